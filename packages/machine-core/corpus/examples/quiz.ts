import { assign, setup } from 'xstate';

/** A game of three questions. The second branch of `answer.wrong` has no guard before it, so that it can never be taken. */
export const machine = setup({
  types: {
    context: {} as { asked: number; points: number },
    events: {} as { type: 'start' } | { type: 'answer.right' } | { type: 'answer.wrong' } | { type: 'next' },
    output: {} as { won: boolean },
  },
  guards: {
    isLast: ({ context }) => context.asked === 3,
    hasLost: ({ context }) => context.asked - context.points > 2,
  },
}).createMachine({
  id: 'quiz',
  context: { asked: 0, points: 0 },
  initial: 'welcome',
  states: {
    welcome: { on: { start: 'asking' } },
    asking: {
      entry: assign({ asked: ({ context }) => context.asked + 1 }),
      on: {
        'answer.right': {
          target: 'explaining',
          actions: assign({ points: ({ context }) => context.points + 1 }),
        },
        'answer.wrong': [{ target: 'explaining' }, { guard: 'hasLost', target: 'lost' }],
      },
    },
    explaining: {
      on: { next: [{ guard: 'isLast', target: 'finished' }, { target: 'asking' }, { target: 'welcome' }] },
    },
    finished: { type: 'final' },
    lost: { type: 'final' },
  },
  output: ({ context }) => ({ won: context.points > 1 }),
});
