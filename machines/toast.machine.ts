import { assign, setup } from 'xstate';
import { TOAST_REMOVAL_MS } from '../contract/limits.ts';

/** A text of the catalogs, with what is to be filled in: a machine speaks no language. */
export interface ToastWords {
  readonly id: string;
  readonly values?: Readonly<Record<string, string>>;
}

export type ToastTone = 'plain' | 'success' | 'danger';

/** What is told in passing. */
export interface Toast {
  readonly tone: ToastTone;
  readonly title: ToastWords;
  readonly description?: ToastWords;
}

export interface ToastContext {
  readonly toast: Toast | null;
  /** Which toast this is, counted from 1: the same words twice are two toasts. */
  readonly number: number;
}

export type ToastEvent =
  | { readonly type: 'toast.shown'; readonly toast: Toast }
  /** Its time is over, or the player has sent it away. */
  | { readonly type: 'toast.dismissed' };

/** What has just happened, told one at a time: specification §4 and §9. */
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
  delays: { removal: TOAST_REMOVAL_MS },
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
      description:
        'The toast stands. Whoever shows it counts its time, which halts under a pointer or the focus.',
      tags: ['shown'],
      on: {
        'toast.dismissed': { description: 'Over, swiped or closed.', target: 'dismissed' },
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
