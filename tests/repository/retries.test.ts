/** Nothing in the site is configured to repeat a write automatically (contract §1). */
import { describe, expect, test } from 'vitest';
import { CODE_FILES, occurrences } from './files.ts';

/** The code of the site, without the tools of the development server, which call only verbs of the lab. */
const SITE = CODE_FILES.filter((path) => /^(src|machines|contract)\//.test(path));

const filesOf = (pattern: RegExp) => [
  ...new Set(occurrences(SITE, pattern).map((place) => place.split(':')[0])),
];

describe('a POST is never sent again by a library', () => {
  test('only the client calls fetch, with retries disabled', () => {
    expect(filesOf(/from 'ofetch'/)).toEqual(['src/api/client.ts']);
    expect(occurrences(['src/api/client.ts'], /\bretry: 0,/)).toHaveLength(1);
    // The client passes `fetch` to ofetch; the deployed build is only read; reports are no calls of the contract and not awaited;
    // the worker, its page and `lateCode` only read files of the build (tests/browser/pages/offline-copy.spec.ts).
    expect(filesOf(/[^.\w]fetch\(|XMLHttpRequest|sendBeacon|\$fetch|axios/).toSorted()).toEqual([
      'src/api/client.ts',
      'src/api/deployed-build.ts',
      'src/app/offline-copy.ts',
      'src/platform/late-code.ts',
      'src/reporting/start-reporting.ts',
      'src/worker/site-worker.ts',
    ]);
  });

  test('retries are configured for reads, in one place, and nowhere else', () => {
    expect(filesOf(/\bretry(Delay|OnMount)?\s*:/).toSorted()).toEqual([
      // The client sets `retry` to 0.
      'src/api/client.ts',
      'src/app/query/query-policy.ts',
    ]);
  });

  test('`staleTime` is set in one place, except for credit, games, machine reads and messages (specification §7)', () => {
    expect(filesOf(/\bstaleTime\s*:/).toSorted()).toEqual([
      'src/api/games.ts',
      'src/api/player.ts',
      'src/app/actors/machine-reads.ts',
      'src/app/query/query-policy.ts',
      // Messages of a language, which are part of the build.
      'src/shell/fallback/SupportPage.tsx',
    ]);
  });

  test('no write is a mutation of the cache, which would pause and resume it', () => {
    expect(filesOf(/useMutation|MutationObserver\(|MutationCache|resumePausedMutations/)).toEqual([]);
  });
});
