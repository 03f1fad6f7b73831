import { assign, createMachine } from 'xstate';
import { called } from '../calls.ts';

/** All inline: no `setup`, no id, and neither guards nor actions have a name. */
export const machine = createMachine({
  types: {} as {
    context: { credit: number; sold: number };
    events: { type: 'coin'; value: number } | { type: 'choose'; price: number } | { type: 'refund' };
  },
  context: { credit: 0, sold: 0 },
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        coin: [
          {
            guard: ({ event }) => ![10, 20, 50].includes(event.value),
            actions: () => called('vending.reject'),
          },
          {
            target: 'credited',
            actions: assign({ credit: ({ context, event }) => context.credit + event.value }),
          },
        ],
      },
    },
    credited: {
      entry: [() => called('vending.display'), () => called('vending.beep')],
      on: {
        coin: { actions: assign({ credit: ({ context, event }) => context.credit + event.value }) },
        choose: {
          guard: ({ context, event }) => context.credit >= event.price,
          target: 'vending',
          actions: assign({ credit: ({ context, event }) => context.credit - event.price }),
        },
        refund: { target: 'waiting', actions: [assign({ credit: 0 }), () => called('vending.return')] },
      },
    },
    vending: {
      after: {
        800: [
          { guard: ({ context }) => context.credit > 0, target: 'credited' },
          { target: 'waiting', actions: assign({ sold: ({ context }) => context.sold + 1 }) },
        ],
      },
    },
  },
});
