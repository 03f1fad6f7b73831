declare global {
  interface Window {
    /** Put there by the head of a page, before any of our code has come: `deploy/prerender.ts`. */
    replayedClick?: {
      /** The last one that was pressed. */
      readonly button: HTMLButtonElement | null;
      /** From then on a press is the page's. */
      readonly stop: () => void;
    };
  }
}

/**
 * Presses once more what was pressed before the page could hear it: a slow phone shows its buttons long before it has the
 * code behind them. However often it was pressed, it is once.
 */
export function replayClick(): void {
  const press = window.replayedClick;
  delete window.replayedClick;
  press?.stop();
  // The element was replaced meanwhile: there is nothing to press.
  if (press?.button?.isConnected) press.button.click();
}
