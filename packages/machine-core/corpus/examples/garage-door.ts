import { and, not, or, setup, stateIn } from 'xstate';
import { effect } from '../calls.ts';

/** Guards put together of others, and one that asks where the other region is. */
export const machine = setup({
  types: {
    context: {} as { key: boolean; admin: boolean; obstacle: boolean },
    input: {} as { key?: boolean; admin?: boolean; obstacle?: boolean },
    events: {} as { type: 'press' } | { type: 'limit' } | { type: 'lamp' } | { type: 'emergency' },
  },
  actions: { startMotor: effect('startMotor'), stopMotor: effect('stopMotor') },
  guards: {
    hasKey: ({ context }) => context.key,
    isAdmin: ({ context }) => context.admin,
    isBlocked: ({ context }) => context.obstacle,
    mayOpen: or(['hasKey', 'isAdmin']),
  },
}).createMachine({
  id: 'garage',
  type: 'parallel',
  context: ({ input }) => ({ key: false, admin: false, obstacle: false, ...input }),
  states: {
    door: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            press: { guard: and(['mayOpen', not('isBlocked')]), target: 'opening' },
            emergency: { guard: and([or(['hasKey', not('isBlocked')]), stateIn('#lit')]), target: 'open' },
          },
        },
        opening: { entry: 'startMotor', exit: 'stopMotor', on: { limit: 'open', press: 'open' } },
        open: { on: { press: { guard: not('isBlocked'), target: 'closing' } } },
        closing: {
          entry: 'startMotor',
          exit: 'stopMotor',
          on: { limit: 'closed', press: { guard: stateIn({ lamp: 'on' }), target: 'opening' } },
        },
      },
    },
    lamp: {
      initial: 'off',
      states: {
        off: { on: { lamp: 'on' }, always: { guard: stateIn('#garage.door.opening'), target: 'on' } },
        on: { id: 'lit', on: { lamp: { guard: not(stateIn({ door: 'opening' })), target: 'off' } } },
      },
    },
  },
});
