/** The page of a walk: its fixtures, and how time passes. */
import type { BrowserContext, Page } from '@playwright/test';
import { Traffic } from '../faults/traffic.ts';
import type { World } from '../../../mock-server/lab/client/world.ts';
import { leaveAndComeBack } from '../fixtures/page-object.ts';
import type { ExpectedProblem } from '../fixtures/problems.ts';
import type { Say } from '../fixtures/messages.ts';

export interface Equipment {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly world: World;
  readonly say: Say;
  readonly expectProblems: (...problems: readonly ExpectedProblem[]) => void;
}

export class PlayerPage {
  readonly page: Page;
  readonly world: World;
  readonly say: Say;
  readonly #traffic: Traffic;

  constructor(readonly equipment: Equipment) {
    this.page = equipment.page;
    this.world = equipment.world;
    this.say = equipment.say;
    this.#traffic = new Traffic(equipment.context, () => false);
  }

  /**
   * Advances the clocks of the server and of the page. Waits for pending responses before, which would time out in the jump.
   */
  async passTime(seconds: number): Promise<void> {
    await this.allAnswered();
    await this.world.clock.advance(seconds);
    await this.page.clock.fastForward(seconds * 1000);
  }

  /** Resolves once no call is in flight. After a logout, pending calls would be rejected with 401. */
  allAnswered(): Promise<void> {
    return this.#traffic.quiet();
  }

  comeBack(): Promise<void> {
    return leaveAndComeBack(this.page);
  }

  async press(id: string): Promise<void> {
    await this.page.getByRole('button', { name: this.say(id), exact: true }).click();
  }

  /** Confirms the success dialog, and waits until it has closed. */
  async readNews(): Promise<void> {
    const news = this.page.getByRole('alertdialog');
    await news.getByRole('button', { name: this.say('success.confirm'), exact: true }).click();
    await news.waitFor({ state: 'detached' });
  }

  async latest(collection: 'deposits' | 'withdraws' | 'usages'): Promise<string> {
    const row = (await this.world.state({ full: true })).store[collection].at(-1);
    if (!row) throw new Error(`there are no ${collection} yet`);
    return 'code' in row ? row.code : row.id;
  }
}
