import { useSelector } from '@xstate/react';
import { useSite } from '../site-context.ts';
import { type SessionStatus, sessionStatusOf } from '../session/session-status.ts';

export function useSessionStatus(): SessionStatus {
  return useSelector(useSite().session, sessionStatusOf);
}

export function useSessionFailure() {
  return useSelector(useSite().session, ({ context }) => context.failure);
}

/** The player's display name, from the login or lookup response; empty for a visitor. */
export function useDisplayName(): string {
  return useSelector(useSite().session, ({ context }) => context.displayName) ?? '';
}
