/** An error that a page's error boundary caught, which the browser therefore does not report. */

const BROKEN = 'page-broken';

/** Dispatches the error to the listeners. */
export function reportBroken(thrown: unknown): void {
  window.dispatchEvent(new CustomEvent(BROKEN, { detail: thrown }));
}

/** Hears of each page that breaks. */
export function onBroken(listener: (thrown: unknown) => void): void {
  window.addEventListener(BROKEN, (event) => {
    if (event instanceof CustomEvent) listener(event.detail);
  });
}
