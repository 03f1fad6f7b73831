/** Adds browser globals that jsdom lacks, and clears `localStorage` and `sessionStorage` after each test. */
import { webcrypto } from 'node:crypto';
import { CompressionStream, DecompressionStream } from 'node:stream/web';
import { afterEach } from 'vitest';

// A context of `node:vm` lacks these APIs, with which bug capsules are hashed and compressed.
if (globalThis.crypto.subtle === undefined) {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
}
Object.assign(globalThis, { CompressionStream, DecompressionStream });

// jsdom lacks the property, with which a dialog takes the page behind it out of use.
Object.defineProperty(HTMLElement.prototype, 'inert', {
  configurable: true,
  get(this: HTMLElement) {
    return this.hasAttribute('inert');
  },
  set(this: HTMLElement, isInert: boolean) {
    this.toggleAttribute('inert', isInert);
  },
});

// jsdom has no layout, so scrolling and size changes do nothing, and no pointer is captured.
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.setPointerCapture = () => undefined;
globalThis.ResizeObserver ??= class implements ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
