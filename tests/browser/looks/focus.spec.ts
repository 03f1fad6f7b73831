/** At 400 %, and a route on a phone as well: whoever goes through a page with the keyboard always sees where (WCAG 2.4.7 and 2.4.11). */
import { cases } from '../../depth.ts';
import { expect, test } from '../site.ts';
import { wordsOf } from '../words.ts';
import { lostControls } from './checks/focus.ts';
import { isDrawn, PHONE, ZOOMED } from './matrix.ts';
import { SUBJECTS } from './subjects/subjects.ts';

// One visit asks for much, and a machine may be busy.
test.describe.configure({ timeout: cases(90_000, 300_000) });

test.describe('what has the focus is seen', () => {
  for (const subject of SUBJECTS.filter(({ name }) => isDrawn(name, 8))) {
    test(subject.name, async ({ page, lab, expectProblems }) => {
      expectProblems(...(subject.problems ?? []));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await subject.reach({ page, lab, say: wordsOf('lo') });
      for (const size of subject.isRoute ? [ZOOMED, PHONE] : [ZOOMED]) {
        await page.setViewportSize(size);
        expect(await lostControls(page), `at ${size.width}`).toEqual([]);
      }
    });
  }
});
