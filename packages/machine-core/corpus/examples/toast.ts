import { assign, cancel, emit, raise, setup } from 'xstate';

/** A notice that raises its own dismissal with a delay, and cancels it while the pointer rests on it. */
export const machine = setup({
  types: {
    context: {} as { text: string; shown: number },
    events: {} as
      | { type: 'show'; text: string }
      | { type: 'dismiss' }
      | { type: 'hover' }
      | { type: 'leave' }
      | { type: 'internal.announce' },
    emitted: {} as { type: 'announced'; text: string },
  },
  actions: {
    dismissLater: raise({ type: 'dismiss' }, { delay: 5000, id: 'dismissal' }),
    stay: cancel('dismissal'),
  },
  delays: { fade: 300 },
}).createMachine({
  id: 'toast',
  context: { text: '', shown: 0 },
  initial: 'hidden',
  states: {
    hidden: { on: { show: { target: 'visible', actions: assign({ text: ({ event }) => event.text }) } } },
    visible: {
      entry: ['dismissLater', raise({ type: 'internal.announce' })],
      exit: 'stay',
      initial: 'resting',
      states: {
        resting: { on: { hover: { target: 'held', actions: 'stay' } } },
        held: { on: { leave: { target: 'resting', actions: 'dismissLater' } } },
      },
      on: {
        'internal.announce': { actions: emit(({ context }) => ({ type: 'announced', text: context.text })) },
        show: { target: 'visible', reenter: true, actions: assign({ text: ({ event }) => event.text }) },
        dismiss: 'fading',
      },
    },
    fading: {
      after: { fade: { target: 'hidden', actions: assign({ shown: ({ context }) => context.shown + 1 }) } },
    },
  },
});
