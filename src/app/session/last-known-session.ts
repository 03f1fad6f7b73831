import { rememberLastKnownSession } from '../../platform/page/last-known-session.ts';
import type { Site } from '../site.ts';
import { sessionStatusOf } from './session-status.ts';

/** Keeps for the next load whether somebody is signed in, as often as that becomes known anew. */
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
