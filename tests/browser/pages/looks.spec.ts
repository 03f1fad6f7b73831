/**
 * Nothing overflows, in any language, at 360, 768 and 1280 px, and axe finds nothing. Each screen is reached once; the
 * language and the width change in place. `PICTURES=folder` keeps a picture of each.
 */
import AxeBuilder from '@axe-core/playwright';
import { misfits } from './layout.ts';
import { type Screen, SCREENS } from './screens.ts';
import { expect, type Language, test } from '../site.ts';
import { wordsOf } from '../words.ts';

const LANGUAGES: readonly Language[] = ['lo', 'cn', 'vn', 'th'];
const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const { PICTURES } = process.env;

for (const screen of SCREENS) {
  const languages = screen.isModal ? LANGUAGES : LANGUAGES.slice(0, 1);
  for (const language of languages) {
    test.describe(`${screen.name} in ${screen.isModal ? language : 'every language'}`, () => {
      test.use({ language });

      test('fits the screen and is accessible', async ({ page, lab, expectProblems }) => {
        expectProblems(...(screen.problems ?? []));
        const say = wordsOf(language);
        await screen.reach({ page, lab, say });
        let spoken = language;
        for (const next of screen.isModal ? [language] : LANGUAGES) {
          if (next !== spoken) {
            await page.getByRole('combobox', { name: wordsOf(spoken)('layout.language') }).selectOption(next);
            await expect(
              page.getByRole('combobox', { name: wordsOf(next)('layout.language') }),
            ).toBeVisible();
            spoken = next;
          }
          for (const size of SIZES) {
            await page.setViewportSize(size);
            expect(await misfits(page), `${next} at ${size.width}`).toEqual([]);
            if (PICTURES) {
              const path = `${PICTURES}/${screen.name}-${next}-${size.width}.png`;
              await page.screenshot({ path, fullPage: !screen.isModal, animations: 'disabled' });
            }
          }
        }
        await page.setViewportSize({ width: 360, height: 740 });
        for (const colorScheme of ['dark', 'light'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          // The whole page in view: what sticks to an edge then covers nothing that could be scrolled free.
          const height = await page.evaluate(() => document.documentElement.scrollHeight);
          await page.setViewportSize({ width: 360, height: Math.max(740, height) });
          expect(await violations(page), colorScheme).toEqual([]);
        }
      });
    });
  }
}

async function violations(page: Parameters<Screen['reach']>[0]['page']): Promise<readonly string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`),
  );
}
