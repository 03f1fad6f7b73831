/** What may be kept and served under the name of a file: nothing of another type, above all no page. */
import { expect, test } from 'vitest';
import { isNamedFile } from '../../../../src/worker/kept-files.ts';

const of = (type: string, status = 200) => new Response('', { status, headers: { 'Content-Type': type } });

test.each([
  ['site-1.js', 'text/javascript; charset=utf-8', true],
  ['site-1.js', 'application/javascript', true],
  ['site-1.js', 'text/html; charset=utf-8', false],
  ['site-1.js', 'text/plain', false],
  ['site-1.css', 'text/css', true],
  ['site-1.css', 'text/html', false],
  ['lao-1.woff2', 'font/woff2', true],
  ['lao-1.woff2', 'application/octet-stream', true],
  ['lao-1.woff2', 'text/html', false],
  ['mark-1.svg', 'image/svg+xml', true],
  ['mark-1.svg', 'application/json', false],
  ['data-1.bin', 'application/octet-stream', true],
  ['data-1.bin', 'text/html', false],
])('%s as %s: %s', (name, type, isFile) => {
  expect(isNamedFile(`https://site/assets/${name}?v=1`, of(type))).toBe(isFile);
});

test('a response that is no 200 is not the file', () => {
  expect(isNamedFile('https://site/assets/site-1.js', of('text/javascript', 404))).toBe(false);
});
