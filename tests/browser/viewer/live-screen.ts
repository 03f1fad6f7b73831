import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';

/** Timings of the live view, in milliseconds. */
export interface Followed {
  /** From each entry to the frame that shows it. */
  readonly delays: readonly number[];
  /** The CPU time of the viewer's page for all entries. */
  readonly work: number;
}

/** The live view of the viewer, in a tab of its own. */
export class LiveScreen {
  private constructor(
    private readonly page: Page,
    private readonly devtools: CDPSession,
  ) {}

  static async open(page: Page, machine: string): Promise<LiveScreen> {
    await page.addInitScript(timeWhatIsShown);
    await page.goto(`/__machines?machine=${machine}&tab=live`, { waitUntil: 'commit' });
    // The development server prepares the viewer when it is opened for the first time.
    await page.getByRole('region', { name: `Diagram of ${machine}` }).waitFor({ timeout: 60_000 });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new LiveScreen(page, devtools);
  }

  /** Switches to another machine of the followed tab. */
  async goTo(machine: string): Promise<void> {
    await this.page
      .getByRole('navigation', { name: 'Also running' })
      .getByRole('link', { name: machine, exact: true })
      .click();
  }

  /** Expects the state with this id to be marked as active. */
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

  /** Steps back to the state before the last entries, and returns to the present one. */
  async looksBack(entries: number, before: string, now: string): Promise<void> {
    for (let step = 0; step < entries; step += 1) {
      await this.page.getByRole('button', { name: 'Step back' }).click();
    }
    await this.sees(before);
    await expect(this.page.getByRole('region', { name: /^As it was at / })).toBeVisible();
    await this.page.getByRole('button', { name: 'To now' }).click();
    await this.sees(now);
  }

  /** Events that would be rejected now, and by which guard. */
  rejected(): Locator {
    return this.page.getByRole('region', { name: 'What would be rejected' });
  }

  /** Runs an errand, and returns the delay of each entry until it was shown. Earlier entries are not timed. */
  async followed(errand: () => Promise<void>): Promise<Followed> {
    const before = await this.work();
    await this.page.evaluate(() => window.stopwatch.begin());
    await errand();
    return {
      delays: await this.page.evaluate(() => window.stopwatch.delays),
      work: (await this.work()) - before,
    };
  }

  /**
   * The CPU time (not the elapsed time) that the page's tasks have used so far, in milliseconds; other processes do not affect
   * it.
   */
  private async work(): Promise<number> {
    const { metrics } = await this.devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
  }
}

declare global {
  interface Window {
    stopwatch: { begin(): void; readonly delays: number[] };
  }
}

/** Runs in the page: measures the delay of each `time` element of the history as soon as it is rendered. */
function timeWhatIsShown(): void {
  const seen = new Set<string>();
  const delays: number[] = [];
  let since = Infinity;
  const look = () => {
    for (const { dateTime } of document.querySelectorAll('time')) {
      const at = Date.parse(dateTime);
      if (seen.has(dateTime) || at < since) continue;
      seen.add(dateTime);
      // The next frame shows it on the screen.
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
