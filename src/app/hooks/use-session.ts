import { useSelector } from '@xstate/react';
import { useSite } from '../site-context.ts';
import { type SessionStatus, sessionStatusOf } from '../session/session-status.ts';

export function useSessionStatus(): SessionStatus {
  return useSelector(useSite().session, sessionStatusOf);
}

export function useSessionFailure() {
  return useSelector(useSite().session, ({ context }) => context.failure);
}

/** The name that the player is shown by, as the login or the lookup was answered; empty for a visitor. */
export function useDisplayName(): string {
  return useSelector(useSite().session, ({ context }) => context.displayName) ?? '';
}
