import { rememberReturning } from '../../platform/page/last-known-session.ts';
import type { Site } from '../site.ts';
import { standingOf } from './session-status.ts';

/** Keeps for the next load whether somebody is signed in, as often as that becomes known anew. */
export function rememberWhoReturns({ browser, session }: Pick<Site, 'browser' | 'session'>): void {
  let known: boolean | null = null;
  session.subscribe((snapshot) => {
    const standing = standingOf(snapshot);
    if (standing === 'loading' || standing === 'unreachable') return;
    const isReturning = standing === 'signedIn';
    if (isReturning !== known) rememberReturning(isReturning, browser.device);
    known = isReturning;
  });
}
