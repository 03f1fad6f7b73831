// @module-tag deep
/**
 * The money flows in engines other than Chromium: Firefox's, and WebKit, which every browser on an iPhone uses. If a browser is
 * missing, its tests are skipped with the names of the Debian packages (docs/decisions/0037).
 */
import { describe, test } from 'vitest';
import { firefox } from './firefox.ts';
import { FLOWS, LANGUAGE_FLOW } from './flows.ts';
import { playIn } from './play.ts';
import { webkit } from './webkit.ts';

// A flow does the same in each language; `LANGUAGE_FLOW` meets all of them.
for (const [kind, language] of [
  [firefox, 'lo'],
  [webkit, 'th'],
] as const) {
  describe(`${kind.name}, on a phone of 360 × 640`, () => {
    for (const { title, scenario, play } of FLOWS) {
      test(`${title}, in ${language}`, (context) => playIn(kind, context, play, { language, scenario }));
    }
    test(LANGUAGE_FLOW.title, (context) => playIn(kind, context, LANGUAGE_FLOW.play));
  });
}
