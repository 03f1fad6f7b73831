import { assign, fromPromise, setup } from 'xstate';
import { called } from '../calls.ts';

/** A wallet that locks itself after a time that its owner chose; delays come from input, context and event. */
export const machine = setup({
  types: {
    context: {} as { idleMs: number; attempts: number; until: Date | null },
    input: {} as { idleMinutes: number },
    events: {} as { type: 'UNLOCK'; password: string } | { type: 'LOCK' } | { type: 'ACTIVITY' },
  },
  actors: {
    verifyPassword: fromPromise(async ({ input }: { input: { password: string } }) => {
      called('verifyPassword');
      return input.password.length > 3;
    }),
  },
  delays: {
    idleTime: ({ context }) => context.idleMs,
    penalty: ({ context }) => context.attempts ** 2 * 1000,
  },
}).createMachine({
  id: 'wallet',
  context: ({ input }) => ({ idleMs: input.idleMinutes * 60_000, attempts: 0, until: null }),
  initial: 'locked',
  states: {
    locked: { on: { UNLOCK: 'verifying' } },
    verifying: {
      invoke: {
        src: 'verifyPassword',
        input: ({ event }) => ({ password: event.type === 'UNLOCK' ? event.password : '' }),
        onDone: [
          { guard: ({ event }) => event.output, target: 'unlocked', actions: assign({ attempts: 0 }) },
          { target: 'punished', actions: assign({ attempts: ({ context }) => context.attempts + 1 }) },
        ],
        onError: 'locked',
      },
    },
    punished: { after: { penalty: 'locked' } },
    unlocked: {
      after: { idleTime: 'locked' },
      on: { LOCK: 'locked', ACTIVITY: { target: 'unlocked', reenter: true } },
    },
  },
});
