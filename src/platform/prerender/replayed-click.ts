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
 * Replays the last click that was intercepted before the first rendering: on a slow phone the buttons are visible long before
 * their code has loaded. Several clicks are replayed as one, and none if another page is shown.
 */
export function replayClick(isSamePage: boolean): void {
  const press = window.replayedClick;
  delete window.replayedClick;
  press?.stop();
  if (isSamePage && press?.button) successorOf(press.button)?.click();
}

/** The parts of a page whose buttons have the same order before and after the first rendering, in every language. */
const PARTS = 'form,nav,header,main';

/** The button, or the one at its place if React has rendered the page anew. */
function successorOf(button: HTMLButtonElement): HTMLButtonElement | undefined {
  if (button.isConnected) return button;
  const part = button.closest(PARTS)?.localName ?? '';
  const buttonsIn = (tree: ParentNode) => [...tree.querySelectorAll<HTMLButtonElement>(`${part} button`)];
  const before = buttonsIn(button.getRootNode() as Element);
  return buttonsIn(document)[before.indexOf(button)];
}
