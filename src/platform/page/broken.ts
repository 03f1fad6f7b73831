/** Errors that the page's error boundary has caught, or that code has handled: the browser does not report them. */

const BROKEN = 'page-broken';

/** Dispatches the error to the listeners. */
export function reportBroken(thrown: unknown): void {
  window.dispatchEvent(new CustomEvent(BROKEN, { detail: thrown }));
}

/** Calls the listener for each reported error. */
export function onBroken(listener: (thrown: unknown) => void): void {
  window.addEventListener(BROKEN, (event) => {
    if (event instanceof CustomEvent) listener(event.detail);
  });
}
