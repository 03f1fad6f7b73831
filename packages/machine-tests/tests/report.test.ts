/** What can never happen is told apart from what was not found, each with its reason. */
import { expect, test } from 'vitest';
import { assign, createMachine } from 'xstate';
import { chartOf } from '../../machine-core/index.ts';
import { impossibleIn, reportOf } from '../index.ts';

const ways = { A: { target: 'b' } } as const;

test.each([
  [
    'an earlier branch without a guard',
    { initial: 'a', states: { a: { on: { A: ['b', { target: 'c', guard: 'g' }] } }, b: {}, c: {} } },
    [
      'c: only transitions that can never be taken lead to it: m.a on A #1',
      'a on A #1: an earlier branch for A has no guard',
    ],
  ],
  [
    'a state that nothing leads to, and what is inside of it',
    {
      initial: 'a',
      states: { a: { on: ways }, b: {}, lost: { initial: 'x', states: { x: { on: { A: 'y' } }, y: {} } } },
    },
    [
      'lost: no transition leads to it',
      'lost.x: lost around it cannot be reached',
      'lost.y: lost around it cannot be reached',
      'lost.x on A #0: x is never active',
    ],
  ],
  [
    'an event that the states inside always handle',
    {
      initial: 'a',
      on: { A: { actions: 'x' }, 'B.c': { actions: 'x' }, 'B.*': { actions: 'x' }, C: { actions: 'x' } },
      states: {
        a: { on: { ...ways, 'B.*': 'b', C: { guard: 'g', target: 'b' } } },
        b: { on: { '*': { target: 'a' } } },
      },
    },
    [
      ' on A #0: the states inside of m always handle A',
      ' on B.c #0: the states inside of m always handle B.c',
      ' on B.* #0: the states inside of m always handle B.*',
    ],
  ],
  [
    'a state that is left at once',
    { initial: 'a', states: { a: { always: 'b', on: ways, after: { 5: 'b' } }, b: {} } },
    ['a on A #0: a is left as soon as it is entered', 'a on after 5 #0: a is left as soon as it is entered'],
  ],
  [
    'what comes after the end',
    { initial: 'a', states: { a: { on: ways }, b: { type: 'final', on: { A: 'a' } } } },
    ['b on A #0: the machine has ended in b'],
  ],
  [
    'a state that cannot be done',
    {
      initial: 'a',
      states: { a: { initial: 'x', onDone: 'b', states: { x: {}, z: { type: 'final' } } }, b: {} },
    },
    [
      'a.z: no transition leads to it',
      'b: only transitions that can never be taken lead to it: m.a on finished m.a #0',
      'a on finished m.a #0: no final state of a can be reached',
    ],
  ],
])('impossible: %s', (_, config, found) => {
  const { states, transitions } = impossibleIn(chartOf(createMachine({ id: 'm', ...config } as object)));
  const reasons = [...states, ...transitions].map(([id, reason]) => `${id.replace(/^m\.?/, '')}: ${reason}`);
  expect(reasons).toEqual(found);
});

test.each([
  ['a guard before the branch', { initial: 'a', states: { a: { on: { A: [{ guard: 'g' }, 'b'] } }, b: {} } }],
  [
    'an eventless transition that may stay',
    { initial: 'a', states: { a: { always: [{ guard: 'g' }, 'b'], on: ways }, b: {} } },
  ],
  [
    'an eventless transition of a state inside, which comes first',
    {
      initial: 'a',
      states: {
        a: {
          always: '#m.b',
          on: ways,
          initial: 'x',
          states: { x: { always: { guard: 'g', actions: 'x' } } },
        },
        b: {},
      },
    },
  ],
  [
    'what a history state may recall',
    {
      initial: 'a',
      states: {
        a: {
          initial: 'x',
          on: { A: '#m.b' },
          states: {
            x: { on: { B: 'y' } },
            y: { initial: 'deep', states: { deep: {} } },
            past: { type: 'history' },
          },
        },
        b: { on: { A: '#m.a.past' } },
      },
    },
  ],
  [
    'another region that is entered with the target',
    {
      initial: 'a',
      states: {
        a: { on: { A: 'b.one.x' } },
        b: {
          type: 'parallel',
          states: {
            one: { initial: 'x', states: { x: {} } },
            two: { initial: 'z', states: { z: { on: { A: '#m.a' } } } },
          },
        },
      },
    },
  ],
  [
    'a region that handles the event only sometimes',
    {
      on: { A: { actions: 'x' } },
      type: 'parallel',
      states: { one: { initial: 'x', states: { x: { on: { A: 'y' } }, y: {} } } },
    },
  ],
])('not impossible: %s', (_, config) => {
  const { states, transitions } = impossibleIn(chartOf(createMachine({ id: 'm', ...config } as object)));
  expect([...states, ...transitions]).toEqual([]);
});

test('undecided: what data or a longer search might bring', () => {
  const machine = createMachine({
    id: 'm',
    context: { count: 0 },
    initial: 'a',
    states: {
      a: {
        on: {
          LARGE: { guard: ({ event }) => event['of'].size > 1, target: 'b' },
          NEVER: { guard: { type: 'isOpen' }, target: 'c' },
          MISSING: { guard: 'isMissing', target: 'c' },
          'xstate.done.actor.helper': 'c',
        },
      },
      b: { on: { ON: 'c' } },
      c: {},
    },
  }).provide({ guards: { isOpen: () => false } });
  const { undecided, impossible, errors } = reportOf(machine);
  expect(impossible).toEqual([]);
  expect(undecided.map(({ id, reason }) => `${id}: ${reason}`)).toEqual([
    'm.b: the search did not reach it',
    'm.c: the search did not reach it',
    "m.a on LARGE #0: its guard needs data that no event of the search has: Cannot read properties of undefined (reading 'size')",
    'm.a on NEVER #0: isOpen was never true in the search',
    'm.a on MISSING #0: its guard isMissing is not implemented',
    'm.a on done helper #0: the actor helper was never started in the search',
    'm.b on ON #0: the search did not reach the state that it leaves',
  ]);
  expect(errors).toHaveLength(2);
  const decided = reportOf(machine.provide({ guards: { isOpen: () => true, isMissing: () => true } }), {
    events: { large: { type: 'LARGE', of: { size: 2 } } },
  });
  expect(decided.undecided.map(({ id }) => id)).toEqual(['m.a on done helper #0']);
});

test('a guard that depends on the context is found by a search that tells contexts apart', () => {
  const machine = createMachine({
    id: 'm',
    context: { count: 0 },
    on: {
      ADD: { actions: 'add' },
      CLOSE: { guard: ({ context }) => context.count === 3, target: '.closed' },
    },
    initial: 'open',
    states: { open: {}, closed: {} },
  });
  const counting = machine.provide({
    actions: { add: assign({ count: ({ context }) => context.count + 1 }) },
  });
  expect(reportOf(counting)).toMatchObject({ undecided: [], impossible: [] });
});
