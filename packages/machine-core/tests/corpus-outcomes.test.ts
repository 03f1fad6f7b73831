/**
 * Random steps through every machine of the corpus, with data and without: what `outcomeOf` predicts of an event is what XState does. The
 * transitions that XState takes are told by an action that each of them is given, so that the prediction is not compared with itself.
 */
import { afterAll, describe, expect, test, vi } from 'vitest';
import { callsSoFar, forgetCalls } from '../corpus/calls.ts';
import { corpus } from '../corpus/corpus.ts';
import { chartOf, fixturesOf, labelOf, Simulator } from '../index.ts';
import { randomMachine, randomNumbers } from '../samples/random-machine.ts';
import { differencesIn } from './comparison.ts';

const STEPS = 10_000;
const WALKS = corpus.flatMap(({ name, machine, adapter }) => [
  { name, fixtures: fixturesOf(machine) },
  { name: `${name}, with data`, fixtures: fixturesOf(machine, adapter) },
]);
afterAll(forgetCalls);

describe('what is predicted is what XState does, and no implementation is called', () => {
  test.each(WALKS)('$name', ({ name, fixtures }) => {
    // XState says so when a machine sends to an actor that is done.
    vi.spyOn(console, 'warn').mockReturnValue();
    const seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2 ** 32, 53);
    expect(differencesIn(fixtures, Math.ceil(STEPS / WALKS.length), randomNumbers(seed))).toEqual([]);
    expect(callsSoFar()).toEqual({});
  });
});

/** Some, and those in which XState holds the value and the states of a snapshot apart, or takes eventless transitions of states around. */
const RANDOM = [...Array.from({ length: 40 }, (_, seed) => seed), 76, 172, 327, 453, 521, 548, 717, 807];

test.each(RANDOM)('a random machine (seed %i) does what is predicted', (seed) => {
  expect(differencesIn(fixturesOf(randomMachine(seed)), 40, randomNumbers(seed))).toEqual([]);
});

/** No name, the word for what it should name, an object as text, or a name that only XState knows. */
const UNREADABLE = /^$|^(guard|actions|action|entry|exit|unnamed)$|\[object|xstate\.|__vi|^x:\d/;

test.each(WALKS)('$name: every label can be read', ({ fixtures }) => {
  const { nodes, edges } = chartOf(fixtures.machine);
  const { open, steps } = new Simulator(fixtures);
  const labels = [
    ...edges.flatMap(({ guard, actions, trigger }) => [
      ...(guard === null ? [] : [guard]),
      ...actions,
      labelOf(trigger),
    ]),
    ...nodes.flatMap(({ entry, exit, invokes }) => [
      ...entry,
      ...exit,
      ...invokes.flatMap(({ id, actor }) => [id, actor]),
    ]),
    ...open.flatMap(({ id, actor }) => [id, actor]),
    ...steps,
  ];
  expect(labels.filter((label) => UNREADABLE.test(label))).toEqual([]);
});
