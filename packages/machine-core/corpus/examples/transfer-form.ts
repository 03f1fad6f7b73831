import { assign, setup } from 'xstate';

type Transfer = { amount: number; to: { account: string } };

/** Guards and assigners that read deep into the payload, and throw when it is not there. */
export const machine = setup({
  types: {
    context: {} as { balance: number; transfer: Transfer | null },
    events: {} as
      | { type: 'transfer.fill'; transfer: Transfer }
      | { type: 'transfer.confirm'; pin: string }
      | { type: 'transfer.reset' },
  },
  guards: {
    knownAccount: ({ event }) => event.type === 'transfer.fill' && event.transfer.to.account.startsWith('LA'),
    affordable: ({ context, event }) =>
      event.type === 'transfer.fill' && event.transfer.amount <= context.balance,
    pinHasFourDigits: ({ event }) => event.type === 'transfer.confirm' && /^\d{4}$/.test(event.pin.trim()),
  },
}).createMachine({
  id: 'transfer',
  context: { balance: 500, transfer: null },
  initial: 'filling',
  states: {
    filling: {
      on: {
        'transfer.fill': [
          {
            guard: 'affordable',
            target: 'confirming',
            actions: assign({
              transfer: ({ event }) => ({ ...event.transfer, to: { ...event.transfer.to } }),
            }),
          },
          { guard: 'knownAccount', target: 'filling.tooMuch' },
          { target: 'filling.unknown' },
        ],
      },
      initial: 'clean',
      states: { clean: {}, tooMuch: { tags: 'error' }, unknown: { tags: 'error' } },
    },
    confirming: {
      on: {
        'transfer.confirm': {
          guard: 'pinHasFourDigits',
          target: 'sent',
          actions: assign({ balance: ({ context }) => context.balance - (context.transfer?.amount ?? 0) }),
        },
        'transfer.reset': 'filling',
      },
    },
    sent: { on: { 'transfer.reset': { target: 'filling', actions: assign({ transfer: null }) } } },
  },
});
