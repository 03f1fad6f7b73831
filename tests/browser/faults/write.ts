/**
 * One of the ten writes of a player, as the matrix of faults needs to know it: how one comes to press it, what it leaves
 * in the books, and what the page says of it. One file each, in `writes/`.
 */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Call } from '../../../contract/endpoints.ts';
import type { Lab } from '../fixtures/lab.ts';
import { messagesIn } from '../fixtures/messages.ts';

/** A page on which a write is made, and what is behind it. */
export interface WriteFixtures {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly lab: Lab;
}

export interface Write {
  /** As a row of the table calls it. */
  readonly name: string;
  /** What is sent, and faulted. */
  readonly call: Call;
  /** The state of the business from which it can be made. */
  readonly scenario: string;
  /** Who is signed in; null for a visitor. */
  readonly player: string | null;
  /** The page on which it is made. */
  readonly address: string;
  /** From the page to the moment before the press: fills in what is to be filled in, or what is left of it. */
  ready(fixtures: WriteFixtures): Promise<void>;
  button(page: Page): Locator;
  /** Where one begins anew once it has failed; the button itself unless said. */
  beginning?(page: Page): Locator;
  /** The page says that it is done, or shows what it has made. */
  done(page: Page): Locator;
  /** The page says that it had been done before. */
  doneBefore?(page: Page): Locator;
  /** How often the books have it: exactly once is what a player wants. */
  effects(fixtures: WriteFixtures): Promise<number>;
  /** With what the player logs in who has lost the session meanwhile; the seeded password unless said. */
  credentials?(fixtures: WriteFixtures): Promise<{ readonly username: string; readonly password: string }>;
}

export const say = messagesIn('lo');
