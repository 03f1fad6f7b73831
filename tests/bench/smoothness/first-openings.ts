/** Measures how long the first menu or dialog of a kind takes to open, from the tap, or from the arrival of its code after that. */
import type { Page } from '@playwright/test';
import { paths } from '../../../src/app/paths.ts';
import { messagesIn } from '../../browser/fixtures/messages.ts';
import { atMost, type Row } from '../verdict.ts';
import { type Input, perform } from './inputs.ts';
import { type BenchSite, withPlayer } from './player.ts';

const say = messagesIn('lo');
const LONGEST_MS = 100;

const button = (id: string) => (page: Page) => page.getByRole('button', { name: say(id), exact: true });

interface Opening {
  readonly name: string;
  readonly path: string;
  readonly scenario: string;
  readonly what: Input['what'];
  /** What the tap opens. */
  readonly opens: string;
}

const DIALOG = '[role=dialog], [role=alertdialog]';
const ON_HOME = { path: paths.home, scenario: 'with-credit' };

const OPENINGS: readonly Opening[] = [
  { ...ON_HOME, name: 'drawer', what: button('layout.menu'), opens: DIALOG },
  {
    ...ON_HOME,
    name: 'contact menu',
    what: (page) => page.getByRole('banner').getByRole('button', { name: say('layout.contact') }),
    opens: '[role=menu]',
  },
  {
    ...ON_HOME,
    name: 'player menu',
    what: (page) => page.getByRole('button', { name: say('layout.playerMenu') }),
    opens: '[role=menu]',
  },
  {
    name: 'filters',
    path: paths.depositHistory,
    scenario: 'long-history',
    what: button('history.filter.open'),
    opens: DIALOG,
  },
  {
    name: 'question before a cancellation',
    path: paths.deposit,
    scenario: 'deposit-open',
    what: button('order.cancel'),
    opens: DIALOG,
  },
];

declare global {
  interface Window {
    /** When the first menu or dialog had been painted. */
    opened: Promise<number>;
  }
}

/** Each on a page of its own, which has loaded nothing of it yet. */
export async function benchFirstOpenings(site: BenchSite): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const { name, path, scenario, what, opens } of OPENINGS) {
    const { waited, loaded } = await withPlayer(site, scenario, async (page) => {
      await page.goto(path);
      await what(page).first().waitFor();
      // The copy for later visits is kept when the page is idle.
      await page.waitForFunction(async () => (await caches.match('/index.html')) !== undefined);
      await page.waitForLoadState('networkidle');
      await page.evaluate(watchOpening, opens);
      const at = await perform(page, { what });
      return page.evaluate(async (tappedAt) => {
        const opened = await window.opened;
        const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const arrivals = files
          .filter(({ name: file, startTime }) => /\/assets\/.*\.js$/.test(file) && startTime > tappedAt)
          .map(({ responseEnd }) => responseEnd)
          .filter((end) => end < opened);
        return { waited: opened - Math.max(tappedAt, ...arrivals), loaded: arrivals.length };
      }, at);
    });
    rows.push(
      atMost(LONGEST_MS, {
        group: 'opened first',
        target: `${name}, after its code`,
        unit: 'ms',
        value: waited,
        detail: `${loaded} files after the tap`,
      }),
    );
  }
  return rows;
}

/** Runs in the page. */
function watchOpening(selector: string): void {
  window.opened = new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector(selector)) return requestAnimationFrame(look);
      // A task after the frame that paints it.
      return setTimeout(() => resolve(performance.now()));
    };
    requestAnimationFrame(look);
  });
}
