import { rememberLastKnownSession } from '../../platform/page/last-known-session.ts';
import type { Site } from '../site.ts';
import { sessionStatusOf } from './session-status.ts';

/** Stores whether a player is signed in, at each change, for the next page load. */
export function persistLastKnownSession({ browser, session }: Pick<Site, 'browser' | 'session'>): void {
  let known: boolean | null = null;
  session.subscribe((snapshot) => {
    const status = sessionStatusOf(snapshot);
    if (status === 'loading' || status === 'unreachable') return;
    const wasSignedIn = status === 'signedIn';
    if (wasSignedIn !== known) rememberLastKnownSession(wasSignedIn, browser.device);
    known = wasSignedIn;
  });
}
