/** Features of machines that nobody here wrote, each on the smallest machine that has it. */
import { describe, expect, test } from 'vitest';
import {
  type AnyStateMachine,
  assign,
  createMachine,
  emit,
  enqueueActions,
  type EventObject,
  forwardTo,
  fromCallback,
  fromPromise,
  fromTransition,
  log,
  raise,
  sendParent,
  sendTo,
  setup,
  spawnChild,
  stopChild,
} from 'xstate';
import { stateIn } from 'xstate/guards';
import {
  chartOf,
  definitionOf,
  fixturesOf,
  type MachineAdapter,
  outcomeOf,
  Simulator,
  type Step,
  verdictsOn,
} from '../index.ts';

function simulate(
  machine: AnyStateMachine,
  steps: readonly Step[] = [],
  adapter: MachineAdapter = {},
): Simulator {
  const simulator = new Simulator(fixturesOf(machine, adapter));
  for (const step of steps) simulator.take(step);
  return simulator;
}

function outcome(machine: AnyStateMachine, event: EventObject, steps: readonly Step[] = []) {
  return outcomeOf(verdictsOn(simulate(machine, steps).snapshot, event), chartOf(machine));
}

const edgesOf = (machine: AnyStateMachine) => chartOf(machine).edges;
const openIn = ({ open }: Simulator) => open.map(({ id, actor }) => `${id}: ${actor}`);

describe('a guard that throws', () => {
  const machine = createMachine({
    id: 'm',
    type: 'parallel',
    states: {
      first: { on: { GO: { guard: ({ event }) => event['at'].hour > 1, actions: 'late' } } },
      second: { on: { GO: { guard: ({ event }) => event['to'].name === '', actions: 'nameless' } } },
    },
  });

  test('is an outcome with the message of the first one that XState asks, and ends the simulation', () => {
    expect(outcome(machine, { type: 'GO' })).toMatchObject({
      kind: 'failed',
      error: expect.stringContaining("reading 'hour'"),
    });
    expect(verdictsOn(simulate(machine).snapshot, { type: 'GO' }).map(({ isAsked }) => isAsked)).toEqual([
      true,
      false,
    ]);
    const { moment, steps } = simulate(machine, ['send GO']);
    expect(moment).toMatchObject({ status: 'error', error: expect.stringContaining("reading 'hour'") });
    expect(steps).toEqual([]);
  });

  test('also where the machine begins', () => {
    const begins = createMachine({
      context: ({ input }) => ({ name: (input as { user: { name: string } }).user.name }),
    });
    expect(simulate(begins).moment).toMatchObject({ status: 'error', value: {}, open: [] });
  });
});

