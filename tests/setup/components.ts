/** Unmounts all rendered components after each test, and waits for what they show as long as a slow machine needs. */
import { afterEach, expect } from 'vitest';

// Most files with a document render no component: loading React for each of them would take a third of their time.
if (expect.getState().testPath?.endsWith('.tsx'))
  (await import('@testing-library/react')).configure({ asyncUtilTimeout: 20_000 });

afterEach(async () => {
  if (document.body.hasChildNodes()) (await import('@testing-library/react')).cleanup();
});
