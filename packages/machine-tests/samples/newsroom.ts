import { fromPromise, sendTo, setup, spawnChild } from 'xstate';
import type { MachineFixtures } from '../../machine-core/index.ts';

/** Hears all news, starts an actor in an action, and invokes one without an id. */
export const newsroomMachine = setup({
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

export const newsroom: MachineFixtures<typeof newsroomMachine> = {
  machine: newsroomMachine,
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
