/** The page object of the withdrawal: by role and label, in any language. */
import type { Locator } from '@playwright/test';
import { PageObject } from '../fixtures/page-object.ts';

export class WithdrawScreen extends PageObject {
  amount(): Locator {
    return this.page.getByLabel(this.say('withdraw.amount'), { exact: true });
  }

  confirm(): Locator {
    return this.button('withdraw.confirm');
  }

  /** The order that is under way. */
  underWay(): Locator {
    return this.page.getByRole('region', { name: this.say('withdraw.open'), exact: true });
  }
}
