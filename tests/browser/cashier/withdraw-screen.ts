/** The page object of the withdrawal: by role and label, in any language. */
import { expect, type Locator } from '@playwright/test';
import { PageObject } from '../fixtures/page-object.ts';

export class WithdrawScreen extends PageObject {
  async open(): Promise<void> {
    await this.page.goto('/player/withdraw/');
  }

  amount(): Locator {
    return this.page.getByLabel(this.say('withdraw.amount'), { exact: true });
  }

  confirm(): Locator {
    return this.button('withdraw.confirm');
  }

  heading(id: string): Locator {
    return this.page.getByRole('heading', { name: this.say(id) });
  }

  /** The order that is under way. */
  underWay(): Locator {
    return this.page.getByRole('region', { name: this.say('withdraw.open'), exact: true });
  }

  /** A line of the calculation: its label and its value. */
  line(labelId: string): Locator {
    const label = this.page.getByRole('term').and(this.page.getByText(this.say(labelId), { exact: true }));
    return this.page.locator('dl > *').filter({ has: label });
  }

  /** Fills in the form, requests the quote, and waits until it can be confirmed. */
  async quote({ provider = 'Alphabet', amount }: { provider?: string; amount?: string } = {}): Promise<void> {
    await this.open();
    await this.choose('withdraw.provider', provider);
    if (amount !== undefined) await this.amount().fill(amount);
    await this.button('withdraw.quote.submit').click();
    await expect(this.heading('withdraw.review.title')).toBeVisible();
    // A quote that has just appeared cannot be confirmed for a moment.
    await expect(this.confirm()).toBeEnabled();
  }
}
