/** The deposit as a player handles it: by role and label, in any language. */
import { expect, type Locator, type Page } from '@playwright/test';
import { DEMO_PLAYER as SEEDED_PLAYER } from '../../../mock-server/seeds/players.ts';
import type { Lab } from '../fixtures/lab.ts';
import { readQr } from './qr-reader.ts';
import { test as siteTest } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { PageObject } from '../fixtures/page-object.ts';

/** The player whom the mock starts with: signed in, with a bank account and no credit. */
export const DEMO_PLAYER = SEEDED_PLAYER.username;

/** What the order of `DepositScreen.order()` credits, once: 100.000 kip at 675 for a baht, rounded down. */
export const CREDIT = '148.14';

/** Stories of a player who is signed in. */
export const test = siteTest.extend<{ readonly deposit: DepositScreen }>({
  deposit: async ({ page, lab, language }, use) => {
    await lab.session(DEMO_PLAYER);
    await use(new DepositScreen(page, messagesIn(language)));
  },
});

export class DepositScreen extends PageObject {
  async open(): Promise<void> {
    await this.page.goto('/player/deposit/');
  }

  /** Provider, the first receiving account, and an amount. */
  async fillIn({ provider = 'Alphabet', amount = '100000' } = {}): Promise<void> {
    await this.page.getByRole('radio', { name: provider, exact: false }).first().check();
    await this.merchants().first().check();
    await this.amount().fill(amount);
  }

  merchants(): Locator {
    return this.page.getByRole('radiogroup', { name: this.say('deposit.mid') }).getByRole('radio');
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

  /** The sentence that tells how the order stands. */
  ending(id: string): Locator {
    // For a moment both the receipt and the news before it have it.
    return this.page.getByRole('heading', { name: this.say(id) }).first();
  }

  /** The news that the credit is there, told in a dialog: read, confirmed, and the receipt is below it. */
  async seesSuccess(): Promise<void> {
    const news = this.page.getByRole('alertdialog', { name: this.say('receipt.success.title') });
    await news.getByRole('button', { name: this.say('success.confirm') }).click();
    await expect(news).toHaveCount(0);
    await expect(this.ending('receipt.success.title')).toBeVisible();
  }

  countdown(): Locator {
    return this.page.getByRole('timer');
  }

  /** The text that a bank app reads from the QR on the screen. */
  async payload(): Promise<string> {
    await expect(this.qr()).toBeVisible();
    // Scrolled to where nothing lies over it, as whoever scans it does.
    await this.qr().evaluate((picture) => picture.scrollIntoView({ block: 'center' }));
    return readQr(await this.qr().screenshot());
  }

  /** Cancels for good: asked for, and confirmed. */
  async cancel(): Promise<void> {
    await this.button('order.cancel').click();
    await this.button('order.cancel.confirm').click();
  }

  /** The same player in another tab. */
  async inAnotherTab(): Promise<DepositScreen> {
    return new DepositScreen(await this.page.context().newPage(), this.say);
  }

  /** The same player, signed in on another phone: it shares nothing with this one but the server. */
  async onAnotherDevice(): Promise<DepositScreen> {
    const { origin } = new URL(this.page.url());
    const context = await this.page.context().browser()?.newContext({ baseURL: origin, locale: 'lo-LA' });
    if (!context) throw new Error('there is no other device');
    await context.request.post(`${origin}/__lab/session`, { data: { username: DEMO_PLAYER } });
    return new DepositScreen(await context.newPage(), this.say);
  }

  async logIn(): Promise<void> {
    await this.page.getByLabel(this.say('field.username'), { exact: true }).fill(SEEDED_PLAYER.username);
    await this.page.getByLabel(this.say('field.password'), { exact: true }).fill(SEEDED_PLAYER.password);
    await this.button('login.submit').click();
  }

  /** From now on: whether the page has said one of these, however briefly. */
  async listenFor(...ids: readonly string[]): Promise<() => Promise<boolean>> {
    const ear = await this.page.evaluateHandle(
      listenInPage,
      ids.map((id) => this.say(id)),
    );
    return () => ear.evaluate(({ received }) => received);
  }

  /** From the form to the QR on the page. */
  async order(amount?: string): Promise<void> {
    await this.open();
    await this.fillIn(amount === undefined ? {} : { amount });
    await this.submit().click();
    await expect(this.qr()).toBeVisible();
  }
}

/** Time passes, for the server as for the page, whose clock must be installed. A phone in a pocket sleeps through it. */
export async function passTime(lab: Lab, page: Page, seconds: number): Promise<void> {
  // An answer between the two clocks would correct the one that lags, and the device reports in its own time.
  await page.route('**/api/v2/fingerprint', (route) => route.fulfill({ json: { received: true } }));
  await lab.clock({ advanceSeconds: seconds });
  await page.clock.fastForward(seconds * 1000);
}

/** Runs in the page. */
function listenInPage(texts: readonly string[]): { received: boolean } {
  const ear = { received: false };
  const listen = () => {
    const text = document.body.textContent ?? '';
    if (texts.some((wanted) => text.includes(wanted))) ear.received = true;
  };
  new MutationObserver(listen).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  listen();
  return ear;
}

/** The orders that the lab's ledger knows of, in the order in which they were opened. */
export async function openedOrders(lab: Lab): Promise<readonly string[]> {
  return (await lab.ledger()).filter(({ kind }) => kind === 'deposit.opened').map(({ order }) => order ?? '');
}

/** The only order there is: more or less than one fails the test. */
export async function theOrder(lab: Lab): Promise<string> {
  const orders = await openedOrders(lab);
  expect(orders).toHaveLength(1);
  return orders[0] ?? '';
}

/** What was credited for the only order, in THB: one entry for each time, so that a list of two is a disaster. */
export async function creditedFor(lab: Lab): Promise<readonly string[]> {
  await theOrder(lab);
  return (await lab.ledger()).filter(({ kind }) => kind === 'credit.deposited').map(({ amount }) => amount);
}
