/** Screens that are reached by interaction, for the checks in tests/browser/looks and for the pictures of the documents. */
import { expect, type Page } from '@playwright/test';
import { DEMO_PLAYER, DepositScreen, theOrder } from '../../deposit/deposit-screen.ts';
import type { World } from '../../../../mock-server/lab/client/world.ts';
import type { ExpectedProblem } from '../../fixtures/problems.ts';
import { UpgradeScreen } from '../../shell/upgrade-screen.ts';
import type { Say } from '../../fixtures/messages.ts';

export interface ScreenFixtures {
  readonly page: Page;
  readonly world: World;
  readonly say: Say;
}

export interface Screen {
  readonly name: string;
  /** Set for a route that is opened without further interaction. */
  readonly isRoute?: true;
  /** Set for a route of which `npm test` inspects a similar one. */
  readonly isSimilar?: true;
  /** Brings the page to the screen. */
  readonly reach: (fixtures: ScreenFixtures) => Promise<void>;
  /** Problems that reaching the screen provokes, because the screen shows them. */
  readonly problems?: readonly ExpectedProblem[];
}

/** A player without a bank account: see the mock's seeds. */
const NEWCOMER = 'newcomer';

async function openOrder({ page, world, say }: ScreenFixtures): Promise<DepositScreen> {
  await world.session(DEMO_PLAYER);
  const screen = new DepositScreen(page, say);
  await screen.order();
  return screen;
}

/** The bank gets `payment` for the open order and the player presses check. */
async function payAndCheck(
  fixtures: ScreenFixtures,
  payment: { amount?: string } = {},
): Promise<DepositScreen> {
  const screen = await openOrder(fixtures);
  await fixtures.world.bank.pay(await theOrder(fixtures.world), { ...payment });
  await screen.check().click();
  return screen;
}

export const SCREENS: readonly Screen[] = [
  {
    name: 'login-rejected',
    problems: ['response 401 POST /api/v2/players/login'],
    reach: async ({ page, say }) => {
      await page.goto('/login/');
      await page.getByLabel(say('field.username'), { exact: true }).fill('nobody');
      await page.getByLabel(say('field.password'), { exact: true }).fill('not-this-one');
      await page.getByRole('button', { name: say('login.submit') }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'register-invalid',
    reach: async ({ page, say }) => {
      await page.goto('/register/');
      await page.getByLabel(say('field.username'), { exact: true }).fill('ABC');
      await page.getByLabel(say('field.password'), { exact: true }).fill('short');
      await page.getByRole('button', { name: say('register.submit') }).click();
      await expect(page.getByText(say('problem.confirmation.required'))).toBeVisible();
    },
  },
  {
    name: 'bank-form-invalid',
    reach: async ({ page, world, say }) => {
      await world.session(NEWCOMER);
      await page.goto('/player/bank/');
      await page.getByRole('radio', { name: 'BCEL' }).check();
      await page.getByLabel(say('bank.accountNumber'), { exact: true }).fill('02055512345');
      await page.getByRole('button', { name: say('bank.submit') }).click();
      await expect(page.getByText(say('problem.accountNumber.wallet'))).toBeVisible();
    },
  },
  {
    name: 'bank-account',
    reach: async ({ page, world, say }) => {
      await world.session(DEMO_PLAYER);
      await page.goto('/player/bank/');
      await page.getByRole('button', { name: say('bank.number.show') }).click();
    },
  },
  {
    name: 'deposit-form',
    reach: async ({ page, world, say }) => {
      await world.session(DEMO_PLAYER);
      const screen = new DepositScreen(page, say);
      await screen.open();
      await screen.fillIn({ amount: '20250000' });
      await expect(page.getByText('30.000').last()).toBeVisible();
    },
  },
  {
    name: 'deposit-form-invalid',
    reach: async ({ page, world, say }) => {
      await world.session(DEMO_PLAYER);
      const screen = new DepositScreen(page, say);
      await screen.open();
      await screen.submit().click();
      await expect(page.getByText(say('problem.provider.required'))).toBeVisible();
    },
  },
  {
    name: 'deposit-obstacle',
    reach: async ({ page, world, say }) => {
      await world.session(NEWCOMER);
      await page.goto('/player/deposit/');
      await expect(page.getByText(say('deposit.obstacle.bank.title'))).toBeVisible();
    },
  },
  {
    name: 'order-open',
    reach: async (fixtures) => {
      await openOrder(fixtures);
    },
  },
  {
    name: 'order-unpaid',
    reach: async (fixtures) => {
      const screen = await openOrder(fixtures);
      await screen.check().click();
      await expect(screen.notice('order.notice.unpaid')).toBeVisible();
    },
  },
  {
    name: 'order-cancel',
    reach: async (fixtures) => {
      await openOrder(fixtures);
      await fixtures.page.getByRole('button', { name: fixtures.say('order.cancel'), exact: true }).click();
      await expect(
        fixtures.page.getByRole('heading', { name: fixtures.say('order.cancel.title') }),
      ).toBeVisible();
    },
  },
  {
    name: 'qr-expired',
    reach: async ({ page, world, say }) => {
      await openOrder({ page, world, say });
      await world.clock.advance(601);
      await page.reload();
      await expect(page.getByRole('button', { name: say('qr.issue') })).toBeVisible();
    },
    problems: [/^response 410 GET /],
  },
  {
    name: 'bank-silent',
    problems: [/^response 503 POST /],
    reach: async (fixtures) => {
      const screen = await openOrder(fixtures);
      await fixtures.world.bank.mode('silent');
      await screen.check().click();
      await expect(fixtures.page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'good-news',
    reach: async (fixtures) => {
      await payAndCheck(fixtures);
      await expect(fixtures.page.getByRole('alertdialog').getByRole('button')).toBeVisible();
    },
  },
  {
    name: 'receipt-success',
    reach: async (fixtures) => {
      const screen = await payAndCheck(fixtures);
      await screen.seesSuccess();
      await expect(fixtures.page.getByText(fixtures.say('receipt.success.note'))).toBeVisible();
    },
  },
  {
    name: 'receipt-partial',
    reach: async (fixtures) => {
      await payAndCheck(fixtures, { amount: '60000' });
      await expect(fixtures.page.getByText(fixtures.say('receipt.staff.partialNote'))).toBeVisible();
    },
  },
  {
    name: 'receipt-canceled',
    reach: async (fixtures) => {
      await openOrder(fixtures);
      await fixtures.page.getByRole('button', { name: fixtures.say('order.cancel'), exact: true }).click();
      await fixtures.page
        .getByRole('button', { name: fixtures.say('order.cancel.confirm'), exact: true })
        .click();
      await expect(fixtures.page.getByText(fixtures.say('receipt.canceled.note'))).toBeVisible();
    },
  },
  {
    name: 'upgrade-offered',
    reach: async ({ page, world, say }) => {
      const upgrade = new UpgradeScreen(page, world, say);
      await upgrade.deploy();
      await page.goto('/login/');
      await upgrade.passUntilLook();
      await page.getByRole('link', { name: say('login.toRegister') }).click();
      await expect(upgrade.notice()).toBeVisible();
    },
  },
  {
    name: 'not-found',
    reach: async ({ page, say }) => {
      await page.goto('/nowhere/');
      await expect(page.getByText(say('notFound.explanation'))).toBeVisible();
    },
  },
];