describe('no implementation of the author runs', () => {
  const calls: string[] = [];
  const call = (name: string) => () => void calls.push(name);
  const promise = fromPromise(async () => calls.push('promise'));
  const callback = fromCallback(call('callback'));
  const reducer = fromTransition(
    (state: number) => state + calls.push('reducer'),
    () => calls.push('reducer begins'),
  );
  const child = createMachine({ id: 'child', entry: call('entry of the child') });

  const machine = setup({
    types: { context: {} as { readonly refs: readonly unknown[]; readonly count: number } },
    actors: { named: promise },
    actions: {
      named: call('named action'),
      enqueued: enqueueActions(({ enqueue }) => enqueue(call('enqueued'))),
    },
  }).createMachine({
    id: 'm',
    context: ({ spawn }) => ({
      refs: [spawn(callback), spawn('named'), spawn(child, { id: 'kid' } as object)],
      count: 0,
    }),
    entry: [
      call('entry'),
      'named',
      'enqueued',
      spawnChild(reducer as never, { id: 'sum' } as never),
      log(() => 'said'),
    ],
    exit: call('exit'),
    invoke: [{ src: promise }, { id: 'back', src: callback as never }, { src: 'missing' as 'named' }],
    initial: 'a',
    states: {
      a: {
        on: {
          GO: {
            target: 'b',
            actions: [call('transition'), forwardTo('sum'), sendTo('kid', { type: 'HELLO' })],
          },
        },
        exit: enqueueActions(({ enqueue, check }) => {
          if (check(() => true)) enqueue.assign({ count: ({ context }) => context.count + 1 });
          enqueue.spawnChild(promise as never, { id: 'late' } as never);
          enqueue(call('enqueued'));
        }),
      },
      b: {
        entry: [raise({ type: 'ON' }), emit({ type: 'told' }), stopChild('sum')],
        on: { ON: { actions: assign({ refs: ({ spawn }) => [spawn(promise, { id: 'last' } as object)] }) } },
      },
    },
  });

  test('in the machine or in an actor, while what is pure is evaluated', () => {
    const simulator = simulate(machine);
    expect(openIn(simulator)).toEqual([
      'callback: callback',
      'named: named',
      'kid: child',
      'sum: reducer',
      'promise of m: promise of m',
      'back: callback of m',
      'missing: missing',
    ]);
    const { context, emitted } = simulator.take('send GO');
    expect(context).toEqual({ refs: ['actor last'], count: 1 });
    expect(emitted).toMatchObject([
      { type: 'GO', to: 'sum' },
      { type: 'HELLO', to: 'kid' },
      { type: 'told' },
    ]);
    expect(openIn(simulator).slice(-2)).toEqual(['late: promise', 'last: promise']);
    simulator.stop();
    expect(calls).toEqual([]);
  });

  test('what it reports to a parent is shown, though there is none', () => {
    const reporting = createMachine({ entry: sendParent({ type: 'READY' }) });
    expect(simulate(reporting).moment.emitted).toEqual([{ type: 'READY', to: 'parent' }]);
  });

  test('a delay that is not implemented lasts a second', () => {
    const machine = createMachine({ initial: 'a', states: { a: { after: { patience: 'b' } }, b: {} } });
    const simulator = simulate(machine);
    expect([simulator.moment.value, simulator.clock.untilNext()]).toEqual(['a', 1_000]);
  });

  test('an endless loop of events or of timers is an error', () => {
    const loop = (way: object) =>
      createMachine({ initial: 'a', states: { a: { on: { GO: 'b' } }, b: way, c: { ...way } } });
    const events = loop({ always: [{ target: 'c', guard: stateIn('b') }, 'b'] });
    expect(simulate(events, ['send GO']).moment).toMatchObject({
      status: 'error',
      error: expect.stringContaining('loop'),
    });
    const timers = createMachine({
      initial: 'a',
      states: { a: { after: { 0: 'b' } }, b: { after: { 0: 'a' } } },
    });
    const { moment, steps } = simulate(timers, ['pass']);
    expect([moment.status, steps]).toEqual(['error', []]);
  });
});

