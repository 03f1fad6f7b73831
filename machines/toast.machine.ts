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
  description: 'One toast at most: a new one takes the place of the last (specification §4 and §9).',
  context: { toast: null, number: 0 },
  initial: 'empty',
  on: {
    'toast.shown': {
      description: 'Something has happened: its toast replaces whatever stands there.',
      target: '.shown',
      reenter: true,
      actions: { type: 'take', params: ({ event }) => event.toast },
    },
  },
  states: {
    empty: { description: 'Nothing to tell.' },
    shown: {
      description: 'The toast stands.',
      tags: ['shown'],
      initial: 'counting',
      on: {
        'toast.dismissed': { description: 'Swiped or closed.', target: 'dismissed' },
      },
      states: {
        counting: {
          description: 'Its time runs.',
          on: {
            'toast.held': { description: 'Under a pointer or the focus, or out of sight.', target: 'held' },
          },
          after: {
            duration: {
              description: 'Over after 5000 ms (specification §9).',
              target: '#toast.dismissed',
            },
          },
        },
        held: {
          description: 'Its time stands still.',
          on: {
            'toast.released': {
              description: 'Its time starts anew: who was reading may finish.',
              target: 'counting',
            },
          },
        },
      },
    },
    dismissed: {
      description: 'It is out of sight, and still known while it moves away.',
      after: {
        removal: {
          description: 'Forgotten 1,000,000 ms after it was dismissed (specification §9).',
          target: 'empty',
          actions: 'remove',
        },
      },
    },
  },
});
