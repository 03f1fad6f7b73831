import { type MouseEvent, type MouseEventHandler, useEffect, useState } from 'react';

/** Long enough to be seen. */
const SHOWN_MS = 500;

export interface Press {
  readonly busy?: boolean | undefined;
  readonly onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
}

/** Shows that a press was received, also where what it began ends at once, as every call does without a network. */
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
