/** The forms of an account as a person handles them: by label, in any language. */
import { expect, type Locator, type Page } from '@playwright/test';
import { DEMO_PLAYER, NEWCOMER as SEEDED_NEWCOMER } from '../../../mock-server/seeds/players.ts';
import { PageObject } from '../fixtures/page-object.ts';
import type { Say } from '../fixtures/messages.ts';

/** A player whom the mock starts with, without a bank account. */
export const NEWCOMER = SEEDED_NEWCOMER.username;

/** Any form: its fields by the ids of their labels. */
class FormScreen extends PageObject {
  constructor(
    page: Page,
    say: Say,
    private readonly titleId: string,
    private readonly submitId: string,
  ) {
    super(page, say);
  }

  /** By its name: the page before may still stand, and its form may have fields of the same names. */
  form(): Locator {
    return this.page.getByRole('form', { name: this.say(this.titleId), exact: true });
  }

  field(labelId: string): Locator {
    return this.form().getByLabel(this.say(labelId), { exact: true });
  }

  /** Fills fields in, in the order given. */
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

  /** As if the visitor had been on the way to `next`, if that is given. */
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

  /** The news that one is registered; the form leads to the login as well, before that is so. */
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

  /** A group of choices. */
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

  /** The news that the account is kept. */
  added(): Locator {
    return this.page.getByRole('heading', { name: this.say('bank.added.title') });
  }
}

/** The news in a dialog, read and confirmed: nothing else can be done before. */
export function confirmNews(page: Page): Promise<void> {
  return page.getByRole('alertdialog').getByRole('button').click();
}

/** The message belongs to the field, and tells those who do not see it as well. */
export async function expectMessage(field: Locator, text: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(text);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
}

export async function expectNothingWrong(field: Locator): Promise<void> {
  await expect(field).not.toHaveAttribute('aria-invalid');
}

/** What opens the menu of whoever is signed in; nobody else has one. */
export function playerMenu(page: Page, say: Say): Locator {
  return page.getByRole('banner').getByRole('button', { name: say('layout.playerMenu') });
}

/** By way of the menu. */
export async function logOut(page: Page, say: Say): Promise<void> {
  await playerMenu(page, say).click();
  await page.getByRole('menuitem', { name: say('layout.logOut') }).click();
}

/** What went wrong, said at once. */
export function alarm(page: Page, text: string): Locator {
  return page.getByRole('alert').filter({ hasText: text });
}
