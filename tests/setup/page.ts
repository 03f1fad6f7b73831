/** Views are taken off the page after each test, so that none finds another's elements. */
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// jsdom lays nothing out, so that it has nowhere to scroll to, and no size changes.
Element.prototype.scrollIntoView = () => undefined;
globalThis.ResizeObserver ??= class implements ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

afterEach(cleanup);
