/** The deposit as a player handles it: by role and label, in any language. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Lab } from './lab.ts';
import type { Say } from './words.ts';

/** The player whom the mock starts with: signed in, with a bank account and no credit. */
export const DEMO_PLAYER = 'demo';

export class DepositScreen {
  constructor(
    readonly page: Page,
    readonly say: Say,
  ) {}

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
    return this.page.getByRole('heading', { name: this.say(id) });
  }

  /** From the form to the QR on the page. */
  async order(amount?: string): Promise<void> {
    await this.open();
    await this.fillIn(amount === undefined ? {} : { amount });
    await this.submit().click();
    await expect(this.qr()).toBeVisible();
  }
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
