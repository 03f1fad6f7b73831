/** Addresses that lead away, tried in a browser, which has the last word on where an address leads. */
import { gamePath, paths } from '../../../src/app/paths.ts';
import { REDIRECT_PAYLOADS } from '../../attacks/redirect-payloads.ts';
import { cases } from '../../depth.ts';
import { LoginScreen } from '../account/account-screens.ts';
import { DEMO_PLAYER } from '../deposit/deposit-screen.ts';
import { drawnFrom, rowsOf } from '../draw.ts';
import { moveTo } from '../shell/walk.ts';
import { expect, test } from '../site.ts';
import { wordsOf } from '../words.ts';
import { tracesIn, watchForTraces } from './traces.ts';

const say = wordsOf('lo');

/** What a browser itself makes of a link with that query. */
const queries = (payload: string) => [
  `?next=${encodeURIComponent(payload)}`,
  `?next=${payload.replace(/[#\s]/g, '')}`,
];

test('who is signed in is sent on from the login to a page of this site, whatever the address says', async ({
  page,
  lab,
  site,
}) => {
  await lab.session(DEMO_PLAYER);
  await watchForTraces(page);
  await page.goto(paths.contact);
  for (const payload of rowsOf(REDIRECT_PAYLOADS, 'sent on from the login', 15)) {
    for (const query of queries(payload)) {
      await moveTo(page, `${paths.login}${query}`);
      await page.waitForFunction(() => location.pathname !== '/login/');
      expect(new URL(page.url()).origin, payload).toBe(site);
    }
  }
  expect(await tracesIn(page)).toEqual([]);
});

for (const payload of drawnFrom(REDIRECT_PAYLOADS, 'after the login', cases(1, 5))) {
  test(`after the login ${JSON.stringify(payload)} leads nowhere else`, async ({ page, site }) => {
    await page.goto(`${paths.login}?next=${encodeURIComponent(payload)}`);
    await new LoginScreen(page, say).logIn();
    await page.waitForFunction(() => location.pathname !== '/login/');
    expect(new URL(page.url()).origin).toBe(site);
  });
}

test('a tab is a word, and stays one: the page of games, its links and its address', async ({
  page,
  lab,
  site,
  expectProblems,
}) => {
  await lab.session(DEMO_PLAYER);
  await watchForTraces(page);
  await page.goto(gamePath('betflix'));
  // A tab has 40 letters at most.
  expectProblems('response 422 GET /api/v2/games');
  for (const payload of ['x'.repeat(41), ...rowsOf(REDIRECT_PAYLOADS, 'tabs', 5)]) {
    await moveTo(page, gamePath('betflix', payload));
    // The tabs are those of all the games: there when a tab has been found, or has not.
    await expect(
      page
        .getByRole('navigation', { name: say('game.tabs') })
        .or(page.getByRole('alert'))
        .first(),
    ).toBeVisible();
    const links = await page
      .locator('main a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).origin));
    expect(new Set(links), payload).toEqual(new Set([site]));
    expect(new URL(page.url()).pathname).toBe('/player/game/betflix');
  }
  expect(await tracesIn(page)).toEqual([]);
});
