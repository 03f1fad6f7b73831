import { useCallback, useSyncExternalStore } from 'react';
import { useSite } from '../site-context.ts';

/** Whether the first page has nothing to do any more, see `calm.ts`. */
export function useCalm(): boolean {
  const { calm } = useSite();
  return useSyncExternalStore(
    useCallback((listener: () => void) => calm.onReached(listener), [calm]),
    () => calm.isReached,
    () => false,
  );
}
