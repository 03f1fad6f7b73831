/** After a logout no data of the player remains: not on the page, not in the storage, and not after going back. */
import type { Page } from '@playwright/test';
import { DEMO_PLAYER } from '../../../mock-server/seeds/players.ts';
import { DepositScreen } from '../deposit/deposit-screen.ts';
import { expect, test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { LoginScreen, logOut, playerMenu } from './account-screens.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';

const say = messagesIn('lo');

/** Texts that belong to the player, and that no other user of the device may see. */
const TYPED = '123456';
const OF_THE_PLAYER = ['Demo Player', 'DEMO PLAYER', '160120000123456', 'PL000001', TYPED];

test.use({ scenario: 'with-credit' });

test(
  'after a logout the page, the storage, the caches and the history contain no data of the player',
  ESSENTIAL,
  async ({ page, context, world }) => {
    await world.session(DEMO_PLAYER.username);
    await page.goto('/');
    await expect(playerMenu(page, say)).toBeVisible();
    await page.goto('/player/bank/');
    await expect(page.getByText('DEMO PLAYER', { exact: true })).toBeVisible();
    const deposit = new DepositScreen(page, say);
    await deposit.open();
    await deposit.fillIn({ amount: TYPED });
    expect(await leftIn(page)).not.toEqual([]);

    const reloaded = page.waitForEvent('domcontentloaded');
    await logOut(page, say);
    await reloaded;
    await expect(new LoginScreen(page, say).submit()).toBeVisible();
    expect(await leftIn(page)).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('sid');

    for (let step = 0; step < 2; step += 1) {
      await page.goBack();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(playerMenu(page, say)).toBeHidden();
      expect(await leftIn(page)).toEqual([]);
    }
  },
);

/** Returns the player's texts that remain, each with its place. */
async function leftIn(page: Page): Promise<readonly string[]> {
  const places = await page.evaluate(everythingKept);
  return Object.entries(places).flatMap(([place, text]) =>
    OF_THE_PLAYER.filter((own) => text.includes(own)).map((own) => `${place}: ${own}`),
  );
}

/** Runs in the page. */
async function everythingKept() {
  const cached: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const answer = await cache.match(request);
      cached.push(request.url, (await answer?.text()) ?? '');
    }
  }
  const fields = [...document.querySelectorAll('input, textarea')].map(
    (field) => (field as HTMLInputElement).value,
  );
  return {
    page: `${document.title} ${document.documentElement.outerHTML} ${fields.join(' ')}`,
    'local storage': JSON.stringify({ ...localStorage }),
    'session storage': JSON.stringify({ ...sessionStorage }),
    history: JSON.stringify(history.state ?? null),
    'cache storage': cached.join(' '),
    databases: JSON.stringify(await indexedDB.databases()),
    cookies: document.cookie,
  };
}
