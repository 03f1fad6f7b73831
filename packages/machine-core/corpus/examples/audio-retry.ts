import { assign, setup } from 'xstate';
import { effect } from '../calls.ts';

/** Reloads a sound that failed; states with capitals, and a pause that grows and shrinks with what happens. */
export const machine = setup({
  types: {
    context: {} as { pause: number; retries: number },
    events: {} as { type: 'play' | 'pause' | 'ended' | 'error' | 'abort' | 'emptied' | 'canplaythrough' },
  },
  actions: {
    forceReload: effect('forceReload'),
    forcePlay: effect('forcePlay'),
    forget: assign({ pause: 1000, retries: 0 }),
    backOff: assign({
      pause: ({ context }) => context.pause * 2,
      retries: ({ context }) => context.retries + 1,
    }),
  },
  guards: {
    retriesRemain: ({ context }) => context.retries < 2,
    retriesExhausted: ({ context }) => context.retries >= 2,
  },
  delays: { RELOAD_PAUSE: ({ context }) => context.pause, LOAD_TIMEOUT: 3000 },
}).createMachine({
  id: 'audioRetry',
  context: { pause: 1000, retries: 0 },
  initial: 'Idle',
  states: {
    Idle: { on: { play: 'Playing', error: 'Reloading', emptied: { target: 'Idle', actions: 'forget' } } },
    Playing: {
      initial: 'Audible',
      states: { Audible: { on: { pause: 'Paused' } }, Paused: { on: { play: 'Audible' } } },
      on: { ended: 'Idle', error: 'Reloading', abort: 'Reloading', emptied: { actions: 'forget' } },
    },
    Reloading: {
      description: 'Waits before the next attempt.',
      after: {
        RELOAD_PAUSE: [
          { guard: 'retriesRemain', target: 'Loading', actions: ['forceReload', 'backOff'] },
          { guard: 'retriesExhausted', target: 'Idle', actions: 'forget' },
        ],
      },
    },
    Loading: {
      on: { canplaythrough: { target: 'Playing', actions: ['forget', 'forcePlay'] }, error: 'Reloading' },
      after: { LOAD_TIMEOUT: 'Reloading' },
    },
  },
});
