/** A new build is deployed while a page is open: a notice appears, but not at the cashier, and no draft is lost. */
import { DEMO_PLAYER, DepositScreen, passTime } from '../deposit/deposit-screen.ts';
import { misfits } from '../looks/checks/layout.ts';
import { lengthenTexts } from '../looks/checks/variants.ts';
import { UpgradeScreen } from '../shell/upgrade-screen.ts';
import { expect, test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';

const say = messagesIn('lo');
const MINUTE = 60;

test(
  'the notice of a new build can be dismissed, and loading the build keeps the draft',
  ESSENTIAL,
  async ({ page, world }) => {
    const upgrade = new UpgradeScreen(page, world, say);
    const deposit = new DepositScreen(page, say);
    await world.session(DEMO_PLAYER);
    await upgrade.deploy();
    await deposit.open();
    await deposit.fillIn({ amount: '250000' });

    // At the cashier no notice appears.
    await upgrade.passUntilLook();
    const bottomBar = page.getByRole('navigation', { name: say('nav.shortcuts') });
    await expect(upgrade.notice()).toHaveCount(0);

    const bank = bottomBar.getByRole('link', { name: say('nav.short.bank') });
    await bank.click();
    await expect(upgrade.notice()).toBeVisible();
    expect(await upgrade.notice().evaluate((notice) => notice.contains(document.activeElement))).toBe(false);
    expect(await misfits(page)).toEqual([]);
    const shorten = await lengthenTexts(page);
    expect(await misfits(page)).toEqual([]);
    await shorten();

    await upgrade.later().click();
    await expect(upgrade.notice()).toHaveCount(0);
    await passTime(world, page, 235 * MINUTE);
    expect(upgrade.looks()).toBe(1);
    await upgrade.passUntilLook();
    await bottomBar.getByRole('link', { name: say('nav.short.deposit') }).click();
    await expect(deposit.amount()).toHaveValue('250.000');
    await expect(upgrade.notice()).toHaveCount(0);
    await bank.click();

    // By keyboard.
    await upgrade.loadAnew().focus();
    const loaded = page.waitForEvent('load');
    await page.keyboard.press('Enter');
    await loaded;
    await expect(upgrade.notice()).toHaveCount(0);
    await bottomBar.getByRole('link', { name: say('nav.short.deposit') }).click();
    await expect(deposit.amount()).toHaveValue('250.000');
  },
);
