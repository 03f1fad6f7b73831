import { assign, emit, setup } from 'xstate';
import type { Usage } from '../contract/promotion.ts';

/**
 * A successful action, for one of the dialogs of specification §8. Amounts are decimal strings: `credit` and `bonus` in THB
 * credit, `amount` in `currency`. The password change has its own dialog, because confirming it reloads the page.
 */
export type Success =
  /** The total credit, including promotion credit. */
  | { readonly kind: 'deposit'; readonly credit: string }
  /** The bank's pay-out. */
  | { readonly kind: 'withdraw'; readonly amount: string; readonly currency: string }
  | { readonly kind: 'bankAccount' }
  | { readonly kind: 'registered' }
  | { readonly kind: 'promotionReceived'; readonly title: Usage['title']; readonly bonus: string }
  | { readonly kind: 'promotionCanceled' };

export interface SuccessContext {
  /** The first entry is displayed; the others wait. */
  readonly queue: readonly Success[];
  /** The dialog's number, counted from 1, which distinguishes two dialogs with the same text. */
  readonly number: number;
}

export type SuccessEvent =
  /** An action has succeeded. */
  | { readonly type: 'success.reported'; readonly success: Success }
  /** The player has confirmed the dialog. */
  | { readonly type: 'success.confirm' }
  /** The player has signed out or another one has signed in. */
  | { readonly type: 'success.forget' };

export type SuccessEmitted = { readonly type: 'success.confirmed'; readonly kind: Success['kind'] };

/** Returns the success that is displayed now; null if there is none. */
export function shownSuccess({ queue }: SuccessContext): Success | null {
  return queue[0] ?? null;
}

/** Success dialogs, one at a time: specification §8. */
export const successMachine = setup({
  types: {
    context: {} as SuccessContext,
    events: {} as SuccessEvent,
    emitted: {} as SuccessEmitted,
    tags: {} as 'showing',
  },
  guards: {
    moreWait: ({ context }) => context.queue.length > 1,
  },
  actions: {
    queueUp: assign({ queue: ({ context }, success: Success) => [...context.queue, success] }),
    dropFirst: assign({
      queue: ({ context }) => context.queue.slice(1),
      number: ({ context }) => context.number + 1,
    }),
    dropAll: assign({ queue: [] }),
    announceConfirmation: emit(({ context }) => {
      const reported = shownSuccess(context);
      if (!reported) throw new Error('no success to confirm');
      return { type: 'success.confirmed' as const, kind: reported.kind };
    }),
  },
}).createMachine({
  id: 'success',
  description:
    'The site shows success dialogs one at a time, each until the player confirms it (specification §8).',
  context: { queue: [], number: 1 },
  initial: 'silent',
  states: {
    silent: {
      description: 'The site has no success to show.',
      on: {
        'success.reported': {
          description: 'An action succeeds. The site opens its dialog.',
          target: 'showing',
          actions: { type: 'queueUp', params: ({ event }) => event.success },
        },
      },
    },
    showing: {
      description: 'The dialog stays open until the player confirms it.',
      tags: ['showing'],
      on: {
        'success.reported': {
          description:
            'Another action succeeds. Its dialog waits until the player has confirmed the earlier ones.',
          actions: { type: 'queueUp', params: ({ event }) => event.success },
        },
        'success.confirm': [
          {
            description: 'The player confirms the dialog. The site shows the next one.',
            guard: 'moreWait',
            actions: ['announceConfirmation', 'dropFirst'],
          },
          {
            description: 'The player confirms the dialog, and no other dialog waits.',
            target: 'silent',
            actions: ['announceConfirmation', 'dropFirst'],
          },
        ],
        'success.forget': {
          description:
            'The player is signed out, or another player signs in. The site drops all dialogs, so that no other player sees them.',
          target: 'silent',
          actions: 'dropAll',
        },
      },
    },
  },
});
