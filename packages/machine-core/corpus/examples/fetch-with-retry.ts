import { assign, fromPromise, setup } from 'xstate';
import { called } from '../calls.ts';

/** Loads a page with exponential back-off: three attempts, then it gives up; `input.url` is required. */
export const machine = setup({
  types: {
    context: {} as { url: string; attempts: number; body: string | null; error: unknown },
    input: {} as { url: string },
    output: {} as { body: string | null; attempts: number },
    events: {} as { type: 'FETCH' } | { type: 'RETRY' } | { type: 'CANCEL' },
  },
  actors: {
    fetchPage: fromPromise(async ({ input }: { input: { url: string } }) => {
      called('fetchPage');
      return `page of ${input.url}`;
    }),
  },
  delays: { backOff: ({ context }) => 500 * 2 ** context.attempts },
  guards: { canRetry: ({ context }) => context.attempts < 3 },
}).createMachine({
  id: 'fetch',
  context: ({ input }) => ({ url: input.url, attempts: 0, body: null, error: null }),
  initial: 'idle',
  states: {
    idle: { on: { FETCH: 'loading' } },
    loading: {
      entry: assign({ attempts: ({ context }) => context.attempts + 1 }),
      invoke: {
        src: 'fetchPage',
        input: ({ context }) => ({ url: context.url }),
        onDone: { target: 'success', actions: assign({ body: ({ event }) => event.output }) },
        onError: [
          { guard: 'canRetry', target: 'waiting', actions: assign({ error: ({ event }) => event.error }) },
          { target: 'failure' },
        ],
      },
      on: { CANCEL: 'idle' },
    },
    waiting: { after: { backOff: 'loading' }, on: { RETRY: 'loading', CANCEL: 'idle' } },
    failure: { on: { RETRY: { target: 'loading', actions: assign({ attempts: 0 }) } } },
    success: { type: 'final' },
  },
  output: ({ context }) => ({ body: context.body, attempts: context.attempts }),
});
