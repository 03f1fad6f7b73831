/** What a page requests before any code of the site runs: decision 26. */
import type { Page } from '@playwright/test';
import { paths } from '../../../src/app/paths.ts';
import { DEMO_PLAYER } from '../deposit/deposit-screen.ts';
import { expect, test } from '../fixtures/site.ts';
import { holdRequests } from '../shell/walk.ts';

test.use({ language: 'cn' });

/** The names of the files and calls that are requested while the site's own file is on its way. */
async function requestedBeforehand(page: Page, path: string): Promise<readonly string[]> {
  const names: string[] = [];
  page.on('request', (request) => {
    names.push(new URL(request.url()).pathname.replace(/^\/assets\/|-[\w-]{8}\.js$/g, ''));
  });
  // Without a response, the code of the site does not run.
  await page.route('**/assets/index-*.js', () => undefined);
  await page.goto(path, { waitUntil: 'commit' });
  // The script in the head comes before this file.
  await expect.poll(() => names).toContain('index');
  await expect.poll(() => names).toContain('messages-cn-shell');
  return names;
}

test('of a remembered player, besides the code that head.test.ts lists: the messages of the page, and none of another', async ({
  page,
  world,
}) => {
  await world.session(DEMO_PLAYER);
  await page.addInitScript(() => localStorage.setItem('signedIn', '1'));
  const names = await requestedBeforehand(page, paths.deposit);
  for (const wanted of ['messages-cn-player', 'messages-cn-deposit'])
    await expect.poll(() => names).toContain(wanted);
  expect(names.filter((name) => /^messages-(?!cn)|^Withdraw|\.(css|woff2)$/.test(name))).toEqual([]);
});

const WITHOUT_SLASH = paths.deposit.replace(/\/$/, '');
for (const path of [paths.home, WITHOUT_SLASH, paths.withdraw, paths.depositHistory, paths.promotions]) {
  test(`${path}, on the device of a remembered player: every read is requested by the head, and none twice`, async ({
    page,
    world,
  }) => {
    await world.session(DEMO_PLAYER);
    await page.addInitScript(() => localStorage.setItem('signedIn', '1'));
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(request.url());
    });
    const code = await holdRequests(page, '**/assets/index-*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await code.asked();
    await expect.poll(() => asked.length).toBeGreaterThan(3);
    const before = asked.toSorted();
    await code.release();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => !url.endsWith('/fingerprint')).toSorted()).toEqual(before);
  });
}

test('another player has logged in meanwhile: nothing that the head has requested is shown', async ({
  page,
  world,
}) => {
  await world.reset({ scenario: 'with-credit' });
  await world.session(DEMO_PLAYER);
  await page.addInitScript(() => localStorage.setItem('signedIn', '1'));
  const code = await holdRequests(page, '**/assets/index-*.js');
  const first = page.waitForResponse('**/api/v2/players/info');
  await page.goto(paths.home, { waitUntil: 'commit' });
  await first;
  await code.asked();
  await world.session('newcomer');
  const credit = page.waitForRequest('**/api/v2/players/credits/alphabet');
  await code.release();
  await expect(page.getByRole('heading', { level: 1, name: 'New Comer' })).toBeVisible();
  await credit;
  await expect(page.getByText('Demo Player')).toHaveCount(0);
});

test('home, for a player whom the device does not remember: the code of a player’s home in parallel to that of players', async ({
  page,
  world,
}) => {
  await world.session(DEMO_PLAYER);
  // Without a response, nothing is requested after it.
  await page.route('**/assets/player-*.js', () => undefined);
  const home = page.waitForRequest('**/assets/PlayerHome-*.js');
  await page.goto(paths.home, { waitUntil: 'commit' });
  await home;
});

test('another device: the messages and the agency, no code of players and no player', async ({ page }) => {
  const names = await requestedBeforehand(page, paths.deposit);
  expect(names).toContain('/api/v2/agency/info');
  expect(names.filter((name) => /Page$|player(?!\/deposit)/.test(name))).toEqual([]);
});

test.describe('in Thai', () => {
  test.use({ language: 'th' });

  test('the fonts of the language, and none of the other languages in the hidden notice', async ({
    page,
  }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      const [, font] = /(noto-sans-\w+-\w+-\d+)/.exec(request.url()) ?? [];
      if (font !== undefined) fonts.push(font);
    });
    await page.route('**/assets/index-*.js', () => undefined);
    await page.goto(paths.deposit, { waitUntil: 'commit' });
    await expect(page.locator('.slow-start')).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    expect(fonts.toSorted()).toEqual(['noto-sans-thai-thai-400', 'noto-sans-thai-thai-700']);
  });
});
