/** The cases that are generated of a machine: one walk at least for each transition, wildcards and spawned actors included. */
import { expect, test } from 'vitest';
import { fromPromise, sendTo, setup, spawnChild } from 'xstate';
import { chartOf } from '../chart/chart.ts';
import type { MachineFixtures } from '../fixtures/machine-fixtures.ts';
import { generatedCases } from './cases/generate.ts';
import { measureOf } from './measure.ts';
import { mutantsOf } from './mutants/mutants.ts';

/** Hears all news, starts an actor in an action, and invokes one without an id. */
const newsroomMachine = setup({
  types: {
    events: {} as
      | { readonly type: 'news.weather' }
      | { readonly type: 'news.sport'; readonly isLive: boolean }
      | { readonly type: 'reporter.wanted' }
      | { readonly type: 'xstate.done.actor.reporter'; readonly output: unknown },
  },
  actors: {
    print: fromPromise<void>(() => Promise.reject(new Error('not provided'))),
    reporter: fromPromise<void>(() => Promise.reject(new Error('not provided'))),
  },
  guards: { isLive: (_, isLive: boolean) => isLive },
  actions: {
    engage: spawnChild('reporter', { id: 'reporter' }),
    tell: sendTo('reporter', ({ event }) => event),
    note: () => undefined,
  },
}).createMachine({
  id: 'newsroom',
  initial: 'quiet',
  on: {
    'news.*': { actions: 'tell' },
    'news.sport': { guard: { type: 'isLive', params: ({ event }) => event.isLive }, target: '.busy' },
  },
  states: {
    quiet: { on: { 'reporter.wanted': { actions: 'engage', target: 'covered' } } },
    covered: { on: { 'xstate.done.actor.reporter': { actions: 'note' } } },
    busy: { invoke: { src: 'print', onDone: { target: 'quiet' } } },
  },
});

const newsroom: MachineFixtures<typeof newsroomMachine> = {
  machine: newsroomMachine,
  lao: {},
  inputs: { start: () => undefined },
  events: {
    'reporter.wanted': { type: 'reporter.wanted' },
    'news.sport: live': { type: 'news.sport', isLive: true },
    'news.sport: a result': { type: 'news.sport', isLive: false },
    'news.weather': { type: 'news.weather' },
  },
  actors: {
    print: { done: { printed: undefined }, failed: {} },
    reporter: { done: { home: undefined }, failed: {} },
  },
};

const GENERATED = generatedCases(newsroom);

test('the cases take every transition, and replay with the same effects', () => {
  const { tallies, deviations } = measureOf(newsroom, GENERATED);
  expect(tallies.transitions).toEqual({ of: chartOf(newsroomMachine).edges.length, missing: [] });
  expect(deviations).toEqual([]);
});

test.each([
  [
    'newsroom on news.*',
    [
      ['send reporter.wanted', '→ covered; starts reporter'],
      ['send news.sport: a result', 'sends news.sport to reporter'],
    ],
  ],
  [
    'covered on done reporter',
    [
      ['send reporter.wanted', '→ covered; starts reporter'],
      ['answer reporter: home', 'performs note'],
    ],
  ],
  [
    'busy on done print → quiet',
    [
      ['send news.sport: live', '→ busy; starts print'],
      ['answer print: printed', '→ quiet'],
    ],
  ],
])('%s: its case sends what the fixtures have for it', (title, steps) => {
  expect(GENERATED.cases.find((one) => one.title === title)?.steps).toEqual(steps);
});

test('every transition has a mutant that can be made', () => {
  const made = mutantsOf(newsroomMachine).filter((mutant) => mutant.make() !== newsroomMachine);
  expect(new Set(made.map(({ edge }) => edge))).toEqual(
    new Set(chartOf(newsroomMachine).edges.map(({ id }) => id)),
  );
});
