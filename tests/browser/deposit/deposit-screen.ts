/** The page object of the deposit: by role and label, in any language. */
import { expect, type Locator, type Page } from '@playwright/test';
import { DEMO_PLAYER as SEEDED_PLAYER } from '../../../mock-server/seeds/players.ts';
import type { World } from '../../../mock-server/lab/client/world.ts';
import { readQr } from './qr-reader.ts';
import { test as siteTest } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { PageObject } from '../fixtures/page-object.ts';

/** A seeded player with a bank account and no credit. */
export const DEMO_PLAYER = SEEDED_PLAYER.username;

/** The credit for the order of `DepositScreen.order()`: 100.000 kip at 675 for a baht, rounded down. */
export const CREDIT = '148.14';

/** Tests with a player who is signed in. */
export const test = siteTest.extend<{ readonly deposit: DepositScreen }>({
  deposit: async ({ page, world, language }, use) => {
    await world.session(DEMO_PLAYER);
    await use(new DepositScreen(page, messagesIn(language)));
  },
});

export class DepositScreen extends PageObject {
  async open(): Promise<void> {
    await this.page.goto('/player/deposit/');
  }

  /** Chooses the provider and a receiving account, by default the proposed or the first one, and enters the amount. */
  async fillIn({ provider = 'Alphabet', amount = '100000' } = {}): Promise<void> {
    await this.choose('deposit.provider', provider);
    await this.choose('deposit.mid');
    await this.amount().fill(amount);
  }

  merchants(): Locator {
    return this.options('deposit.mid');
  }

  amount(): Locator {
    return this.page.getByLabel(this.say('deposit.amount'), { exact: true });
  }

  submit(): Locator {
    return this.page.getByRole('button', { name: this.say('deposit.submit') });
  }

  qr(): Locator {
    return this.page.getByRole('img', { name: /MOCK/ });
  }

  check(): Locator {
    return this.page.getByRole('button', { name: this.say('order.check') });
  }

  notice(id: string): Locator {
    return this.page.getByText(this.say(id), { exact: true });
  }

  /** The heading with the outcome of the order. */
  ending(id: string): Locator {
    // For a moment both the receipt and the success dialog have this heading.
    return this.page.getByRole('heading', { name: this.say(id) }).first();
  }

  /** Confirms the success dialog, and expects the receipt below it. */
  async seesSuccess(): Promise<void> {
    const news = this.page.getByRole('alertdialog', { name: this.say('receipt.success.title') });
    await news.getByRole('button', { name: this.say('success.confirm') }).click();
    await expect(news).toHaveCount(0);
    await expect(this.ending('receipt.success.title')).toBeVisible();
  }

  countdown(): Locator {
    return this.page.getByRole('timer');
  }

  /** Returns the payload that a bank app reads from the QR on the screen. */
  async payload(): Promise<string> {
    await expect(this.qr()).toBeVisible();
    // Scrolled to where no sticky element covers it.
    await this.qr().evaluate((picture) => picture.scrollIntoView({ block: 'center' }));
    return readQr(await this.qr().screenshot());
  }

  /** Cancels the order, and confirms it. */
  async cancel(): Promise<void> {
    await this.button('order.cancel').click();
    await this.button('order.cancel.confirm').click();
  }

  /** A screen for the same player in another tab. */
  async inAnotherTab(): Promise<DepositScreen> {
    return new DepositScreen(await this.page.context().newPage(), this.say);
  }

  async logIn(): Promise<void> {
    await this.page.getByLabel(this.say('field.username'), { exact: true }).fill(SEEDED_PLAYER.username);
    await this.page.getByLabel(this.say('field.password'), { exact: true }).fill(SEEDED_PLAYER.password);
    await this.button('login.submit').click();
  }

  /** Opens the form, fills it in, sends it, and waits for the QR. */
  async order(amount?: string): Promise<void> {
    await this.open();
    await this.fillIn(amount === undefined ? {} : { amount });
    await this.submit().click();
    await expect(this.qr()).toBeVisible();
  }
}

/** Advances the clocks of the server and of the page, which must be installed, as during a sleep of the device. */
export async function passTime(world: World, page: Page, seconds: number): Promise<void> {
  // A response between the two advances would correct the page's time; the fingerprint may be sent at any moment.
  await page.route('**/api/v2/fingerprint', (route) => route.fulfill({ json: { received: true } }));
  await world.clock.advance(seconds);
  await page.clock.fastForward(seconds * 1000);
}

/** Returns the codes of the orders in the lab's ledger, in the order in which they were opened. */
export async function openedOrders(world: World): Promise<readonly string[]> {
  return (await world.ledger())
    .filter(({ kind }) => kind === 'deposit.opened')
    .map(({ order }) => order ?? '');
}

/** Returns the code of the only order. More or fewer fail the test. */
export async function theOrder(world: World): Promise<string> {
  const orders = await openedOrders(world);
  expect(orders).toHaveLength(1);
  return orders[0] ?? '';
}

/** Returns the credits for the only order, in THB: more than one entry means that it was credited twice. */
export async function creditedFor(world: World): Promise<readonly string[]> {
  await theOrder(world);
  return (await world.ledger()).filter(({ kind }) => kind === 'credit.deposited').map(({ amount }) => amount);
}
