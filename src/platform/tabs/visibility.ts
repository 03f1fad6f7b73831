import type { Unsubscribe } from '../browser.ts';

/** Nobody looks at the page any more: another tab, another app, a locked screen, a closed tab. */
export function onHidden(listener: () => void): Unsubscribe {
  const heard = () => {
    if (document.visibilityState === 'hidden') listener();
  };
  document.addEventListener('visibilitychange', heard);
  return () => document.removeEventListener('visibilitychange', heard);
}
