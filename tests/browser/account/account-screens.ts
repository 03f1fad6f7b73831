/** Page objects of the forms of an account: by label, in any language. */
import { type Locator, type Page } from '@playwright/test';
import { DEMO_PLAYER, NEWCOMER as SEEDED_NEWCOMER } from '../../../mock-server/seeds/players.ts';
import { PageObject } from '../fixtures/page-object.ts';
import type { Say } from '../fixtures/messages.ts';

/** A seeded player without a bank account. */
export const NEWCOMER = SEEDED_NEWCOMER.username;

/** A form: its fields by the message ids of their labels. */
class FormScreen extends PageObject {
  constructor(
    page: Page,
    say: Say,
    private readonly titleId: string,
    private readonly submitId: string,
  ) {
    super(page, say);
  }

  /** The form by its name: the previous page may still be shown, with a form that has fields of the same labels. */
  form(): Locator {
    return this.page.getByRole('form', { name: this.say(this.titleId), exact: true });
  }

  field(labelId: string): Locator {
    return this.form().getByLabel(this.say(labelId), { exact: true });
  }

  async enter(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [labelId, value] of Object.entries(values)) await this.field(labelId).fill(value);
  }

  submit(): Locator {
    return this.form().getByRole('button', { name: this.say(this.submitId), exact: true });
  }
}

export class LoginScreen extends FormScreen {
  constructor(page: Page, say: Say) {
    super(page, say, 'login.title', 'login.submit');
  }

  /** Opens the login; with `next`, as if the visitor had been redirected from there. */
  async open(next?: string): Promise<void> {
    await this.page.goto(next === undefined ? '/login/' : `/login/?next=${encodeURIComponent(next)}`);
  }

  async logIn(credentials: { username: string; password: string } = DEMO_PLAYER): Promise<void> {
    const { username, password } = credentials;
    await this.enter({ 'field.username': username, 'field.password': password });
    await this.submit().click();
  }
}

export class RegisterScreen extends FormScreen {
  constructor(page: Page, say: Say) {
    super(page, say, 'register.title', 'register.submit');
  }

  async open(): Promise<void> {
    await this.page.goto('/register/');
  }

  async register(username: string, password = 'dok-champa-7'): Promise<void> {
    await this.enter({
      'field.username': username,
      'field.password': password,
      'field.confirmPassword': password,
    });
    await this.submit().click();
  }

  /** The heading of the dialog after a registration. The form itself also links to the login, before it is sent. */
  done(): Locator {
    return this.page.getByRole('heading', { name: this.say('register.done.title') });
  }
}

export class BankScreen extends FormScreen {
  constructor(page: Page, say: Say) {
    super(page, say, 'bank.title', 'bank.submit');
  }

  async open(): Promise<void> {
    await this.page.goto('/player/bank/');
  }

  /** A group of radio buttons. */
  choices(legendId: string): Locator {
    return this.page.getByRole('radiogroup', { name: this.say(legendId) });
  }

  async fillIn({
    bank = 'BCEL',
    accountNumber = '010123456789',
    accountName = 'NEW COMER',
  } = {}): Promise<void> {
    await this.choices('bank.bank').getByRole('radio', { name: bank }).check();
    await this.enter({ 'bank.accountNumber': accountNumber, 'bank.accountName': accountName });
    await this.choices('bank.owner')
      .getByRole('radio', { name: this.say('bank.owner.self') })
      .check();
  }

  async add(account: Parameters<BankScreen['fillIn']>[0] = {}): Promise<void> {
    await this.fillIn(account);
    await this.submit().click();
  }

  /** The heading of the dialog after an account was added. */
  added(): Locator {
    return this.page.getByRole('heading', { name: this.say('bank.added.title') });
  }
}

/** Confirms the dialog that blocks the page. */
export function confirmNews(page: Page): Promise<void> {
  return page.getByRole('alertdialog').getByRole('button').click();
}

/** The button of the signed-in player's menu; a visitor has none. */
export function playerMenu(page: Page, say: Say): Locator {
  return page.getByRole('banner').getByRole('button', { name: say('layout.playerMenu') });
}

/** Logs out through the menu. */
export async function logOut(page: Page, say: Say): Promise<void> {
  await playerMenu(page, say).click();
  await page.getByRole('menuitem', { name: say('layout.logOut') }).click();
}

/** An alert with this text. */
export function alarm(page: Page, text: string): Locator {
  return page.getByRole('alert').filter({ hasText: text });
}
