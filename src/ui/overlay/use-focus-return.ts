import { useLayoutEffect } from 'react';

/**
 * Whoever closes what has opened over the page is back at the control that opened it. The library remembers what was focused
 * only since its own code has been there, and that comes late: with the first dialog of a visit, after the press.
 */
export function useFocusReturn(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const opener = document.activeElement;
    return () => {
      // After the page has been made usable again, and unless the focus has gone somewhere on purpose.
      queueMicrotask(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && opener instanceof HTMLElement && opener.isConnected)
          opener.focus({ preventScroll: true });
      });
    };
  }, [open]);
}
