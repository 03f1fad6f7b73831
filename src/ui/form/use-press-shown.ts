import { useEffect, useState } from 'react';

/** Long enough to be seen. */
const SHOWN_MS = 500;

/** Shows that a press was received, also where what it began ends at once, as every call does without a network. */
export function usePressShown(): { readonly isShown: boolean; readonly show: () => void } {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  return { isShown, show: () => setShown(true) };
}
