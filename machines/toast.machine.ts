import { assign, setup } from 'xstate';
import { TOAST_DURATION_MS, TOAST_REMOVAL_MS } from '../contract/limits.ts';

/** A message id with its values. The view translates it, so that machines are independent of the language. */
export interface ToastMessage {
  readonly id: string;
  readonly values?: Readonly<Record<string, string>>;
}

export type ToastTone = 'plain' | 'success' | 'danger';

/** A toast's message. */
export interface Toast {
  readonly tone: ToastTone;
  readonly title: ToastMessage;
  readonly description?: ToastMessage;
}

export interface ToastContext {
  readonly toast: Toast | null;
  /** The toast's number, counted from 1, which distinguishes two toasts with the same text. */
  readonly number: number;
}

export type ToastEvent =
  | { readonly type: 'toast.shown'; readonly toast: Toast }
  /** The player has dismissed the toast. */
  | { readonly type: 'toast.dismissed' }
  /** Pauses the timer: the toast is hovered or focused, or the page is hidden. */
  | { readonly type: 'toast.held' }
  | { readonly type: 'toast.released' };

/** Toasts, one at a time: specification §4 and §9. */
export const toastMachine = setup({
  types: {
    context: {} as ToastContext,
    events: {} as ToastEvent,
    tags: {} as 'shown',
  },
  actions: {
    take: assign({
      toast: (_, toast: Toast) => toast,
      number: ({ context }) => context.number + 1,
    }),
    remove: assign({ toast: null }),
  },
  delays: { duration: TOAST_DURATION_MS, removal: TOAST_REMOVAL_MS },
}).createMachine({
  id: 'toast',
  description:
    'The site shows one toast at most. A new toast replaces the last one (specification §4 and §9).',
  context: { toast: null, number: 0 },
  initial: 'empty',
  on: {
    'toast.shown': {
      description: 'The site has a message for the player. Its toast replaces the one that is shown.',
      target: '.shown',
      reenter: true,
      actions: { type: 'take', params: ({ event }) => event.toast },
    },
  },
  states: {
    empty: { description: 'The site has no message to show.' },
    shown: {
      description: 'The player sees the toast.',
      tags: ['shown'],
      initial: 'counting',
      on: {
        'toast.dismissed': {
          description: 'The player swipes the toast away or closes it.',
          target: 'dismissed',
        },
      },
      states: {
        counting: {
          description: 'The display time of the toast runs.',
          on: {
            'toast.held': {
              description: 'The player hovers or focuses the toast, or the page is hidden.',
              target: 'held',
            },
          },
          after: {
            duration: {
              description: 'The toast has been shown for 5000 ms (specification §9).',
              target: '#toast.dismissed',
            },
          },
        },
        held: {
          description: 'The site has stopped the display time.',
          on: {
            'toast.released': {
              description: 'The display time starts again in full, so that the player can finish reading.',
              target: 'counting',
            },
          },
        },
      },
    },
    dismissed: {
      description: 'The toast is closed. The site keeps its text while it moves out of view.',
      after: {
        removal: {
          description: 'The site removes the toast 1,000,000 ms after it was dismissed (specification §9).',
          target: 'empty',
          actions: 'remove',
        },
      },
    },
  },
});
