import { assign, fromPromise, setup } from 'xstate';
import { called, effect } from '../calls.ts';

/** Payment and packing in parallel, whose end is the end of the whole; errors decide by their kind. */
export const machine = setup({
  types: {
    context: {} as { receipt: string | null; parcels: number },
    input: {} as { parcels: number },
    events: {} as { type: 'packed' } | { type: 'card.changed' } | { type: 'order.cancel' },
    output: {} as { receipt: string | null },
  },
  actors: {
    chargeCard: fromPromise(async () => {
      called('chargeCard');
      return { receipt: 'R-1' };
    }),
  },
  actions: { mailCustomer: effect('mailCustomer'), undoCharge: effect('undoCharge') },
  guards: { allPacked: ({ context }) => context.parcels <= 1 },
}).createMachine({
  id: 'order',
  context: ({ input }) => ({ receipt: null, parcels: input.parcels }),
  initial: 'processing',
  states: {
    processing: {
      type: 'parallel',
      states: {
        payment: {
          initial: 'charging',
          states: {
            charging: {
              invoke: {
                src: 'chargeCard',
                onDone: { target: 'paid', actions: assign({ receipt: ({ event }) => event.output.receipt }) },
                onError: [
                  {
                    guard: ({ event }) => (event.error as Error).name === 'CardDeclined',
                    target: 'declined',
                  },
                  { target: '#order.failed' },
                ],
              },
            },
            declined: { on: { 'card.changed': 'charging' } },
            paid: { type: 'final' },
          },
        },
        packing: {
          initial: 'open',
          states: {
            open: {
              on: {
                packed: [
                  { guard: 'allPacked', target: 'closed' },
                  { actions: assign({ parcels: ({ context }) => context.parcels - 1 }) },
                ],
              },
            },
            closed: { type: 'final' },
          },
        },
      },
      onDone: { target: 'done', actions: 'mailCustomer' },
      on: { 'order.cancel': { target: 'cancelled', actions: 'undoCharge' } },
    },
    done: { type: 'final' },
    cancelled: { type: 'final' },
    failed: { type: 'final' },
  },
  output: ({ context }) => ({ receipt: context.receipt }),
});
