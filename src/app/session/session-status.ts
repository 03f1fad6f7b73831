import type { SessionActor } from '../site.ts';

/** What the views tell apart: while it loads, neither menu shows (specification §2). */
export type SessionStatus = 'loading' | 'signedIn' | 'signedOut' | 'unreachable';

export function sessionStatusOf(snapshot: ReturnType<SessionActor['getSnapshot']>): SessionStatus {
  if (snapshot.hasTag('loading')) return 'loading';
  if (snapshot.hasTag('signedIn')) return 'signedIn';
  // Asked once more after it could not be found out: nothing new is known until there is an answer.
  const isStillNotKnown = snapshot.hasTag('checking') && snapshot.context.failure !== null;
  return snapshot.hasTag('unreachable') || isStillNotKnown ? 'unreachable' : 'signedOut';
}
