import { assign, createMachine } from 'xstate';

/** Counts by re-entering itself after each second. `lap` re-enters nothing: the same state without `reenter` stays in it. */
export const machine = createMachine({
  types: {} as { context: { elapsed: number; laps: readonly number[] } },
  id: 'stopwatch',
  initial: 'stopped',
  context: { elapsed: 0, laps: [] },
  states: {
    stopped: { on: { start: 'running', reset: { actions: assign({ elapsed: 0, laps: [] }) } } },
    running: {
      after: {
        1000: {
          target: 'running',
          reenter: true,
          actions: assign({ elapsed: ({ context }) => context.elapsed + 1 }),
        },
      },
      on: {
        stop: 'stopped',
        lap: {
          target: 'running',
          actions: assign({ laps: ({ context }) => [...context.laps, context.elapsed] }),
        },
      },
    },
  },
});
