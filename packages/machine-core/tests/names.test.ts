/** The names of guards, actions and actors, also of those that a configuration gives inline. */
import { expect, test } from 'vitest';
import {
  assign,
  createMachine,
  emit,
  enqueueActions,
  fromCallback,
  fromPromise,
  log,
  raise,
  sendTo,
  spawnChild,
  stopChild,
} from 'xstate';
import { and, not, or, stateIn } from 'xstate/guards';
import { chartOf, fixturesOf, Simulator } from '../index.ts';

test('of composed and inline guards', () => {
  const isLarge = ({ context }: { readonly context: { readonly size: number } }) => context.size > 1;
  const machine = createMachine({
    id: 'm',
    context: { size: 1 },
    initial: 'on',
    states: {
      on: {
        on: {
          GO: [
            { guard: and(['isReady', not('isLocked')]) },
            { guard: not(or(['isReady', { type: 'holds', params: { litres: 2 } }])) },
            { guard: or([stateIn('on'), stateIn({ on: 'off' }), stateIn('#m.on')]) },
            { guard: isLarge },
            { guard: ({ context }) => context.size > 2 },
            {
              guard: () => {
                return true;
              },
            },
            { guard: { type: 'holds', params: { litres: 2, of: { what: 'tea' } } } },
          ],
        },
      },
    },
  });
  expect(chartOf(machine).edges.map(({ guard }) => guard?.replace(/\s/g, ''))).toEqual([
    'isReadyandnotisLocked',
    'not(isReadyorholds(2))',
    'inonorinon.offorinm.on',
    'isLarge',
    'context.size>2',
    'true',
    'holds(2,{"what":"tea"})',
  ]);
});

test('of built-in and inline actions', () => {
  const poke = () => undefined;
  const machine = createMachine({
    entry: [
      assign({ count: 1, error: () => null }),
      assign(({ context }) => ({ ...context, size: { of: [1, 2] }, count: 2 })) as never,
      raise({ type: 'GO' }, { delay: 5 }),
      emit({ type: 'told' }),
      sendTo('child', { type: 'HELLO' }),
      sendTo(
        ({ context }) => context['ref'],
        ({ event }) => ({ type: 'FROM', event }),
      ),
      spawnChild('reader', { id: 'one' } as never),
      stopChild('one'),
      log('x', 'label'),
      enqueueActions(({ enqueue }) => {
        enqueue('beep');
        enqueue.raise({ type: 'GO' });
      }),
      poke,
      () => poke(),
    ],
  });
  expect(chartOf(machine).nodes[0]?.entry).toEqual([
    'assign count, error',
    'assign size, count',
    'raise GO after 5',
    'emit told',
    'send HELLO to child',
    'send FROM to ref',
    'spawn reader as one',
    'stop one',
    'log label',
    'enqueue beep, raise',
    'poke',
    'poke()',
  ]);
});

test('of actors without an id: two with the same logic, inline ones, and those of other states', () => {
  const load = fromPromise(function loadPage() {
    return Promise.resolve();
  });
  const machine = createMachine({
    id: 'm',
    type: 'parallel',
    states: {
      a: {
        invoke: [
          { src: 'fetch', onDone: { actions: 'first' } },
          { src: 'fetch', onDone: { actions: 'second' } },
          { src: load, onError: { actions: 'third' } },
        ],
      },
      b: { invoke: { src: fromCallback(() => undefined) } },
    },
  });
  const actors = ['fetch', 'fetch 2', 'loadPage', 'callback of b'];
  expect(chartOf(machine).nodes.flatMap(({ invokes }) => invokes.map(({ id }) => id))).toEqual(actors);
  expect(chartOf(machine).edges.map(({ id }) => id)).toEqual([
    'm.a on done fetch #0',
    'm.a on done fetch 2 #0',
    'm.a on failed loadPage #0',
  ]);
  const simulator = new Simulator(fixturesOf(machine));
  expect(simulator.open.map(({ id }) => id)).toEqual(actors);
  expect(simulator.take('answer fetch: done').performed).toEqual(['first']);
  expect(
    simulator.open.map(({ id }) => id),
    'the others keep their names',
  ).toEqual(['fetch 2', 'loadPage', 'callback of b']);
});
