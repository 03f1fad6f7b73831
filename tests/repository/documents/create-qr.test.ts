/** Decision 49 lists the files that one press of Create QR passes. The test of links checks that they exist. */
import { expect, test } from 'vitest';
import { textOf } from '../files.ts';

const LISTED = /^\d+\. \[[^\]]+\]\(\.\.\/\.\.\/([^)]+)\)/gm;

test('the path of Create QR has at most 35 files, each listed once', () => {
  const page = textOf('docs/decisions/0049-keep-the-path-of-create-qr-in-35-files.md');
  const listed = [...page.matchAll(LISTED)].map(([, path]) => path);
  expect(listed.length).toBeGreaterThan(20);
  expect(listed.length).toBeLessThanOrEqual(35);
  expect(new Set(listed).size).toBe(listed.length);
});