describe('the chart', () => {
  test('tells snapshots of actors, which a simulation may send', () => {
    const machine = createMachine({
      context: { seen: 0 },
      invoke: {
        src: 'poll',
        onSnapshot: {
          guard: ({ event }) => event.snapshot.status === 'active',
          actions: assign({
            seen: ({ event }) => (event.snapshot as unknown as { context: number }).context,
          }),
        },
      },
    });
    expect(edgesOf(machine)[0]?.trigger).toEqual({ kind: 'snapshot', actor: 'poll' });
    const data = {
      actors: { poll: { snapshots: { 'one row': { context: 1 }, 'two rows': { context: 2 } } } },
    };
    expect(simulate(machine, [], data).moment.context).toEqual({ seen: 1 });
    expect(simulate(machine, ['update poll: two rows'], data).moment.context).toEqual({ seen: 2 });
  });

  test('tells delays with a dot, forbidden events, reentering and outputs', () => {
    const machine = createMachine(
      {
        id: 'm',
        on: { STOP: { actions: 'note' } },
        initial: 'a',
        output: 1,
        states: {
          a: {
            after: { 0.5: { target: 'b' }, 'a.delay': 'b' },
            on: { STOP: undefined, PAUSE: {}, AGAIN: { target: 'a', reenter: true }, STAY: 'a' },
          },
          b: { type: 'final', output: 2 },
        },
      },
      { delays: { 'a.delay': 5 } },
    );
    const edges = edgesOf(machine);
    const edge = (id: string) => edges.find((each) => each.id === id);
    expect(edge('m.a on after 0.5 #0')?.trigger).toEqual({ kind: 'after', delay: '0.5', length: 0.5 });
    expect(edge('m.a on after a.delay #0')?.trigger).toEqual({
      kind: 'after',
      delay: 'a.delay',
      length: 5,
    });
    expect(edges.filter(({ isForbidden }) => isForbidden).map(({ id }) => id)).toEqual([
      'm.a on STOP #0',
      'm.a on PAUSE #0',
    ]);
    expect(edges.filter(({ reenter }) => reenter).map(({ id }) => id)).toEqual(['m.a on AGAIN #0']);
    expect(
      chartOf(machine)
        .nodes.filter(({ hasOutput }) => hasOutput)
        .map(({ id }) => id),
    ).toEqual(['m', 'm.b']);
    expect(outcome(machine, { type: 'STOP' })).toEqual({ kind: 'taken', edges: ['m.a on STOP #0'] });
    expect(simulate(machine, ['pass']).moment).toMatchObject({ status: 'done', value: 'b' });
  });

  test('tells history states and where they lead while there is nothing to recall', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'off',
      states: {
        off: { on: { ON: 'player.last', SHALLOW: 'player.recent' } },
        player: {
          initial: 'slow',
          on: { OFF: 'off' },
          states: {
            slow: { on: { FAST: 'fast' } },
            fast: { initial: 'low', states: { low: { on: { LOUD: 'loud' } }, loud: {} } },
            last: { type: 'history', history: 'deep', target: 'fast.loud' },
            recent: { type: 'history' },
          },
        },
      },
    });
    const recalling = chartOf(machine).nodes.filter(({ type }) => type === 'history');
    expect(recalling.map(({ history, defaults }) => [history, defaults])).toEqual([
      ['deep', ['m.player.fast.loud']],
      ['shallow', ['m.player.slow']],
    ]);
    const visit = ['send ON', 'send OFF'];
    expect(simulate(machine, [...visit, 'send ON']).moment.value).toEqual({ player: { fast: 'loud' } });
    expect(simulate(machine, [...visit, 'send SHALLOW']).moment.value).toEqual({ player: { fast: 'low' } });
  });

  test('has the ids of the configuration, with spaces and dots', () => {
    const machine = createMachine({
      id: 'my shop',
      initial: 'the door',
      states: {
        'the door': {
          id: 'front.door',
          on: { 'walk in': '#till no 1' },
          invoke: { src: 'bell', onDone: '#till no 1' },
        },
        till: { id: 'till no 1' },
      },
    });
    expect(edgesOf(machine)).toMatchObject([
      { id: 'front.door on walk in #0', targets: ['till no 1'] },
      { id: 'front.door on done bell #0', targets: ['till no 1'] },
    ]);
    expect(simulate(machine, ['answer bell: done']).moment.value).toBe('till');
  });

  test('is the same without the effects, and the machine has the same definition, also if another has its id', () => {
    const machine = createMachine({
      id: 'm',
      on: {
        GO: {
          guard: () => true,
          actions: [
            () => undefined,
            assign({ a: 1 }),
            assign(() => ({ b: 2 })),
            enqueueActions(({ enqueue }) => enqueue('beep')),
          ],
        },
      },
    });
    const { machine: silent } = simulate(machine).snapshot;
    expect(chartOf(silent)).toEqual(chartOf(machine));
    expect(definitionOf(silent)).toBe(definitionOf(machine.provide({})));
    expect(definitionOf(createMachine({ ...machine.config }))).not.toBe(definitionOf(machine));
  });
});

