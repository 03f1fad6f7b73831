import { assign, enqueueActions, fromPromise, setup, spawnChild, stopChild } from 'xstate';
import { called, effect } from '../calls.ts';

/** Actors spawned and stopped by ids that events bring, and actions that are chosen while they run. */
export const machine = setup({
  types: {
    context: {} as { queued: readonly string[]; limit: number },
    events: {} as
      | { type: 'file.add'; file: string; size: number }
      | { type: 'file.cancel'; file: string }
      | { type: 'pause' }
      | { type: 'resume' }
      | { type: `xstate.done.actor.${string}`; output: string },
    emitted: {} as { type: 'rejected'; file: string },
  },
  actors: {
    upload: fromPromise(async ({ input }: { input: { file: string } }) => {
      called('upload');
      return input.file;
    }),
  },
  actions: { warn: effect('warn') },
}).createMachine({
  id: 'uploads',
  context: { queued: [], limit: 1000 },
  initial: 'running',
  states: {
    running: {
      on: {
        'file.add': {
          actions: enqueueActions(({ context, event, enqueue, check }) => {
            if (check(() => event.size > context.limit)) {
              enqueue.emit({ type: 'rejected', file: event.file });
              enqueue('warn');
              return;
            }
            enqueue.assign({ queued: [...context.queued, event.file] });
            enqueue.spawnChild('upload', { id: `upload-${event.file}`, input: { file: event.file } });
          }),
        },
        'file.cancel': {
          guard: ({ context, event }) => context.queued.includes(event.file),
          actions: [
            stopChild(({ event }) => `upload-${event.file}`),
            assign({ queued: ({ context, event }) => context.queued.filter((file) => file !== event.file) }),
          ],
        },
        'xstate.done.actor.*': {
          actions: assign({
            queued: ({ context, event }) => context.queued.filter((file) => file !== event.output),
          }),
        },
        pause: 'paused',
      },
    },
    paused: {
      on: { resume: 'running' },
      exit: spawnChild('upload', { id: 'probe', input: { file: 'probe' } }),
    },
  },
});
