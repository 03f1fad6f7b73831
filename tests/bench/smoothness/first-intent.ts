/** Measures the first tap on a menu, drawer, sheet or dialog, whose code is loaded by that tap (decision 58). */
import type { Locator, Page } from '@playwright/test';
import { paths } from '../../../src/app/paths.ts';
import { messagesIn } from '../../browser/fixtures/messages.ts';
import { putOnSlowLine } from '../phone.ts';
import { atMostBeside, type Row } from '../verdict.ts';
import { painted, type BenchSite, withPlayer } from './player.ts';

const say = messagesIn('lo');

interface Part {
  readonly name: string;
  readonly path: string;
  readonly scenario?: string;
  readonly button: (page: Page) => Locator;
  /** The selector of what the tap opens. */
  readonly opens: string;
}

const named = (id: string) => (page: Page) =>
  page.getByRole('button', { name: say(id), exact: true }).first();

const PARTS: readonly Part[] = [
  { name: 'menu', path: paths.home, button: named('layout.menu'), opens: '[role=dialog] nav' },
  {
    name: 'contact menu',
    path: paths.home,
    button: (page) => page.getByRole('banner').getByRole('button', { name: say('layout.contact') }),
    opens: '[role=menu]',
  },
  {
    name: 'player menu',
    path: paths.home,
    button: (page) => page.getByRole('button', { name: say('layout.playerMenu') }),
    opens: '[role=menu]',
  },
  {
    name: 'contact sheet',
    path: paths.home,
    button: (page) =>
      page
        .getByRole('navigation', { name: say('nav.shortcuts') })
        .getByRole('button', { name: say('nav.short.contact') }),
    opens: '[role=dialog] h2',
  },
  {
    name: 'cancellation of an order',
    path: paths.deposit,
    scenario: 'deposit-open',
    button: named('order.cancel'),
    opens: '[role=dialog] h2, [role=alertdialog] h2',
  },
];

interface FirstTap {
  /** From the tap to the next paint, by Event Timing. */
  readonly acknowledged: number;
  /** From the arrival of the last file to the paint of what the tap opens. */
  readonly afterCode: number;
  /** From the tap to that paint. */
  readonly whole: number;
  /** What making the page inert takes, without any dialog: the browser changes the style of each element. */
  readonly inert: number;
}

declare global {
  interface Window {
    firstTap: { tapped: number; acknowledged: number; opened: number };
  }
}

/** `bareTap`: the median time of an input on the bare form, in milliseconds. */
export async function benchFirstIntent(site: BenchSite, bareTap: number): Promise<readonly Row[]> {
  const taps: (readonly [string, FirstTap])[] = [];
  for (const part of PARTS) taps.push([part.name, await firstTap(site, part)]);
  const row = (bound: number, target: string, of: (tap: FirstTap) => number) =>
    atMostBeside(bound, bareTap, {
      group: 'a first tap',
      target: `${target}: worst of ${taps.length}`,
      unit: 'ms',
      value: Math.max(...taps.map(([, tap]) => of(tap))),
      detail: taps
        .map(
          ([name, tap]) =>
            `${name} ${of(tap).toFixed(0)} (of ${tap.whole.toFixed(0)}, ${tap.inert.toFixed(0)} for an inert page)`,
        )
        .join(', '),
    });
  return [
    row(100, 'acknowledged', ({ acknowledged }) => acknowledged),
    row(100, 'open after its code has arrived', ({ afterCode }) => afterCode),
  ];
}

function firstTap(site: BenchSite, { path, scenario, button, opens }: Part): Promise<FirstTap> {
  return withPlayer(site, scenario === undefined ? {} : { scenario }, async (player) => {
    const { page, traffic } = player;
    await page.goto(path);
    await button(page).waitFor();
    await traffic.quiet();
    await putOnSlowLine(player);
    const { x, y } = await button(page).evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
    const inert = await page.evaluate(timeOfInertPage);
    await painted(player);
    await page.evaluate(watchFirstTap, opens);
    await page.touchscreen.tap(x, y);
    await page.waitForFunction(() => window.firstTap.opened > 0, undefined, { polling: 200 });
    await painted(player);
    const seen = await page.evaluate(() => {
      const { tapped, acknowledged, opened } = window.firstTap;
      const files = performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ startTime, name }) => startTime >= tapped && name.endsWith('.js'));
      if (files.length === 0) throw new Error('The tap loaded no code.');
      const arrived = Math.max(...files.map(({ responseEnd }) => responseEnd));
      return { acknowledged, afterCode: opened - arrived, whole: opened - tapped };
    });
    return { ...seen, inert };
  });
}

/** Runs in the page: milliseconds until its styles are known again after everything but an overlay has become inert. */
function timeOfInertPage(): number {
  const flush = () => document.body.offsetHeight;
  const root = document.querySelector('#root');
  flush();
  const start = performance.now();
  root?.setAttribute('inert', '');
  flush();
  const time = performance.now() - start;
  root?.removeAttribute('inert');
  flush();
  return time;
}

/** Runs in the page. */
function watchFirstTap(opens: string): void {
  const seen = { tapped: 0, acknowledged: 0, opened: 0 };
  window.firstTap = seen;
  addEventListener('pointerdown', ({ timeStamp }) => (seen.tapped = timeStamp), {
    capture: true,
    once: true,
  });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.acknowledged = Math.max(seen.acknowledged, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const look = new MutationObserver(() => {
    if (!document.querySelector(opens)) return;
    look.disconnect();
    // The callback runs at the start of a frame; a message posted in it arrives after the frame.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        seen.opened = performance.now();
      });
      port1.start();
      port2.postMessage(null);
    });
  });
  look.observe(document.body, { subtree: true, childList: true });
}
