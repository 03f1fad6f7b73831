// @module-tag sampled
/** The return URL of a game launch must be a path of this site, whatever it contains (contract §2). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LaunchRequest } from '../../../contract/game.ts';
import { arbitraryOf } from '../../../contract/schema/arbitrary.ts';
import { read } from '../../../contract/schema/struct.ts';
import { cases } from '../../suites/depth.ts';

const SITE = 'https://site.example';

test.each([
  '/',
  '/player/game/alphabet',
  '/player/game/betflix?tab=pp.txt',
  '/player/deposit/#top',
  '/ເກມ/ค่ะ?a=b%2Fc',
  // Percent-escapes are not decoded on the way, so these are odd but valid paths of the site.
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/%09/evil.example',
])('%j is accepted and leads to the site', (returnUrl) => {
  expect(isAccepted(returnUrl)).toBe(true);
  expect(new URL(returnUrl, `${SITE}/__provider/`).origin).toBe(SITE);
});

test.each([
  '',
  'player/game',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/..//evil.example',
  '/?next=//evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '/\u0000',
  '/player\u007f',
  `/${'a'.repeat(500)}`,
])('%j is rejected', (returnUrl) => {
  expect(isAccepted(returnUrl)).toBe(false);
});

test('every accepted URL stays on the site, also if its path is parsed again', () => {
  const hostile = fc.array(fc.constantFrom(...'/\\.:@?#\t\n ', '..', '%2f', 'https', 'evil.example'));
  const anything = fc.oneof(
    arbitraryOf(LaunchRequest).map(({ returnUrl }) => returnUrl),
    fc.string({ unit: 'binary' }).map((rest) => `/${rest}`),
    hostile.map((parts) => `/${parts.join('')}`),
  );
  fc.assert(
    fc.property(anything, (returnUrl) => {
      fc.pre(isAccepted(returnUrl));
      const url = new URL(returnUrl, `${SITE}/__provider/`);
      expect(url.origin).toBe(SITE);
      // Parsed a second time, as routers do with `location`.
      expect(new URL(url.pathname + url.search, SITE).origin).toBe(SITE);
    }),
    { numRuns: cases(200, 10_000) },
  );
});

function isAccepted(returnUrl: string): boolean {
  const request = { provider: 'alphabet', language: 'lo', device: 'mobile', returnUrl };
  return read(LaunchRequest, request).ok;
}
