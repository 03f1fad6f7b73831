/** Nothing in the site is set up to send a write again by itself (contract §1). */
import { describe, expect, test } from 'vitest';
import { CODE_FILES, occurrences } from './files.ts';

/** The gallery belongs to the development server, and sends nothing but the lab's verbs. */
const SITE = CODE_FILES.filter((path) => /^(src|machines|contract)\//.test(path));

const filesOf = (pattern: RegExp) => [
  ...new Set(occurrences(SITE, pattern).map((place) => place.split(':')[0])),
];

describe('a POST is never sent again by a library', () => {
  test('one place sends, and it says never to try again', () => {
    expect(filesOf(/from 'ofetch'/)).toEqual(['src/api/client.ts']);
    expect(occurrences(['src/api/client.ts'], /\bretry: 0,/)).toHaveLength(1);
    // The client hands the browser's fetch to ofetch. Which build is deployed is only read. A report is no call of the contract, and nothing waits for it.
    expect(filesOf(/[^.\w]fetch\(|XMLHttpRequest|sendBeacon|\$fetch|axios/)).toEqual([
      'src/api/client.ts',
      'src/api/deployed-build.ts',
      'src/reporting/start-reporting.ts',
    ]);
  });

  test('retries are configured for reads, in one place, and nowhere else', () => {
    expect(filesOf(/\bretry(Delay|OnMount)?\s*:/).toSorted()).toEqual([
      // The client's own: never.
      'src/api/client.ts',
      'src/app/query/query-policy.ts',
    ]);
  });

  test('so is how long an answer is fresh, but for credit, for games that are never stale and for a machine (specification §7)', () => {
    expect(filesOf(/\bstaleTime\s*:/).toSorted()).toEqual([
      'src/api/games.ts',
      'src/api/player.ts',
      'src/app/actors/machine-reads.ts',
      'src/app/query/query-policy.ts',
      // Words of a language, which are part of the build.
      'src/layout/fallback/SupportPage.tsx',
    ]);
  });

  test('no write is a mutation of the cache, which would pause and resume it', () => {
    expect(filesOf(/useMutation|MutationObserver\(|MutationCache|resumePausedMutations/)).toEqual([]);
  });
});
