/** What a page requests before any code of the site runs: decision 26. */
import type { Page } from '@playwright/test';
import { paths } from '../../../src/app/paths.ts';
import { DEMO_PLAYER } from '../deposit/deposit-screen.ts';
import { expect, test } from '../fixtures/site.ts';

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

for (const path of [paths.deposit, paths.deposit.replace(/\/$/, '')]) {
  test(`${path}, on the device of a remembered player: its code, its messages, the player and the agency`, async ({
    page,
    world,
  }) => {
    await world.session(DEMO_PLAYER);
    await page.addInitScript(() => localStorage.setItem('signedIn', '1'));
    const names = await requestedBeforehand(page, path);
    for (const wanted of ['DepositPage', 'player', 'messages-cn-player', 'messages-cn-deposit'])
      await expect.poll(() => names).toContain(wanted);
    expect(names).toEqual(expect.arrayContaining(['/api/v2/players/info', '/api/v2/agency/info']));
    expect(names.filter((name) => /^messages-(?!cn)|^Withdraw|\.(css|woff2)$/.test(name))).toEqual([]);
  });
}

test('home, on the device of a remembered player: the code of a player’s home', async ({ page, world }) => {
  await world.session(DEMO_PLAYER);
  await page.addInitScript(() => localStorage.setItem('signedIn', '1'));
  const names = await requestedBeforehand(page, paths.home);
  for (const wanted of ['PlayerHome', 'player', 'messages-cn-player'])
    await expect.poll(() => names).toContain(wanted);
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
