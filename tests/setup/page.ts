/** Views are taken off the page after each test, so that none finds another's elements. */
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// jsdom lays nothing out, so that it has nowhere to scroll to.
Element.prototype.scrollIntoView = () => undefined;

afterEach(cleanup);
