import type { Browser } from '../platform/browser.ts';

/** The toast when code or messages that a press needs fail to load. Advises to check the network only without one. */
export function cannotLoad({ isOnline }: Pick<Browser, 'isOnline'>) {
  return {
    type: 'toast.shown',
    toast: {
      tone: 'danger',
      title: /*i18n*/ { id: 'common.cannotLoad' },
      ...(!isOnline() && { description: /*i18n*/ { id: 'failure.network' } }),
    },
  } as const;
}
