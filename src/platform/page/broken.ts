/** A page has broken and was caught, so that nobody else hears of it. */

const BROKEN = 'page-broken';

/** Says what was thrown to whoever listens. */
export function reportBroken(thrown: unknown): void {
  window.dispatchEvent(new CustomEvent(BROKEN, { detail: thrown }));
}

/** Hears of each page that breaks. */
export function onBroken(listener: (thrown: unknown) => void): void {
  window.addEventListener(BROKEN, (event) => {
    if (event instanceof CustomEvent) listener(event.detail);
  });
}
