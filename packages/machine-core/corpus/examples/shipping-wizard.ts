import { assign, setup } from 'xstate';

type Address = { city: string; country: 'LA' | 'TH' };

const addressStep = setup({
  types: {
    context: {} as { city: string },
    events: {} as { type: 'city.entered'; city: string } | { type: 'back' } | { type: 'next' },
    output: {} as Address | null,
  },
}).createMachine({
  id: 'address',
  context: { city: '' },
  initial: 'asking',
  states: {
    asking: {
      on: {
        'city.entered': { actions: assign({ city: ({ event }) => event.city }) },
        next: 'done',
        back: 'done',
      },
    },
    done: { type: 'final' },
  },
  output: ({ context }) => (context.city === '' ? null : { city: context.city, country: 'LA' }),
});

/** Steps that are machines of their own, whose outputs decide where the wizard goes. */
export const machine = setup({
  types: {
    context: {} as { address: Address | null; gift: boolean },
    events: {} as { type: 'back' } | { type: 'confirm' } | { type: 'wrap'; gift: boolean },
    output: {} as { shipped: boolean; to: string | null },
  },
  actors: { addressStep },
}).createMachine({
  id: 'wizard',
  context: { address: null, gift: false },
  initial: 'address',
  states: {
    address: {
      invoke: {
        id: 'addressStep',
        src: 'addressStep',
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: 'wrapping',
            actions: assign({ address: ({ event }) => event.output }),
          },
          { target: 'cancelled' },
        ],
      },
    },
    wrapping: {
      on: {
        wrap: { target: 'review', actions: assign({ gift: ({ event }) => event.gift }) },
        back: 'address',
      },
    },
    review: { on: { confirm: 'shipped', back: 'wrapping' } },
    shipped: { type: 'final', output: { shipped: true } },
    cancelled: { type: 'final', output: { shipped: false } },
  },
  output: ({ context, event }) => ({
    shipped: (event.output as { shipped: boolean }).shipped,
    to: context.address?.city ?? null,
  }),
});
