/** The session reminder: off until the player sets it, then due after each interval, also across reloads (contract §2). */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { BASE_PATH, endpoints } from '../../../contract/endpoints.ts';
import { LoginScreen, logOut, playerMenu } from '../account/account-screens.ts';
import { DEMO_PLAYER, passTime } from '../deposit/deposit-screen.ts';
import { ask } from '../pages/evidence.ts';
import { expect, test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';

const say = messagesIn('lo');
const MINUTE = 60;

/** The text of the reminder. The dialog element itself has no size, because its content is fixed, and counts as hidden. */
function reminder(page: Page, minutes: number): Locator {
  const duration = say('duration.minutes', { minutes });
  const dialog = page.getByRole('dialog', { name: say('reminder.title', { duration }) });
  return dialog.getByText(say('reminder.body'));
}

/** Sets the reminder, as on an earlier visit. */
async function remindEvery(context: BrowserContext, minutes: number): Promise<void> {
  await ask(context, 'limits');
  const depositLimits = { day: null, week: null, month: null };
  const data = { depositLimits, sessionReminderMinutes: minutes };
  expect((await ask(context, 'limitsChange', { data })).status).toBe(200);
}

/**
 * Opens a page of players and waits for all responses: one that arrives while `passTime` moves the clocks corrects the page's
 * time.
 */
async function visit(page: Page): Promise<void> {
  // On a busy machine the network is idle for a while before the page asks for the interval.
  const interval = page.waitForResponse(`**${BASE_PATH}${endpoints.limits.path}`);
  await page.goto('/player/bank/');
  await interval;
  await page.waitForLoadState('networkidle');
}

test.beforeEach(async ({ page, world }) => {
  await page.clock.install();
  await world.session(DEMO_PLAYER);
});

test('off until the player sets it', async ({ page, world }) => {
  await visit(page);
  await passTime(world, page, 10 * 60 * MINUTE);
  await page.clock.runFor(1_000);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('due at the minute and not before, and again after the next interval', async ({
  page,
  world,
  context,
}) => {
  await remindEvery(context, 15);
  await visit(page);
  await passTime(world, page, 14 * MINUTE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await passTime(world, page, MINUTE);
  await expect(reminder(page, 15)).toBeVisible();
  await page.getByRole('button', { name: say('reminder.continue') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await passTime(world, page, 15 * MINUTE);
  await expect(reminder(page, 30)).toBeVisible();
  await page.getByRole('button', { name: say('reminder.break') }).click();
  await expect(page).toHaveURL('/responsible-play/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a reload does not restart the visit', async ({ page, world, context }) => {
  await remindEvery(context, 15);
  await visit(page);
  await passTime(world, page, 10 * MINUTE);
  await visit(page);
  await passTime(world, page, 5 * MINUTE);
  await expect(reminder(page, 15)).toBeVisible();
  // A reload does not remove an unanswered reminder either.
  await visit(page);
  await expect(reminder(page, 15)).toBeVisible();
});

test('a new login restarts the visit', async ({ page, world, context }) => {
  await remindEvery(context, 15);
  await visit(page);
  // The page corrects its time with the next response.
  await world.clock.advance(10 * MINUTE);
  await logOut(page, say);
  await expect(page).toHaveURL(/\/login\//);
  await new LoginScreen(page, say).logIn();
  await expect(playerMenu(page, say)).toBeVisible();
  await world.clock.advance(10 * MINUTE);
  await visit(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await world.clock.advance(5 * MINUTE);
  await visit(page);
  await expect(reminder(page, 15)).toBeVisible();
});

test('the dialog offers the logout', async ({ page, world, context }) => {
  await remindEvery(context, 15);
  await visit(page);
  await passTime(world, page, 15 * MINUTE);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('layout.logOut') }).click();
  await expect(page).toHaveURL(/\/login\//);
});
