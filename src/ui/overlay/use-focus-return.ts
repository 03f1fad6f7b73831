import { useLayoutEffect } from 'react';

/**
 * Returns the focus to the control that opened an overlay when the overlay closes. The library tracks the focus only once its
 * own code has loaded: for the first dialog of a visit, that is after the press that opens it.
 */
export function useFocusReturn(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const opener = document.activeElement;
    return () => {
      // After the library has removed `inert` from the page, and only if no other code has moved the focus.
      queueMicrotask(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && opener instanceof HTMLElement && opener.isConnected)
          opener.focus({ preventScroll: true });
      });
    };
  }, [open]);
}
