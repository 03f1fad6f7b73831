/**
 * Inspects every route and every screen in four languages, on a phone, a tablet and a desktop, in the dark and the light theme,
 * and at 400 % zoom: nothing overflows, is cut off or breaks a word, also with a wide font, texts 40 % longer, text of 200 % and long
 * names; every text comes from the catalogs; axe finds nothing; nothing shifts or moves; the focus is visible; Lao and Thai use the shipped fonts,
 * and no letter lacks a font.
 */
import { cases } from '../../suites/depth.ts';
import { ESSENTIAL, ESSENTIAL_SAMPLE } from '../fixtures/draw.ts';
import { expect, test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { strangeLetters } from './checks/fonts.ts';
import { inspect } from './inspection.ts';
import { cellsOf } from './matrix.ts';
import { SCREENS } from './subjects/screens.ts';
import { ROUTE_SCREENS, unknownVisits } from './subjects/visits.ts';

// In the deep run one test inspects many cells of the matrix.
test.describe.configure({ timeout: cases(120_000, 600_000) });

test('every route of the site is visited', ESSENTIAL, () => {
  expect(unknownVisits()).toEqual([]);
});

test.describe('in a language whose letters the site does not ship', () => {
  test.use({ language: 'vn' });

  test('no font of the machine renders a letter', ESSENTIAL, async ({ page }) => {
    await page.goto('/login/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await strangeLetters(page)).toEqual([]);
  });
});

test.describe('layout, accessibility and texts of every screen', () => {
  for (const [place, subject] of [...ROUTE_SCREENS, ...SCREENS].entries()) {
    const cells = cellsOf(subject, place);
    const [{ language, size }] = cells;
    test.describe(`in ${language} at ${size.width} first`, () => {
      test.use({ language, viewport: size });

      const details = subject.isRoute && !subject.isSimilar ? ESSENTIAL_SAMPLE : {};
      test(subject.name, details, async ({ page, world, expectProblems }) => {
        expectProblems(...(subject.problems ?? []));
        expect(await inspect(subject, { page, world, say: messagesIn(language) }, cells)).toEqual([]);
      });
    });
  }
});
