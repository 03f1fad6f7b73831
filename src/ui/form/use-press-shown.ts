import { type MouseEvent, type MouseEventHandler, useEffect, useState } from 'react';

/** Minimum duration of the busy state, long enough to be seen. */
const SHOWN_MS = 500;

export interface Press {
  readonly busy?: boolean | undefined;
  readonly onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
}

/** Keeps a button busy for a moment, so that a press is visible even if the request ends at once, as it does offline. */
export function usePressShown({ busy = false, onClick }: Press) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  return {
    busy: busy || isShown,
    onClick(event: MouseEvent<HTMLButtonElement>) {
      setShown(true);
      onClick?.(event);
    },
  };
}