describe('transitions of parallel regions that would leave the same state', () => {
  const region = (way: object) =>
    ({
      initial: 'a',
      states: {
        a: { on: { GO: way } },
        b: {},
        remembered: { type: 'history' },
        away: { type: 'history', target: '#m.out' },
      },
    }) as const;
  const machine = (...ways: readonly object[]) =>
    createMachine({
      id: 'm',
      initial: 'both',
      states: {
        both: {
          type: 'parallel',
          states: Object.fromEntries(ways.map((way, index) => [`r${index}`, region(way)])),
        },
        out: {},
      },
    });

  test.each([
    ['the first one wins', [{ target: '#m.out' }, { target: 'b' }], ['m.both.r0.a on GO #0']],
    [
      'both are taken, if each stays in its region',
      [{ target: 'b' }, { target: 'b' }],
      ['m.both.r0.a on GO #0', 'm.both.r1.a on GO #0'],
    ],
    [
      'what is recalled is in the region',
      [{ target: 'remembered' }, { target: 'b' }],
      ['m.both.r0.a on GO #0', 'm.both.r1.a on GO #0'],
    ],
    ['a history state may lead away', [{ target: 'away' }, { target: 'b' }], ['m.both.r0.a on GO #0']],
    [
      'one without a target leaves nothing',
      [{ actions: 'x' }, { target: '#m.out' }],
      ['m.both.r0.a on GO #0', 'm.both.r1.a on GO #0'],
    ],
  ])('%s', (_, ways, edges) => {
    expect(outcome(machine(...ways), { type: 'GO' })).toEqual({ kind: 'taken', edges });
  });
});

test('a wildcard answers what nothing more specific does, but not the end of the machine', () => {
  const machine = createMachine({
    id: 'm',
    on: { '*': { actions: 'any' }, 'a.*': { actions: 'some' }, 'a.b': { actions: 'one' } },
  });
  const taken = (type: string) =>
    simulate(machine, [], { events: { it: { type } } }).take(`send ${type}: it`).performed;
  expect([taken('a.b'), taken('a.c'), taken('a'), taken('c')]).toEqual([
    ['one'],
    ['some'],
    ['some'],
    ['any'],
  ]);
  expect(outcome(machine, { type: 'xstate.stop' })).toEqual({ kind: 'unhandled' });
});

describe('fixtures', () => {
  const machine = createMachine({
    id: 'm',
    on: { A: { actions: 'x' }, 'b.*': { actions: 'x' }, '*': { actions: 'x' } },
    invoke: [{ src: 'one' }, { src: fromPromise(() => Promise.resolve()) }],
  });

  test('of any machine: each event without a payload, each actor done or failed, and an empty input', () => {
    expect(
      fixturesOf(machine).inputs['start']?.({
        clock: { now: () => 0 },
        parent: simulate(machine).snapshot.children as never,
      }),
    ).toEqual({});
    expect(simulate(machine).steps).toEqual([
      'send A',
      'send b.anything',
      'send anything',
      'answer one: done',
      'fail one: failed',
      'answer promise of m: done',
      'fail promise of m: failed',
    ]);
  });

  test('take the data of an adapter in place of that, for a wildcard too, and by the id that XState gives an invocation', () => {
    const { steps } = simulate(machine, [], {
      events: { large: { type: 'A', size: 9 }, 'b.c': { type: 'b.c' } },
      actors: { one: { done: { full: 1 } }, '1.m': { done: [{ rows: 2 }], failed: [new Error('offline')] } },
    });
    expect(steps).toEqual([
      'send anything',
      'send A: large',
      'send b.c',
      'answer one: full',
      'fail one: failed',
      'answer promise of m: 1, {"rows":2}',
      'fail promise of m: 1, offline',
    ]);
  });

  test('leave out what only the machine itself raises', () => {
    expect(simulate(machine, [], { internal: ['A'] }).steps).not.toContain('send A');
  });
});
