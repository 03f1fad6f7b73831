/** The back/forward cache of a browser keeps a page as it was: specification §4 and §6. */
import { playerMenu } from './account-screens.ts';
import { DEMO_PLAYER } from '../deposit/deposit-screen.ts';
import { expect, test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';

const CREDIT = '1.234';

test('a page restored from the back/forward cache shows no stale amounts', async ({ page, world }) => {
  await world.session(DEMO_PLAYER);
  await page.goto('/');
  const amount = page.getByRole('main').getByText(CREDIT);
  await expect(playerMenu(page, messagesIn('lo'))).toBeVisible();
  await happens('pagehide');
  expect(await page.evaluate(() => getComputedStyle(document.body).visibility)).toBe('hidden');
  await world.credit({ username: DEMO_PLAYER, provider: 'alphabet', amount: '1234' });
  await happens('pageshow');
  await expect(amount.first()).toBeVisible();

  /** The test browser has no back/forward cache, so this dispatches the events of a page that enters or leaves it. */
  function happens(type: string) {
    return page.evaluate(
      (name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })),
      type,
    );
  }
});
