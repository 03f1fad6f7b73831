import { useCallback, useSyncExternalStore } from 'react';
import { matchesMedia } from '../../platform/attempt.ts';
import { onMediaChange } from '../../platform/page/media.ts';

/** Whether a media query matches now; false where the browser cannot tell. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback((listener: () => void) => onMediaChange(query, listener), [query]);
  return useSyncExternalStore(subscribe, () => matchesMedia(query));
}
