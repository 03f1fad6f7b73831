/** `Simulator`: the possible steps, their results, and the observable moments. */
import { describe, expect, test } from 'vitest';
import { Simulator, type Step } from '../../simulator.ts';
import { player } from '../../../fixtures/account/player.ts';
import { START_TIME } from '../../../fixtures/machine-fixtures.ts';
import { kettle } from '../../../chart/tests/sample-machine.ts';

function simulate(...steps: readonly Step[]): Simulator {
  const simulator = new Simulator(kettle);
  for (const step of steps) simulator.take(step);
  return simulator;
}

const SENDS = Object.keys(kettle.events).map((name) => `send ${name}`);
const ON = 'send kettle.switchedOn';
const HOT = 'answer heatWater: hot';

describe('where it begins', () => {
  test('with the first of its inputs, or with one by name', () => {
    expect(new Simulator(kettle).moment.context).toMatchObject({ litres: 2 });
    expect(new Simulator(kettle, { input: 'empty' }).moment.context).toMatchObject({ litres: 0 });
  });

  test('nowhere, with an input that it does not have', () => {
    expect(() => new Simulator(kettle, { input: 'half' })).toThrow('kettle has no input half');
  });
});

describe('what can be tried', () => {
  test('every event, rejected or not, and nothing else while nothing is open', () => {
    expect(simulate().steps).toEqual(SENDS);
  });

  test('each answer of each open actor, by the name under which it was invoked, and the time', () => {
    expect(simulate(ON).steps).toEqual([
      ...SENDS,
      'answer heatWater: hot',
      'answer heatWater: lukewarm',
      'fail heatWater: no current',
      'pass',
    ]);
  });

  test('nothing once it has ended', () => {
    expect(simulate('send kettle.unplugged').steps).toEqual([]);
  });

  test.each([
    ['send tea.wished', 'cannot happen now'],
    [HOT, 'cannot happen now'],
    ['pass', 'cannot happen now'],
    ['whistle', 'there is no step'],
  ])('not “%s”, and that is said', (step, labels) => {
    expect(() => simulate().take(step)).toThrow(labels);
  });

  test('not an answer that nobody has written down', () => {
    expect(() => simulate(ON).take('answer heatWater: no current')).toThrow('nothing is known of');
  });
});

describe('what comes of it', () => {
  test('an answer is processed synchronously and changes the moment', () => {
    const { value, open } = simulate(ON).take(HOT);
    expect(value).toEqual({ boiling: { heater: 'through', lamp: 'dark' } });
    expect(open).toEqual([]);
  });

  test('so is a failure', () => {
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

  test('so does a defect of its own', () => {
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

describe('what is seen', () => {
  test('is plain data, without what only the page knows', () => {
    const { moment } = simulate(ON);
    expect(moment.context).toEqual({ litres: 2, hotAt: null, degrees: 20 });
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

  test('contains the actions of the site, and the messages to other actors', () => {
    const simulator = new Simulator(player);
    expect(simulator.take('send visit.noted').performed).toEqual(['keepInJournal']);
    expect(simulator.take('send navigation.moved')).toMatchObject({
      emitted: [{ type: 'game.leave', to: 'gameLaunch' }],
      performed: [],
    });
    simulator.stop();
  });
});
