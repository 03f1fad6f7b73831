import { assign, emit, setup } from 'xstate';
import type { Usage } from '../contract/promotion.ts';

/**
 * What has succeeded, in one of the dialogs of specification §8. Amounts are decimal strings: `credit` and `bonus` in THB
 * credit, `amount` in `currency`. A change of the password has a dialog of its own, because confirming it reloads.
 */
export type Success =
  /** All that was credited, promotion credit included. */
  | { readonly kind: 'deposit'; readonly credit: string }
  /** What the bank has paid out. */
  | { readonly kind: 'withdraw'; readonly amount: string; readonly currency: string }
  | { readonly kind: 'bankAccount' }
  | { readonly kind: 'registered' }
  | { readonly kind: 'promotionReceived'; readonly title: Usage['title']; readonly bonus: string }
  | { readonly kind: 'promotionCanceled' };

export interface SuccessContext {
  /** The first one is being told; the others wait. */
  readonly queue: readonly Success[];
  /** Which one is being told, counted from 1: the same words twice are two dialogs. */
  readonly number: number;
}

export type SuccessEvent =
  /** Something has succeeded. */
  | { readonly type: 'success.reported'; readonly success: Success }
  /** The player has read it. */
  | { readonly type: 'success.confirm' }
  /** Whoever it was for is no longer here. */
  | { readonly type: 'success.forget' };

export type SuccessEmitted = { readonly type: 'success.confirmed'; readonly kind: Success['kind'] };

/** The success that is shown now; null if there is none. */
export function shownSuccess({ queue }: SuccessContext): Success | null {
  return queue[0] ?? null;
}

/** Good news, one dialog at a time: specification §8. */
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
      if (!reported) throw new Error('a success is confirmed that nobody was told of');
      return { type: 'success.confirmed' as const, kind: reported.kind };
    }),
  },
}).createMachine({
  id: 'success',
  description: 'Good news, one dialog at a time, each until it is confirmed (specification §8).',
  context: { queue: [], number: 1 },
  initial: 'silent',
  states: {
    silent: {
      description: 'Nothing to tell.',
      on: {
        'success.reported': {
          description: 'Something has succeeded: its dialog opens.',
          target: 'showing',
          actions: { type: 'queueUp', params: ({ event }) => event.success },
        },
      },
    },
    showing: {
      description: 'The dialog stands until the player has confirmed it.',
      tags: ['showing'],
      on: {
        'success.reported': {
          description: 'Something else has succeeded meanwhile: it waits for its turn.',
          actions: { type: 'queueUp', params: ({ event }) => event.success },
        },
        'success.confirm': [
          {
            description: 'Read: the next one.',
            guard: 'moreWait',
            actions: ['announceConfirmation', 'dropFirst'],
          },
          {
            description: 'Read, and nothing else waits.',
            target: 'silent',
            actions: ['announceConfirmation', 'dropFirst'],
          },
        ],
        'success.forget': {
          description: 'The player is signed out: nobody else is told of it.',
          target: 'silent',
          actions: 'dropAll',
        },
      },
    },
  },
});
