import type { SessionActor } from '../site.ts';

/** The session as the views distinguish it. While `loading`, neither menu is shown (specification §2). */
export type SessionStatus = 'loading' | 'signedIn' | 'signedOut' | 'unreachable';

export function sessionStatusOf(snapshot: ReturnType<SessionActor['getSnapshot']>): SessionStatus {
  if (snapshot.hasTag('loading')) return 'loading';
  if (snapshot.hasTag('signedIn')) return 'signedIn';
  // The lookup is repeated after a failure: unreachable until the response.
  const isStillNotKnown = snapshot.hasTag('checking') && snapshot.context.failure !== null;
  return snapshot.hasTag('unreachable') || isStillNotKnown ? 'unreachable' : 'signedOut';
}
