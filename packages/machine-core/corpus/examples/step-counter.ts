import { assign, fromTransition, sendTo, setup } from 'xstate';

type Step = { type: 'step'; by: number } | { type: 'clear' };

/** A reducer as an actor, watched by `onSnapshot`. */
export const machine = setup({
  types: {
    context: {} as { seen: number; goal: number },
    input: {} as { goal: number } | undefined,
    events: {} as { type: 'walk'; by: number } | { type: 'start over' } | { type: 'stop' },
  },
  actors: {
    pedometer: fromTransition(
      (count: number, step: Step) => (step.type === 'clear' ? 0 : count + step.by),
      0,
    ),
  },
}).createMachine({
  id: 'steps',
  context: ({ input }) => ({ seen: 0, goal: input?.goal ?? 10_000 }),
  invoke: {
    id: 'pedometer',
    src: 'pedometer',
    onSnapshot: { actions: assign({ seen: ({ event }) => event.snapshot.context }) },
  },
  initial: 'walking',
  states: {
    walking: {
      always: { guard: ({ context }) => context.seen >= context.goal, target: 'rewarded' },
      on: {
        walk: { actions: sendTo('pedometer', ({ event }) => ({ type: 'step', by: event.by })) },
        stop: 'stopped',
      },
    },
    rewarded: { after: { 3000: 'stopped' } },
    stopped: { on: { 'start over': { target: 'walking', actions: sendTo('pedometer', { type: 'clear' }) } } },
  },
});
