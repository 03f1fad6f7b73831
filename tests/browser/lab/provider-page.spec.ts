/** The mock's page of a game provider: opening a game and returning to the site (specification §1, contract §2). */
import type { BrowserContext, Page } from '@playwright/test';
import { LANGUAGES, type Language } from '../../../contract/values.ts';
import { TAGS, MESSAGES } from '../../../mock-server/play/page/messages.js';
import { axeViolations } from '../fixtures/axe.ts';
import { DEMO_PLAYER } from '../deposit/deposit-screen.ts';
import { ask, inTime } from '../pages/evidence.ts';
import type { World } from '../../../mock-server/lab/client/world.ts';
import { misfits } from '../looks/checks/layout.ts';
import { expect, test } from '../fixtures/site.ts';

const RETURN_URL = '/player/bank/?from=game';

/** Signs demo in with 100 THB at alphabet, and returns a launch link of the site for the provider's first game. */
async function launch(context: BrowserContext, world: World, language: Language = 'lo'): Promise<string> {
  await world.session(DEMO_PLAYER);
  await world.credit({ username: DEMO_PLAYER, provider: 'alphabet', amount: '100' });
  const data = {
    provider: 'alphabet',
    gameCode: 'ALP-001',
    language,
    device: 'mobile',
    returnUrl: RETURN_URL,
  };
  const { body } = await ask(context, 'gameLaunch', { data });
  return (body as { readonly launch: { readonly url: string } }).launch.url;
}

/** Returns the player's credit from the API, in the session of the player. */
async function creditOnTheSite(page: Page): Promise<string> {
  const response = await page.request.get('/api/v2/players/credits/alphabet');
  return ((await response.json()) as { readonly credit: { readonly amount: string } }).credit.amount;
}

const credit = (page: Page) => page.getByLabel(MESSAGES.lo.credit);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a player wins, loses and comes back to the site, where the credit has changed', async ({
  page,
  context,
  world,
}) => {
  await page.goto(await launch(context, world));
  await expect(page.getByRole('heading', { name: 'Naga Pearl Rising' })).toBeVisible();
  await expect(page.getByText('Demo Player')).toBeVisible();
  await expect(page.getByText(MESSAGES.lo.notice)).toBeVisible();
  await expect(credit(page)).toHaveText('100\u00a0THB');

  await button(page, '+1.000\u00a0THB').click();
  await expect(credit(page)).toHaveText('1.100\u00a0THB');
  await expect(page.getByText('ຊະນະ 1.000\u00a0THB')).toBeVisible();
  expect(await creditOnTheSite(page)).toBe('1100');

  await page.getByLabel(MESSAGES.lo.amount).fill('99,75');
  await button(page, MESSAGES.lo.lose).click();
  await expect(credit(page)).toHaveText('1.000,25\u00a0THB');
  expect(await creditOnTheSite(page)).toBe('1000.25');

  await page.getByRole('link', { name: MESSAGES.lo.back }).click();
  await expect(page).toHaveURL(RETURN_URL);
  const results = (await world.ledger()).map(({ kind, amount }) => `${kind} ${amount}`);
  expect(results).toEqual(['credit.adjusted 100', 'credit.adjusted 1000', 'credit.adjusted -99.75']);
});

test('an invalid amount is not sent', async ({ page, context, world }) => {
  await page.goto(await launch(context, world));
  await expect(credit(page)).toHaveText('100\u00a0THB');
  for (const amount of ['', '0', '0,00', '-5', '1.234', '1.000,5', 'x']) {
    await page.getByLabel(MESSAGES.lo.amount).fill(amount);
    await button(page, MESSAGES.lo.win).click();
    await expect(page.getByRole('alert').filter({ hasText: MESSAGES.lo.amountWrong })).toBeVisible();
    await expect(page.getByLabel(MESSAGES.lo.amount)).toBeFocused();
  }
  expect(await world.ledger()).toHaveLength(1);
});

test('a reload continues the game; the used link is no longer in the address', async ({
  page,
  context,
  world,
}) => {
  await page.goto(await launch(context, world));
  await button(page, '−10\u00a0THB').click();
  await expect(credit(page)).toHaveText('90\u00a0THB');
  await expect(page).toHaveURL('/__provider/');
  await page.reload();
  await expect(credit(page)).toHaveText('90\u00a0THB');
  await button(page, '+100\u00a0THB').click();
  await expect(credit(page)).toHaveText('190\u00a0THB');
});

test('the credit is live: a change made elsewhere appears without a press', async ({
  page,
  context,
  world,
}) => {
  await page.clock.install();
  await page.goto(await launch(context, world));
  await expect(credit(page)).toHaveText('100\u00a0THB');
  await world.credit({ username: DEMO_PLAYER, provider: 'alphabet', amount: '0.5' });
  await inTime(page, page.getByText('100,5\u00a0THB', { exact: true }));
});

test('a network failure is reported, and a retry opens the link', async ({
  page,
  context,
  world,
  expectProblems,
}) => {
  expectProblems(/^request failed POST \/__provider\/open/);
  const link = await launch(context, world);
  await page.route('**/__provider/open', (route) => route.abort('internetdisconnected'));
  await page.goto(link);
  await expect(page.getByRole('alert').filter({ hasText: MESSAGES.lo.unreachable })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await button(page, MESSAGES.lo.again).click();
  await expect(credit(page)).toHaveText('100\u00a0THB');
});

for (const language of LANGUAGES) {
  test(`in ${language} it fits every screen, and axe finds nothing`, async ({ page, context, world }) => {
    await page.goto(await launch(context, world, language));
    await expect(page.getByText(MESSAGES[language].notice)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', TAGS[language]);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await misfits(page), `${width}`).toEqual([]);
    }
    expect(await axeViolations(page)).toEqual([]);
  });
}
