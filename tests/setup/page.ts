/** What the tests of `src` find beside jsdom: the globals of a browser that jsdom lacks, and empty stores in each test. */
import { webcrypto } from 'node:crypto';
import { CompressionStream, DecompressionStream } from 'node:stream/web';
import { afterEach } from 'vitest';

// A context of `node:vm` has none of these; bug capsules are hashed and compressed with them.
if (globalThis.crypto.subtle === undefined) {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
}
Object.assign(globalThis, { CompressionStream, DecompressionStream });

// jsdom does no layout: there is nothing to scroll to, and no size changes.
Element.prototype.scrollIntoView = () => undefined;
globalThis.ResizeObserver ??= class implements ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
