import type { Unsubscribe } from '../browser.ts';

/** No one looks at the page any more: another tab, another app, a locked screen, a closed tab. */
export function onHidden(listener: () => void): Unsubscribe {
  const received = () => {
    if (document.visibilityState === 'hidden') listener();
  };
  document.addEventListener('visibilitychange', received);
  return () => document.removeEventListener('visibilitychange', received);
}
