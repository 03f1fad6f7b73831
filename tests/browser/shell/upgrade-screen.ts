/** Deploys another build while a page is open. The page object of the notice about it. */
import { expect, type Locator, type Page } from '@playwright/test';
import { passTime } from '../deposit/deposit-screen.ts';
import type { World } from '../../../mock-server/lab/client/world.ts';
import type { Say } from '../fixtures/messages.ts';

const MINUTE = 60;

export class UpgradeScreen {
  #looks = 0;

  constructor(
    readonly page: Page,
    readonly world: World,
    readonly say: Say,
  ) {}

  /** Installs the page's fake clock. From now on `version.json` names another build. */
  async deploy(): Promise<void> {
    await this.page.clock.install();
    // Counted when the page has received the response: before that it cannot show the notice.
    this.page.on('requestfinished', (request) => {
      if (new URL(request.url()).pathname === '/version.json') this.#looks += 1;
    });
    await this.page.route('**/version.json', (route) =>
      route.fulfill({ json: { version: '0.2.0', build: 'ba9876543210' } }),
    );
  }

  /** The number of times that the page has requested the deployed build. */
  looks(): number {
    return this.#looks;
  }

  /**
   * Advances the clocks until the page has requested the build once more. When it started its timer is not visible to the test.
   */
  async passUntilLook(): Promise<void> {
    const before = this.#looks;
    const look = async () => {
      if (this.#looks === before) await passTime(this.world, this.page, 5 * MINUTE);
      return this.#looks;
    };
    await expect.poll(look, { intervals: [100] }).toBe(before + 1);
  }

  /** The live region with the notice. */
  notice(): Locator {
    return this.page.getByRole('status').filter({ hasText: this.say('upgrade.title') });
  }

  later(): Locator {
    return this.notice().getByRole('button', { name: this.say('upgrade.later'), exact: true });
  }
}
