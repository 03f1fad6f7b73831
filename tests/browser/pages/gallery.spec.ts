/** The gallery of the development server: it shows the site itself, each frame with its own backend. */
import type { Page } from '@playwright/test';
import { frameAddress } from '../../../tools/gallery/frame/frame-address.ts';
import type { PageState } from '../../../tools/gallery/page-state.ts';
import { SHOWN_STATES } from '../../../tools/gallery/states.ts';
import { LANGUAGE_TAGS, LANGUAGES } from '../../../src/i18n/languages.ts';
import { drawnFrom } from '../fixtures/draw.ts';
import { expect, test } from '../fixtures/development-site.ts';
import { messagesIn } from '../fixtures/messages.ts';

// The development server sends modules one by one, and each frame creates a world.
test.describe.configure({ timeout: 1_200_000 });
test.use({ viewport: { width: 1600, height: 900 } });

/** Records calls that reach this server, although each frame has to use its own backend. */
function callsOf(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(api|__lab)\//.test(pathname)) calls.push(pathname);
  });
  return calls;
}

test('a state is shown in four languages side by side, by day and by night', async ({ page }) => {
  const calls = callsOf(page);
  await page.goto('/__gallery?page=/player/deposit/&state=open&theme=day');
  for (const language of LANGUAGES) {
    const frame = page.frameLocator(`iframe[title="${language}"]`);
    const heading = frame.getByRole('heading', { level: 1, name: messagesIn(language)('deposit.title') });
    await expect(heading).toBeVisible({ timeout: 60_000 });
    await expect(frame.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[language]);
    // The browser of the tests prefers the dark theme.
    await expect(frame.locator('html')).toHaveCSS('color-scheme', 'light');
  }
  expect(calls).toEqual([]);
});

test('one state of each page comes from the backend in its page', async ({ page }) => {
  const calls = callsOf(page);
  for (const [place, [of, states]] of Object.entries(SHOWN_STATES).entries()) {
    const [state] = drawnFrom(states, of, 1);
    if (state) await test.step(`${of} ${state.name}`, () => expectItsPage(page, of, state, place));
  }
  expect(calls).toEqual([]);
});

async function expectItsPage(page: Page, of: string, { name }: PageState, place: number): Promise<void> {
  const language = LANGUAGES[place % LANGUAGES.length] ?? 'lo';
  await page.goto(frameAddress({ page: of, state: name, language, theme: 'night' }));
  await expect(page.locator('html[data-settled]')).toBeAttached({ timeout: 60_000 });
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[language]);
  await expect(page.locator('#root > *').first()).toBeAttached();
  const broken = page.getByRole('heading', { name: messagesIn(language)('broken.title') });
  await expect(broken).toHaveCount(name === 'broken' ? 1 : 0);
}
