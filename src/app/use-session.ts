import { useSelector } from '@xstate/react';
import type { SessionActor } from './site.ts';
import { useSite } from './site-context.ts';

/** What the views tell apart: while it loads, neither menu shows (specification §2). */
export type SessionStanding = 'loading' | 'signedIn' | 'signedOut' | 'unreachable';

export function useSessionStanding(): SessionStanding {
  return useSelector(useSite().session, standingOf);
}

export function useSessionFailure() {
  return useSelector(useSite().session, ({ context }) => context.failure);
}

function standingOf(snapshot: ReturnType<SessionActor['getSnapshot']>): SessionStanding {
  if (snapshot.hasTag('loading')) return 'loading';
  if (snapshot.hasTag('signedIn')) return 'signedIn';
  return snapshot.hasTag('unreachable') ? 'unreachable' : 'signedOut';
}
