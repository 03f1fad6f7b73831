/** The page object of the withdrawal: by role and label, in any language. */
import { expect, type Locator } from '@playwright/test';
import { DEMO_PLAYER } from '../../../mock-server/seeds/players.ts';
import type { LedgerKind } from '../../../mock-server/store/rows.ts';
import type { World } from '../../../mock-server/lab/client/world.ts';
import { test as siteTest } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { PageObject } from '../fixtures/page-object.ts';

/** Tests with a player who is signed in. */
export const test = siteTest.extend<{ readonly withdraw: WithdrawScreen }>({
  withdraw: async ({ page, world, language }, use) => {
    await world.session(DEMO_PLAYER.username);
    await use(new WithdrawScreen(page, messagesIn(language)));
  },
});

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

/** Returns the amounts of the ledger's entries of a kind, oldest first. */
export async function entered(world: World, kind: LedgerKind): Promise<readonly string[]> {
  return (await world.ledger()).filter((entry) => entry.kind === kind).map(({ amount }) => amount);
}

/** Expects one withdrawal in the store, which has reserved this credit once and is on the page. Returns its code. */
export async function expectOneWithdrawal(
  screen: WithdrawScreen,
  world: World,
  amount: string,
): Promise<string> {
  await expect(screen.underWay()).toBeVisible();
  const { store } = await world.state({ full: true });
  expect(store.withdraws).toHaveLength(1);
  expect(await entered(world, 'credit.reserved')).toEqual([`-${amount}`]);
  const code = store.withdraws[0]?.code ?? '';
  await expect(screen.page.getByText(code, { exact: true })).toBeVisible();
  return code;
}
