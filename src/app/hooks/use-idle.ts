import { useCallback, useSyncExternalStore } from 'react';
import { useSite } from '../site-context.ts';

/** Whether the page has been idle once since it loaded: see `idle.ts`. */
export function useIdle(): boolean {
  const { idle } = useSite();
  return useSyncExternalStore(
    useCallback((listener: () => void) => idle.onReached(listener), [idle]),
    () => idle.isReached,
    () => false,
  );
}
