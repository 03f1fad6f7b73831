import { expect, type Locator, type Page } from '@playwright/test';

/** The live view of the theatre, in a tab of its own. */
export class LiveScreen {
  private constructor(private readonly page: Page) {}

  static async open(page: Page, machine: string): Promise<LiveScreen> {
    await page.addInitScript(timeWhatIsShown);
    await page.goto(`/__machines?machine=${machine}&tab=live`);
    return new LiveScreen(page);
  }

  /** On to another machine of the same tab. */
  async goTo(machine: string): Promise<void> {
    await this.page
      .getByRole('navigation', { name: 'What else runs there' })
      .getByRole('link', { name: machine, exact: true })
      .click();
  }

  /** That a state, by its id, is lit. */
  async sees(state: string): Promise<void> {
    await expect(this.page.getByRole('button', { name: `State ${state}, active`, exact: true })).toHaveCount(
      1,
    );
  }

  async play(name: string, event: object): Promise<void> {
    await this.possible(name).click();
    await this.page.getByLabel('The event, as JSON').fill(JSON.stringify(event));
    await this.page.getByRole('button', { name: 'Play it in the other tab' }).click();
  }

  /** An event that can happen now. */
  possible(name: string): Locator {
    return this.page.getByRole('region', { name: 'What can happen now' }).getByRole('button', { name });
  }

  /**
   * Goes through with something, and says how long after each happening it was on the page, in milliseconds.
   * What had happened before is not timed.
   */
  async delaysOf(errand: () => Promise<void>): Promise<readonly number[]> {
    await this.page.evaluate(() => window.stopwatch.begin());
    await errand();
    return this.page.evaluate(() => window.stopwatch.delays);
  }
}

declare global {
  interface Window {
    stopwatch: { begin(): void; readonly delays: number[] };
  }
}

/** Runs in the page: looks at every time of the history as soon as it is drawn. */
function timeWhatIsShown(): void {
  const seen = new Set<string>();
  const delays: number[] = [];
  let since = Infinity;
  const look = () => {
    for (const { dateTime } of document.querySelectorAll('time')) {
      const at = Date.parse(dateTime);
      if (seen.has(dateTime) || at < since) continue;
      seen.add(dateTime);
      // The frame after this has it on the screen.
      requestAnimationFrame(() => delays.push(Date.now() - at));
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  window.stopwatch = {
    delays,
    begin() {
      since = Date.now();
      delays.length = 0;
    },
  };
}
