/** A build that is deployed while a page of another one is open, and the notice of it. */
import { expect, type Locator, type Page } from '@playwright/test';
import { passTime } from '../deposit/deposit-screen.ts';
import type { Lab } from '../fixtures/lab.ts';
import type { Say } from '../fixtures/messages.ts';

const MINUTE = 60;

export class UpgradeScreen {
  #looks = 0;

  constructor(
    readonly page: Page,
    readonly lab: Lab,
    readonly say: Say,
  ) {}

  /** From now on the server says that another build is deployed. The clock of the page is in the test's hands. */
  async deploy(): Promise<void> {
    await this.page.clock.install();
    // Counted when the page has the response: before, it cannot show the notice.
    this.page.on('requestfinished', (request) => {
      if (new URL(request.url()).pathname === '/version.json') this.#looks += 1;
    });
    await this.page.route('**/version.json', (route) =>
      route.fulfill({ json: { version: '0.2.0', build: 'ba9876543210' } }),
    );
  }

  /** How often the page has asked which build is deployed. */
  looks(): number {
    return this.#looks;
  }

  /** Time passes until the page has asked once more. When it has begun to count is not to be seen from outside. */
  async passUntilLook(): Promise<void> {
    const before = this.#looks;
    const look = async () => {
      if (this.#looks === before) await passTime(this.lab, this.page, 5 * MINUTE);
      return this.#looks;
    };
    await expect.poll(look, { intervals: [100] }).toBe(before + 1);
  }

  /** The region that a screen reader reads from, with the notice in it. */
  notice(): Locator {
    return this.page.getByRole('status').filter({ hasText: this.say('upgrade.title') });
  }

  loadAnew(): Locator {
    return this.notice().getByRole('button', { name: this.say('upgrade.reload'), exact: true });
  }

  later(): Locator {
    return this.notice().getByRole('button', { name: this.say('upgrade.later'), exact: true });
  }
}
