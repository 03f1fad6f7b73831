import { useSelector } from '@xstate/react';
import { useSite } from '../site-context.ts';
import { type SessionStanding, standingOf } from '../session/session-status.ts';

export function useSessionStanding(): SessionStanding {
  return useSelector(useSite().session, standingOf);
}

export function useSessionFailure() {
  return useSelector(useSite().session, ({ context }) => context.failure);
}

/** The name that the player is shown by, as the login or the lookup was answered; empty for a visitor. */
export function useDisplayName(): string {
  return useSelector(useSite().session, ({ context }) => context.displayName) ?? '';
}
