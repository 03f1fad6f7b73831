/** The page object of the change-password dialog: by label, in any language. */
import type { Locator, Page } from '@playwright/test';
import { DEMO_PLAYER } from '../../../mock-server/seeds/players.ts';
import { PageObject } from '../fixtures/page-object.ts';

export const NEW_PASSWORD = 'another-5678';

const FIELDS = ['passwordChange.current', 'passwordChange.new', 'passwordChange.confirm'] as const;

export class PasswordScreen extends PageObject {
  /** Opens the dialog from the player menu of the current page. */
  async open(): Promise<void> {
    await this.page
      .getByRole('banner')
      .getByRole('button', { name: this.say('layout.playerMenu') })
      .click();
    await this.page.getByRole('menuitem', { name: this.say('layout.changePassword') }).click();
  }

  dialog(): Locator {
    return this.page.getByRole('dialog', { name: this.say('passwordChange.title') });
  }

  /** The fields of the current password, the new one and its confirmation. */
  fields(): readonly [Locator, Locator, Locator] {
    const [current, fresh, confirmation] = FIELDS.map((label) =>
      this.dialog().getByLabel(this.say(label), { exact: true }),
    ) as [Locator, Locator, Locator];
    return [current, fresh, confirmation];
  }

  async fillIn(
    current: string = DEMO_PLAYER.password,
    fresh: string = NEW_PASSWORD,
    confirmation: string = fresh,
  ): Promise<void> {
    const [currentField, freshField, confirmationField] = this.fields();
    await currentField.fill(current);
    await freshField.fill(fresh);
    await confirmationField.fill(confirmation);
  }

  submit(): Locator {
    return this.dialog().getByRole('button', { name: this.say('passwordChange.submit'), exact: true });
  }

  async change(...typed: Parameters<PasswordScreen['fillIn']>): Promise<void> {
    await this.fillIn(...typed);
    await this.submit().click();
  }

  /** The dialog after the password was changed. */
  done(): Locator {
    return this.page.getByRole('alertdialog', { name: this.say('passwordChange.done.title') });
  }
}

/** The toast with this title. */
export function toast(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ hasText: title });
}
