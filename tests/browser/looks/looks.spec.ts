/**
 * Every route and every screen, in four languages, on a phone, a tablet and a desk, by night and in the light, and at
 * 400 %: nothing overflows or is cut off, 40 % longer words neither; no syllable is broken; nothing is said that the
 * catalogs do not say; axe finds nothing; nothing shifts or moves; what has the focus is seen; Lao and Thai are drawn by
 * the fonts that are sent, and no letter by none.
 */
import { cases } from '../../suites/depth.ts';
import { ESSENTIAL, ESSENTIAL_SAMPLE } from '../fixtures/draw.ts';
import { expect, test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { inspect } from './inspection.ts';
import { cellsOf } from './matrix.ts';
import { SCREENS } from './subjects/screens.ts';
import { ROUTE_SCREENS, unknownVisits } from './subjects/visits.ts';

// One visit of the deep run asks for much.
test.describe.configure({ timeout: cases(120_000, 600_000) });

test('every route of the site is visited', ESSENTIAL, () => {
  expect(unknownVisits()).toEqual([]);
});

test.describe('fits every screen, is accessible, and says what the catalogs say', () => {
  for (const [place, subject] of [...ROUTE_SCREENS, ...SCREENS].entries()) {
    const cells = cellsOf(subject, place);
    const [{ language, size }] = cells;
    test.describe(`in ${language} at ${size.width} first`, () => {
      test.use({ language, viewport: size });

      test(subject.name, subject.isRoute ? ESSENTIAL_SAMPLE : {}, async ({ page, lab, expectProblems }) => {
        expectProblems(...(subject.problems ?? []));
        expect(await inspect(subject, { page, lab, say: messagesIn(language) }, cells)).toEqual([]);
      });
    });
  }
});
