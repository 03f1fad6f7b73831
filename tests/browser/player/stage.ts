/** What the acts of a walk are carried out with, and how time passes in it. */
import type { BrowserContext, Page } from '@playwright/test';
import { pathOf } from '../../../contract/endpoints.ts';
import { Traffic } from '../faults/traffic.ts';
import type { Lab } from '../lab.ts';
import type { ExpectedProblem } from '../problems.ts';
import type { Say } from '../words.ts';

export interface Equipment {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly lab: Lab;
  readonly say: Say;
  readonly expectProblems: (...problems: readonly ExpectedProblem[]) => void;
}

export class Stage {
  readonly page: Page;
  readonly lab: Lab;
  readonly say: Say;
  readonly #traffic: Traffic;
  #reports = 0;
  #kept = 0;
  #measurements = 0;

  constructor(readonly equipment: Equipment) {
    this.page = equipment.page;
    this.lab = equipment.lab;
    this.say = equipment.say;
    this.#traffic = new Traffic(equipment.context, () => false);
    // The lab's journal forgets: a walk of many loads asks for more than it keeps.
    equipment.context.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname === pathOf('fingerprint', {}) && response.ok()) this.#reports += 1;
    });
  }

  /** How often the server was told of the device, and has said so. */
  get reports(): number {
    return this.#reports;
  }

  /** How often the device has written down that it told the server. */
  get kept(): number {
    return this.#kept;
  }

  /** How often the device has measured itself: it looks up then what it told last, and decides whether to tell. */
  get measurements(): number {
    return this.#measurements;
  }

  /** Looks over the shoulder of the device's memory; to be called before the first page is opened. */
  async watchDevice(): Promise<void> {
    await this.page.exposeFunction('deviceIsMeasured', () => {
      this.#measurements += 1;
    });
    await this.page.exposeFunction('deviceHasKept', () => {
      this.#kept += 1;
    });
    await this.page.addInitScript(() => {
      const { getItem, setItem } = Storage.prototype;
      const tell = (what: string, name: string) => {
        if (name.startsWith('fingerprint ')) Reflect.apply(Reflect.get(window, what), window, []);
      };
      Storage.prototype.getItem = function (name) {
        tell('deviceIsMeasured', name);
        return getItem.call(this, name);
      };
      Storage.prototype.setItem = function (name, value) {
        setItem.call(this, name, value);
        tell('deviceHasKept', name);
      };
    });
  }

  /** For the server as for the page. What is being asked is answered before: to sleep through it would be a timeout. */
  async passTime(seconds: number): Promise<void> {
    await this.allAnswered();
    await this.lab.clock({ advanceSeconds: seconds });
    await this.page.clock.fastForward(seconds * 1000);
  }

  /** Resolves once all that was asked has been answered: who leaves before is told 401 for what is still on its way. */
  allAnswered(): Promise<void> {
    return this.#traffic.quiet();
  }

  /** Off to another app, and back. The browser of a test has no screen to lose, so the page is told. */
  async comeBack(): Promise<void> {
    await this.page.evaluate(setVisibility, 'hidden');
    await this.page.evaluate(setVisibility, 'visible');
  }

  async press(id: string): Promise<void> {
    await this.page.getByRole('button', { name: this.say(id), exact: true }).click();
  }

  /** The good news in its dialog, read and confirmed. */
  async readNews(): Promise<void> {
    const news = this.page.getByRole('alertdialog');
    await news.getByRole('button', { name: this.say('success.confirm'), exact: true }).click();
    await news.waitFor({ state: 'detached' });
  }

  /** The code of the latest order. */
  async latest(collection: 'deposits' | 'withdraws' | 'usages'): Promise<string> {
    const row = (await this.lab.state()).store[collection].at(-1);
    if (!row) throw new Error(`there are no ${collection} yet`);
    return 'code' in row ? row.code : row.id;
  }
}

/** Runs in the page. */
function setVisibility(state: string): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
