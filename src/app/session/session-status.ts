import type { SessionActor } from '../../../machines/session.machine.ts';

/** The session as the views distinguish it. While `loading`, neither menu is shown (specification §2). */
export type SessionStatus = 'loading' | 'signedIn' | 'signedOut' | 'unreachable';

type Snapshot = ReturnType<SessionActor['getSnapshot']>;

export function sessionStatusOf(snapshot: Snapshot): SessionStatus {
  if (snapshot.hasTag('loading')) return 'loading';
  if (snapshot.hasTag('signedIn')) return 'signedIn';
  // The lookup is repeated after a failure: unreachable until the response.
  const isStillNotKnown = snapshot.hasTag('checking') && snapshot.context.failure !== null;
  return snapshot.hasTag('unreachable') || isStillNotKnown ? 'unreachable' : 'signedOut';
}

/** Whether the current player is being requested, also to find out the outcome of a login or a logout. */
export function isLookingUp(snapshot: Snapshot): boolean {
  const { submission } = snapshot.children;
  return snapshot.hasTag('asking') || submission?.getSnapshot().hasTag('findingOut') === true;
}
