/** The page object of promotions: by role and label. */
import { expect, type Locator } from '@playwright/test';
import { promotionPath } from '../../../src/app/paths.ts';
import { DEMO_PLAYER } from '../deposit/deposit-screen.ts';
import type { World } from '../../../mock-server/lab/client/world.ts';
import { test as siteTest } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { PageObject } from '../fixtures/page-object.ts';

/** Tests with a player who is signed in. */
export const test = siteTest.extend<{ readonly promotions: PromotionScreen }>({
  promotions: async ({ page, world, language }, use) => {
    await world.session(DEMO_PLAYER);
    await use(new PromotionScreen(page, messagesIn(language)));
  },
});

export class PromotionScreen extends PageObject {
  async open(promotionId: string): Promise<void> {
    await this.page.goto(promotionPath(promotionId));
  }

  /** Opens the dialog of the claim, with the choice of the provider. */
  async ask(): Promise<void> {
    await this.button('promotion.claim').click();
    await expect(
      this.page.getByRole('radiogroup', { name: this.say('promotion.claim.provider') }),
    ).toBeVisible();
  }

  confirm(provider: string): Locator {
    return this.page.getByRole('button', { name: this.say('promotion.claim.confirm', { provider }) });
  }

  /** The section of the page that shows the promotion in force. */
  inForce(): Locator {
    return this.page.getByRole('region', { name: this.say('promotion.inForce') });
  }

  /** Confirms the success dialog with this title, and waits until it has closed. */
  async seesSuccess(
    id: 'success.promotionReceived.title' | 'success.promotionCanceled.title',
  ): Promise<void> {
    const news = this.page.getByRole('alertdialog', { name: this.say(id) });
    await news.getByRole('button', { name: this.say('success.confirm') }).click();
    await expect(news).toHaveCount(0);
  }
}

/** Returns the player's promotions in the store: promotion, provider and status, oldest first. */
export async function usagesIn(world: World): Promise<readonly string[]> {
  const { store } = await world.state({ full: true });
  return store.usages.map(({ promotionId, provider, status }) => `${promotionId} ${provider} ${status}`);
}
