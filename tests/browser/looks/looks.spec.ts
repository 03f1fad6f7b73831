/**
 * Every route and every screen, in four languages, on a phone, a tablet and a desk, by night and in the light, and at
 * 400 %: nothing overflows or is cut off, 40 % longer words neither; no syllable is broken; nothing is said that the
 * catalogs do not say; axe finds nothing; nothing shifts or moves; what has the focus is seen; Lao and Thai are drawn by
 * the fonts that are sent, and no letter by none.
 */
import { cases } from '../../depth.ts';
import { expect, test } from '../site.ts';
import { wordsOf } from '../words.ts';
import { inspect } from './inspection.ts';
import { drawnSubjects } from './matrix.ts';
import { SUBJECTS } from './subjects/subjects.ts';
import { unknownVisits } from './subjects/visits.ts';

// One visit asks for much, and a machine may be busy.
test.describe.configure({ timeout: cases(90_000, 300_000) });

test('every route of the site is visited', () => {
  expect(unknownVisits()).toEqual([]);
});

test.describe('fits every screen, is accessible, and says what the catalogs say', () => {
  for (const subject of drawnSubjects(SUBJECTS)) {
    test(subject.name, async ({ page, lab, expectProblems }) => {
      expectProblems(...(subject.problems ?? []));
      expect(await inspect(subject, { page, lab, say: wordsOf('lo') })).toEqual([]);
    });
  }
});
