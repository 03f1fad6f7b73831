/** The mock's page of a game provider: opening a game and returning to the site (specification §1, contract §2). */
import type { BrowserContext, Page } from '@playwright/test';
import { axeViolations } from '../fixtures/axe.ts';
import { DEMO_PLAYER } from '../deposit/deposit-screen.ts';
import { ask } from '../pages/evidence.ts';
import type { World } from '../../../mock-server/lab/client/world.ts';
import { misfits } from '../looks/checks/layout.ts';
import { expect, test } from '../fixtures/site.ts';

const RETURN_URL = '/player/bank/?from=game';

/** Signs demo in with 100 THB at alphabet, and returns a launch link of the site for the provider's first game. */
async function launch(context: BrowserContext, world: World): Promise<string> {
  await world.session(DEMO_PLAYER);
  await world.credit({ username: DEMO_PLAYER, provider: 'alphabet', amount: '100' });
  const data = {
    provider: 'alphabet',
    gameCode: 'ALP-001',
    language: 'lo',
    device: 'mobile',
    returnUrl: RETURN_URL,
  };
  const { body } = await ask(context, 'gameLaunch', { data });
  return (body as { readonly launch: { readonly url: string } }).launch.url;
}

const credit = (page: Page) => page.getByLabel('Credit');

async function finish(page: Page, result: 'Win' | 'Lose', amount: string): Promise<void> {
  await page.getByLabel('Amount in THB').fill(amount);
  await page.getByRole('button', { name: result }).click();
}

test('a player wins, loses and comes back to the site, where the credit has changed', async ({
  page,
  context,
  world,
  expectProblems,
}) => {
  expectProblems('response 409 POST /__provider/result');
  await page.goto(await launch(context, world));
  await expect(page.getByRole('heading', { name: 'Naga Pearl Rising' })).toBeVisible();
  await expect(page.getByText('Demo Player')).toBeVisible();
  await expect(credit(page)).toHaveText('100 THB');

  await finish(page, 'Win', '1000');
  await expect(credit(page)).toHaveText('1100 THB');
  await finish(page, 'Lose', '99.75');
  await expect(credit(page)).toHaveText('1000.25 THB');
  await finish(page, 'Lose', '1000.26');
  await expect(page.getByRole('alert')).toHaveText('The credit is not enough.');
  await finish(page, 'Lose', '-5');
  await expect(page.getByRole('alert')).toHaveText('The credit is not enough.');
  await expect(credit(page)).toHaveText('1000.25 THB');

  await page.getByRole('link', { name: 'Back to the site' }).click();
  await expect(page).toHaveURL(RETURN_URL);
  const results = (await world.ledger()).map(({ kind, amount }) => `${kind} ${amount}`);
  expect(results).toEqual(['credit.adjusted 100', 'credit.adjusted 1000', 'credit.adjusted -99.75']);
});

test('a link opens once: a reload continues the game, and a second tab leads back to the site', async ({
  page,
  context,
  world,
  expectProblems,
}) => {
  expectProblems('response 410 POST /__provider/open');
  const link = await launch(context, world);
  await page.goto(link);
  await finish(page, 'Lose', '10');
  await expect(credit(page)).toHaveText('90 THB');
  await expect(page).toHaveURL('/__provider/');
  await page.reload();
  await expect(credit(page)).toHaveText('90 THB');

  const second = await context.newPage();
  for (const address of [link, '/__provider/?launch=nobody-made-this', '/__provider/']) {
    await second.goto(address);
    await expect(second.getByRole('alert')).toContainText('This link cannot be used');
    await expect(credit(second)).toBeHidden();
  }
  await second.getByRole('link', { name: 'Back to the site' }).click();
  await expect(second).toHaveURL('/');
});

test('it fits every screen, and axe finds nothing', async ({ page, context, world }) => {
  await page.goto(await launch(context, world));
  await expect(credit(page)).toBeVisible();
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await misfits(page), `${width}`).toEqual([]);
  }
  expect(await axeViolations(page)).toEqual([]);
});
