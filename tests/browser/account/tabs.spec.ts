/** The tabs of one browser share one session: specification §4 and §6, contract §1. */
import { DEMO_PLAYER } from '../../../mock-server/seeds/players.ts';
import { test } from '../deposit/deposit-screen.ts';
import { expect } from '../fixtures/site.ts';
import { logOut, playerMenu } from './account-screens.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';

const CREDIT = '1.234';

test(
  'a logout takes effect in every tab and removes the player’s data there',
  ESSENTIAL,
  async ({ deposit }) => {
    await deposit.open();
    const other = await deposit.inAnotherTab();
    await other.open();
    await logOut(other.page, other.say);
    await expect(deposit.notice('login.sessionLost.title')).toBeVisible();
    await expect(playerMenu(deposit.page, deposit.say)).toBeHidden();
    await deposit.page.goBack();
    await expect(playerMenu(deposit.page, deposit.say)).toBeHidden();
  },
);

test('two tabs that become visible at the same time send one check to the bank', async ({
  world,
  deposit,
}) => {
  await deposit.order();
  const other = await deposit.inAnotherTab();
  await other.open();
  await Promise.all([deposit.away(), other.away()]);
  const checks = () => world.journal.count({ method: 'POST', path: { matches: '/check$' } });
  await expect.poll(checks).toBe(1);
  await expect(deposit.check()).toBeEnabled();
  await expect(other.check()).toBeEnabled();
  expect(await checks()).toBe(1);
});

test(
  'a page restored from the back/forward cache shows no stale amounts',
  ESSENTIAL,
  async ({ page, world, deposit }) => {
    await world.session(DEMO_PLAYER.username);
    await page.goto('/');
    const amount = page.getByRole('main').getByText(CREDIT);
    await expect(playerMenu(page, deposit.say)).toBeVisible();
    await happens('pagehide');
    expect(await page.evaluate(() => getComputedStyle(document.body).visibility)).toBe('hidden');
    await world.credit({ username: DEMO_PLAYER.username, provider: 'alphabet', amount: '1234' });
    await happens('pageshow');
    await expect(amount.first()).toBeVisible();

    /** The test browser has no back/forward cache, so this dispatches the events of a page that enters or leaves it. */
    function happens(type: string) {
      return page.evaluate(
        (name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })),
        type,
      );
    }
  },
);
