/** Unmounts all rendered components after each test. */
import { afterEach } from 'vitest';

afterEach(async () => {
  // Most files with a document render no component: loading React for each of them would take a third of their time.
  if (document.body.hasChildNodes()) (await import('@testing-library/react')).cleanup();
});
