/** Promotions as a player handles them: by role and label. */
import { expect, type Locator } from '@playwright/test';
import { promotionPath } from '../../../src/app/paths.ts';
import { DEMO_PLAYER } from '../deposit/deposit-screen.ts';
import type { Lab } from '../fixtures/lab.ts';
import { test as siteTest } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { PageObject } from '../fixtures/page-object.ts';

/** Stories of a player who is signed in. */
export const test = siteTest.extend<{ readonly promotions: PromotionScreen }>({
  promotions: async ({ page, lab, language }, use) => {
    await lab.session(DEMO_PLAYER);
    await use(new PromotionScreen(page, messagesIn(language)));
  },
});

export class PromotionScreen extends PageObject {
  async open(promotionId: string): Promise<void> {
    await this.page.goto(promotionPath(promotionId));
  }

  /** Asks for the claim: the provider, and what it binds one to. */
  async ask(): Promise<void> {
    await this.button('promotion.claim').click();
    await expect(
      this.page.getByRole('radiogroup', { name: this.say('promotion.claim.provider') }),
    ).toBeVisible();
  }

  confirm(provider: string): Locator {
    return this.page.getByRole('button', { name: this.say('promotion.claim.confirm', { provider }) });
  }

  /** The one in force, as it stands on the page. */
  inForce(): Locator {
    return this.page.getByRole('region', { name: this.say('promotion.inForce') });
  }

  /** The good news, read and confirmed. */
  async seesSuccess(
    id: 'success.promotionReceived.title' | 'success.promotionCanceled.title',
  ): Promise<void> {
    const news = this.page.getByRole('alertdialog', { name: this.say(id) });
    await news.getByRole('button', { name: this.say('success.confirm') }).click();
    await expect(news).toHaveCount(0);
  }
}

/** What the server has of the player's promotions: promotion, provider and status, oldest first. */
export async function usagesIn(lab: Lab): Promise<readonly string[]> {
  const { store } = await lab.state();
  return store.usages.map(({ promotionId, provider, status }) => `${promotionId} ${provider} ${status}`);
}
