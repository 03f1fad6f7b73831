declare global {
  interface Window {
    /** Set by the script in the page's head, before the site's code has loaded: `deploy/prerender.ts`. */
    replayedClick?: {
      /** The last button that was clicked. */
      readonly button: HTMLButtonElement | null;
      /** Stops intercepting clicks. */
      readonly stop: () => void;
    };
  }
}

/**
 * Replays the last click that was intercepted before hydration: on a slow phone the buttons are visible long before their
 * code has loaded. Several clicks are replayed as one.
 */
export function replayClick(): void {
  const press = window.replayedClick;
  delete window.replayedClick;
  press?.stop();
  // Skipped if React has replaced the button since the click.
  if (press?.button?.isConnected) press.button.click();
}
