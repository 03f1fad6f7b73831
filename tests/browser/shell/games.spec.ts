/** The games of a provider, and how they are opened: specification §1 and §2. */
import type { Page } from '@playwright/test';
import { DEMO_PLAYER } from '../deposit/deposit-screen.ts';
import { answersOf } from '../pages/evidence.ts';
import { expect, test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';

test.use({ player: DEMO_PLAYER });

const say = messagesIn('lo');

const game = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

test(
  'a game opens in a tab of its own, and coming back shows what was won there',
  ESSENTIAL,
  async ({ page, context, world }) => {
    await world.credit({ username: DEMO_PLAYER, provider: 'betflix', amount: '100' });
    await page.goto('/player/game/betflix?tab=pp.txt');
    const own = page.getByRole('region', { name: say('game.credit', { provider: 'Betflix' }) });
    await expect(own).toContainText(`100${say('currency.THB')}`);

    const opening = context.waitForEvent('page');
    await game(page, 'Sugar Palm Spins').dblclick();
    const played = await opening;
    await expect(played.getByRole('heading', { name: 'Sugar Palm Spins' })).toBeVisible();
    expect(await played.evaluate(() => window.opener === null)).toBe(true);
    // Two presses open one tab.
    expect(context.pages()).toHaveLength(2);
    expect(await answersOf(world, 'gameLaunch')).toHaveLength(1);

    await played.getByLabel('Amount in THB').fill('1000');
    await played.getByRole('button', { name: 'Win' }).click();
    await expect(played.getByText('1100 THB')).toBeVisible();
    await page.bringToFront();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(own).toContainText(`1.100${say('currency.THB')}`);
    await played.getByRole('link', { name: 'Back to the site' }).click();
    await expect(played).toHaveURL('/player/game/betflix?tab=pp.txt');
  },
);
