import type { Toast } from '../app/messages/toasts.ts';
import type { Browser } from '../platform/browser.ts';

/** The toast when code or messages that a press needs fail to load. Advises to check the network only without one. */
export function cannotLoad({ isOnline }: Pick<Browser, 'isOnline'>): Toast {
  return {
    tone: 'danger',
    title: { id: 'common.cannotLoad' },
    ...(!isOnline() && { description: { id: 'failure.network' } }),
  };
}
