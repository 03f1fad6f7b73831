/** Runs all checks of a subject in one visit: the language, the viewport and the theme change without a reload. */
import { expect, type Page } from '@playwright/test';
import { DEEP } from '../../suites/depth.ts';
import type { FullState } from '../../../mock-server/lab/client/world-state.ts';
import type { Language } from '../../../contract/values.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { setDeviceFonts } from '../fixtures/device-fonts.ts';
import { faintText, violations } from './checks/accessibility.ts';
import { strangeText } from './checks/catalog-texts.ts';
import { lostControls } from './checks/focus.ts';
import { misfits } from './checks/layout.ts';
import { strangeLetters } from './checks/fonts.ts';
import { motions, shifts, watchStillness } from './checks/stillness.ts';
import { VARIANTS } from './checks/variants.ts';
import { type Cell, DESK, PHONE, ZOOMED } from './matrix.ts';
import type { Screen, ScreenFixtures } from './subjects/screens.ts';
import { brokenWords } from './writing/line-breaks.ts';

/** `PICTURES=folder` saves a screenshot of each cell. */
const { PICTURES } = process.env;

/**
 * Visits a subject and returns its faults as lines that begin with the cell. The visit begins in the first cell. Focus and fonts
 * are checked in the deep run only.
 */
export async function inspect(
  subject: Screen,
  fixtures: ScreenFixtures,
  cells: readonly [Cell, ...Cell[]],
): Promise<readonly string[]> {
  const { page } = fixtures;
  await watchStillness(page);
  await subject.reach(fixtures);
  await page.evaluate(() => document.fonts.ready);
  const { store } = await fixtures.world.state({ full: true });
  const [{ language: first, size: firstSize }] = cells;
  // Shifts are checked in Lao on a phone only. Elsewhere this machine's fallback font, unlike a phone's, causes shifts when the
  // site's font replaces it.
  const faults = first === 'lo' && firstSize === PHONE ? [...(await shifts(page))] : [];
  let spoken = first;
  for (const cell of cells) {
    const { language, size } = cell;
    if (language !== spoken) await speak(page, spoken, language);
    spoken = language;
    await page.setViewportSize(size);
    const where = `${language} at ${size.width}`;
    faults.push(...(await faultsIn(page, store, cell)).map((fault) => `${where}: ${fault}`));
    if (PICTURES) await page.screenshot({ path: pictureOf(subject, cell), fullPage: true });
  }
  faults.push(...(await motions(page)));
  if (!DEEP) return faults;
  faults.push(...(await lostOnTheWay(subject, page)));
  await page.setViewportSize(PHONE);
  // This check is the last, because it replaces fonts of the page.
  return [...faults, ...(await strangeLetters(page)).map((fault) => `${spoken}: ${fault}`)];
}

/** Returns controls whose focus is not visible at 400 % zoom, and for a route also on a phone (WCAG 2.4.7 and 2.4.11). */
async function lostOnTheWay({ isRoute }: Screen, page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const lost: string[] = [];
  for (const size of isRoute ? [ZOOMED, PHONE] : [ZOOMED]) {
    await page.setViewportSize(size);
    lost.push(...(await lostControls(page)).map((fault) => `at ${size.width}: ${fault}`));
  }
  return lost;
}

async function faultsIn(
  page: Page,
  store: FullState['store'],
  { language, size, isExamined }: Cell,
): Promise<readonly string[]> {
  const faults = [...(await layoutFaults(page)), ...(await strangeText(page, store, language))];
  if (isExamined) faults.push(...(await violations(page)));
  // The colours of the light theme are the same at every width.
  if (isExamined && !(DEEP && size === DESK)) faults.push(...(await faintText(page)));
  for (const { name, apply, isAt, hasInventedWords } of VARIANTS) {
    if (isAt && !isAt(size.width)) continue;
    const restore = await apply(page, language);
    faults.push(...(await layoutFaults(page, hasInventedWords)).map((fault) => `${name}: ${fault}`));
    await restore();
  }
  return faults;
}

async function layoutFaults(page: Page, hasInventedWords?: boolean): Promise<readonly string[]> {
  return [...(await misfits(page)), ...(await brokenWords(page, hasInventedWords))];
}

/** Selects another language. A dialog may cover the control, so the option is selected by force. */
async function speak(page: Page, from: Language, to: Language): Promise<void> {
  const choice = (language: Language) =>
    page
      .getByRole('combobox', { name: messagesIn(language)('layout.language'), includeHidden: true })
      .first();
  await choice(from).selectOption(to, { force: true });
  await expect(choice(to)).toHaveValue(to);
  await setDeviceFonts(page, to, 'usual');
}

function pictureOf({ name }: Screen, { language, size }: Cell): string {
  return `${PICTURES}/${name.replaceAll(/[^\w]+/g, '-')}-${language}-${size.width}.png`;
}
