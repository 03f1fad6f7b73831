/** `Simulator`: the possible steps, their results, and the observable moments. */
import { type AnyActorLogic, assign, fromPromise, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { type MachineFixtures, SIMULATED_ACTOR, Simulator, START_TIME, type Step } from '../index.ts';
import { kettle } from '../samples/kettle.ts';

/** Loads the code of an actor, and spawns it. */
const bookcaseMachine = setup({
  types: { events: {} as { readonly type: `xstate.done.actor.${string}`; readonly output: unknown } },
  actors: { loadBook: fromPromise<AnyActorLogic>(() => Promise.reject(new Error('not provided'))) },
}).createMachine({
  id: 'bookcase',
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadBook',
        onDone: {
          target: 'open',
          actions: assign(({ context, event, spawn }) => {
            spawn(event.output, { systemId: 'book' });
            return context;
          }),
        },
      },
    },
    open: { on: { 'xstate.done.actor.*': { target: 'closed' } } },
    closed: {},
  },
});

const bookcase: MachineFixtures<typeof bookcaseMachine> = {
  machine: bookcaseMachine,
  inputs: { start: () => undefined },
  events: {},
  actors: {
    loadBook: { done: { 'its code is there': SIMULATED_ACTOR }, failed: {} },
    book: { done: { 'it is read': undefined }, failed: {} },
  },
};

function simulate(...steps: readonly Step[]): Simulator {
  const simulator = new Simulator(kettle);
  for (const step of steps) simulator.take(step);
  return simulator;
}

const SENDS = Object.keys(kettle.events).map((name) => `send ${name}`);
const ON = 'send kettle.switchedOn';
const HOT = 'answer heatWater: hot';

describe('the initial moment', () => {
  test('uses the first input of the fixtures, or the input with the given name', () => {
    expect(new Simulator(kettle).moment.context).toMatchObject({ litres: 2 });
    expect(new Simulator(kettle, { input: 'empty' }).moment.context).toMatchObject({ litres: 0 });
  });

  test('does not exist for an unknown input, which throws an error', () => {
    expect(() => new Simulator(kettle, { input: 'half' })).toThrow('kettle has no input half');
  });
});

describe('the possible steps', () => {
  test('are all events, rejected or not, and nothing else while no actor is pending', () => {
    expect(simulate().steps).toEqual(SENDS);
  });

  test('include each result of each pending actor, by the id of its invocation, and `pass`', () => {
    expect(simulate(ON).steps).toEqual([
      ...SENDS,
      'answer heatWater: hot',
      'answer heatWater: lukewarm',
      'fail heatWater: no current',
      'pass',
    ]);
  });

  test('are none once the machine has ended', () => {
    expect(simulate('send kettle.unplugged').steps).toEqual([]);
  });

  test.each([
    ['send tea.wished', 'cannot happen now'],
    [HOT, 'cannot happen now'],
    ['pass', 'cannot happen now'],
    ['whistle', 'there is no step'],
  ])('do not include “%s”, which throws an error', (step, labels) => {
    expect(() => simulate().take(step)).toThrow(labels);
  });

  test('do not include a result that the fixtures do not define', () => {
    expect(() => simulate(ON).take('answer heatWater: no current')).toThrow('nothing is known of');
  });
});

describe('the effect of a step', () => {
  test('the result of an actor is processed synchronously and changes the moment', () => {
    const { value, open } = simulate(ON).take(HOT);
    expect(value).toEqual({ boiling: { heater: 'through', lamp: 'dark' } });
    expect(open).toEqual([]);
  });

  test('the failure of an actor is processed synchronously and changes the moment', () => {
    expect(simulate(ON).take('fail heatWater: no current').value).toBe('cold');
  });

  test('an actor is no longer pending after its state is exited', () => {
    const simulator = simulate(ON, 'fail heatWater: no current');
    expect(simulator.open).toEqual([]);
    expect(() => simulator.take(HOT)).toThrow('cannot happen now');
  });

  test('`pass` advances the machine’s delays and the server’s clock to the next timer', () => {
    const simulator = simulate(ON, 'pass', HOT);
    expect(simulator.moment).toMatchObject({ value: 'ready', context: { hotAt: START_TIME + 2_000 } });
    expect(simulator.take('pass').value).toBe('cleaning');
    expect(simulator.clock.now()).toBe(START_TIME + 62_000);
  });

  test('an unhandled actor failure stops the machine with an error, and no step is possible', () => {
    const simulator = simulate(ON, 'pass', HOT, 'pass');
    expect(simulator.take('fail cleanWater: chalky')).toMatchObject({
      status: 'error',
      error: 'Error: chalk',
    });
    expect(simulator.steps).toEqual([]);
  });

  test('an assignment that throws stops the machine with an error', () => {
    expect(simulate().take('send kettle.filled: too much')).toMatchObject({
      status: 'error',
      error: 'Error: water everywhere',
    });
  });

  test('the same steps lead to the same moment', () => {
    const steps = [ON, HOT, 'pass', 'pass'];
    expect(simulate(...steps).moment).toEqual(simulate(...steps).moment);
  });
});

describe('spawned actors', () => {
  const WISHED = 'send timer.wished';

  test('are pending like invoked ones, by the name of their logic if they have no id', () => {
    const simulator = simulate(WISHED, ON, WISHED);
    expect(simulator.open.map(({ id, actor }) => `${id}: ${actor}`)).toEqual([
      'timer: timer',
      'heatWater: heat',
      'timer 2: timer',
    ]);
    expect(simulator.take('answer timer 2: over').emitted).toEqual([{ type: 'kettle.rang' }]);
    expect(simulator.open.map(({ id }) => id)).toEqual(['timer', 'heatWater']);
  });

  test('receive an event that the machine passes on to all its actors', () => {
    const type = 'news.power.back';
    expect(simulate(WISHED, ON).take(`send ${type}`).emitted).toEqual([
      { type, to: 'timer' },
      { type, to: 'heatWater' },
    ]);
  });

  test('are simulated if their logic is the output of another actor', () => {
    const simulator = new Simulator(bookcase);
    simulator.take('answer loadBook: its code is there');
    expect(simulator.open.map(({ id, actor }) => `${id}: ${actor}`)).toEqual(['book: book']);
    expect(simulator.take('answer book: it is read').value).toBe('closed');
  });
});

describe('a moment', () => {
  test('is plain data, in which a reference to an actor is its name', () => {
    const { moment } = simulate(ON);
    expect(moment.context).toEqual({ clock: 'actor clock', litres: 2, hotAt: null, degrees: 20 });
    expect(JSON.parse(JSON.stringify(moment))).toEqual(moment);
  });

  test('contains the states, the tags, and the pending actors with their input', () => {
    expect(simulate(ON).moment).toMatchObject({
      value: { boiling: { heater: 'heating', lamp: 'dark' } },
      tags: ['busy'],
      status: 'active',
      open: [{ id: 'heatWater', actor: 'heat', input: { litres: 2 } }],
    });
  });

  test('contains the events emitted by the last step only', () => {
    const simulator = simulate(ON, 'pass');
    expect(simulator.take(HOT).emitted).toEqual([{ type: 'kettle.whistled', degrees: 95 }]);
    expect(simulator.take('send lamp.broken').emitted).toEqual([]);
  });
});
