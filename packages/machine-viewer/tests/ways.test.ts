import { expect, test } from 'vitest';
import { createMachine, raise } from 'xstate';
import { fixturesOf } from '../../machine-core/index.ts';
import { play } from '../simulator/play.ts';
import { simulationOf, waysBetween } from '../simulator/ways.ts';

/** A coffee machine: two ways lead to a cup, and none leads out of the bin. */
const COFFEE = fixturesOf(
  createMachine({
    id: 'coffee',
    initial: 'warming',
    states: {
      warming: { always: 'idle' },
      idle: { on: { insert: 'paid', kick: 'broken' } },
      paid: { on: { press: 'brewing', back: 'idle' } },
      brewing: { after: { 3000: 'cup' }, on: { hurry: 'cup' } },
      cup: { on: { take: 'idle', drop: 'bin' } },
      bin: {},
      broken: { on: { repair: 'idle' } },
    },
  }),
);

const stepsOf = (from: string, to: string) =>
  waysBetween(COFFEE, { from: `coffee${from}`, to: `coffee${to}` }).ways.map(({ before, steps }) => [
    before.map(({ step }) => step).join(),
    steps.map(({ step }) => step).join(),
  ]);

test('the shortest ways are found, each with other transitions', () => {
  expect(stepsOf('.paid', '.cup')).toEqual([
    ['send insert', 'send press,pass'],
    ['send insert', 'send press,send hurry'],
  ]);
});

test('a way from the beginning has nothing before it', () => {
  expect(stepsOf('', '.broken')[0]).toEqual(['', 'send kick']);
});

test('a state that the machine only passes through counts as reached', () => {
  expect(stepsOf('.warming', '.paid')[0]).toEqual(['', 'send insert']);
});

test('a step from the second state to the first is not the way back', () => {
  expect(stepsOf('.paid', '.idle')[0]).toEqual(['send insert', 'send back']);
});

test('no way is another one with needless steps between', () => {
  const lift = fixturesOf(
    createMachine({
      id: 'lift',
      type: 'parallel',
      states: {
        cabin: { initial: 'below', states: { below: { on: { up: 'above' } }, above: {} } },
        light: { initial: 'off', states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } } },
      },
    }),
  );
  const { ways } = waysBetween(lift, { from: 'lift.cabin.below', to: 'lift.cabin.above' });
  expect(ways.map(({ steps }) => steps.map(({ step }) => step))).toEqual([['send up']]);
});

test('without a way there is none, after every situation has been looked at', () => {
  expect(waysBetween(COFFEE, { from: 'coffee.bin', to: 'coffee.idle' })).toEqual({
    ways: [],
    isComplete: true,
  });
  expect(waysBetween(COFFEE, { from: 'coffee.bin', to: 'coffee.idle', mostSteps: 3 }).isComplete).toBe(false);
});

test('a simulation of the way arrives, one step after the other', () => {
  const [way] = waysBetween(COFFEE, { from: 'coffee.cup', to: 'coffee.broken' }).ways;
  if (!way) throw new Error('there is no way');
  const active = (count?: number) => play(COFFEE, simulationOf(way, count)).scenes.at(-1)?.active;
  expect(active(0)).toContain('coffee.cup');
  expect(active(1)).toContain('coffee.idle');
  expect(active()).toContain('coffee.broken');
});

test('a longer way with another last step is told too, also to a state that a report reaches at once', () => {
  const order = fixturesOf(
    createMachine({
      id: 'order',
      type: 'parallel',
      states: {
        status: {
          initial: 'open',
          states: { open: { on: { observed: 'canceled' } }, canceled: {} },
        },
        dialog: {
          initial: 'none',
          states: {
            none: { on: { cancel: 'asking' } },
            asking: { on: { confirm: 'sending', keep: 'none' } },
            sending: { after: { 2000: { target: 'none', actions: raise({ type: 'observed' }) } } },
          },
        },
      },
    }),
  );
  const { ways } = waysBetween(order, { from: 'order', to: 'order.status.canceled' });
  expect(ways.map(({ steps }) => steps.map(({ step }) => step).join())).toEqual([
    'send observed',
    'send cancel,send confirm,pass',
  ]);
});
