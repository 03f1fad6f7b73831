import { assign, createMachine } from 'xstate';

/** A machine without states: everything happens at its root, which is also where it waits, decides and re-enters. */
export const machine = createMachine({
  types: {} as {
    context: { count: number; idle: boolean };
    events: { type: 'inc' } | { type: 'dec' } | { type: 'set'; value: number } | { type: 'restart' };
  },
  context: { count: 0, idle: false },
  on: {
    inc: { actions: assign({ count: ({ context }) => context.count + 1 }) },
    dec: {
      guard: function isPositive({ context }) {
        return context.count > 0;
      },
      actions: assign({ count: ({ context }) => context.count - 1 }),
    },
    set: { actions: assign({ count: ({ event }) => Math.trunc(event.value) }) },
    restart: { target: '#(machine)', reenter: true, actions: assign({ count: 0, idle: false }) },
  },
  after: { 60_000: { actions: assign({ idle: true }) } },
  always: { guard: ({ context }) => context.count > 99, actions: assign({ count: 0 }) },
});
