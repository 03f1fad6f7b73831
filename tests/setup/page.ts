/** Views are taken off the page after each test, so that none finds another's elements. */
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);
