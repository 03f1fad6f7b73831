/**
 * The interface of the ten writes of a player for the fault matrix: how to prepare and press one, its effect in the store, and
 * what the page shows. Each write has a file in `writes/`.
 */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Call } from '../../../contract/endpoints.ts';
import type { World } from '../../../mock-server/lab/client/world.ts';
import { messagesIn } from '../fixtures/messages.ts';

/** A page on which a write is made, its browser context and its lab. */
export interface WriteFixtures {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly world: World;
}

export interface Write {
  /** The name in the table. */
  readonly name: string;
  /** The call that is sent, and to which the faults apply. */
  readonly call: Call;
  /** The scenario of the mock in which the write can be made. */
  readonly scenario: string;
  /** The signed-in player; null for a visitor. */
  readonly player: string | null;
  readonly address: string;
  /** Prepares the write on its page, up to the press: fills in the form as far as it is not filled in. */
  ready(fixtures: WriteFixtures): Promise<void>;
  button(page: Page): Locator;
  /** The control with which another attempt begins after a failure; by default the button. */
  beginning?(page: Page): Locator;
  /** The message that the write is done, or the result of the write. */
  done(page: Page): Locator;
  /** The message that the write had been done before. */
  doneBefore?(page: Page): Locator;
  /** How often the store has the effect of the write; one is correct. */
  effects(fixtures: WriteFixtures): Promise<number>;
}

export const say = messagesIn('lo');
