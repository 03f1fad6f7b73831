/** One load of a page by a phone that has never been there. */
import type { Browser } from '@playwright/test';
import { newPhone, putOnSlowLine, slowDown } from '../phone.ts';
import { type Asked, watchTraffic } from './traffic.ts';

/** In milliseconds since the page was asked for; null for what has not happened. */
export interface Load {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** The page's form is React's: what is typed is heard. */
  readonly usable: number | null;
  /** The top bar offers to log in, as it does once the answer to who is here has come. */
  readonly sessionKnown: number | null;
  /** How far what stood there has moved. */
  readonly shift: number;
  /** What long tasks have had above 50 ms each, together. */
  readonly blocked: number;
  readonly longest: number;
  readonly asked: readonly Asked[];
}

export interface Visit {
  readonly origin: string;
  readonly path: string;
  /** What the load is not over without. */
  readonly awaits: readonly Mark[];
}

type Mark = 'usable' | 'sessionKnown';

interface Measured extends Omit<Load, 'blocked' | 'longest' | 'asked'> {
  readonly longTasks: readonly number[];
}

declare global {
  interface Window {
    /** What has been seen so far. */
    measured: { -readonly [Name in keyof Measured]: Measured[Name] };
  }
}

export async function load(
  browser: Browser,
  { origin, path, awaits }: Visit,
  isSlow: boolean,
): Promise<Load> {
  const phone = await newPhone(browser, origin);
  const { context, page, tools } = phone;
  try {
    page.on('pageerror', (error) => console.error(path, error));
    await page.addInitScript(watchPage);
    const traffic = await watchTraffic(tools);
    if (isSlow) {
      await putOnSlowLine(phone);
      await slowDown(phone);
    }
    await page.goto(path);
    await page.waitForFunction(
      (marks) => window.measured.firstPaint > 0 && marks.every((mark) => window.measured[mark] !== null),
      awaits,
    );
    await traffic.quiet();
    const { longTasks, ...seen } = await page.evaluate(() => window.measured);
    return {
      ...seen,
      blocked: longTasks.reduce((sum, duration) => sum + duration - 50, 0),
      longest: Math.max(0, ...longTasks),
      asked: await traffic.asked(),
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page, before anything else does. */
function watchPage(): void {
  const measured: Window['measured'] = {
    firstPaint: 0,
    largestPaint: 0,
    usable: null,
    sessionKnown: null,
    shift: 0,
    longTasks: [],
  };
  window.measured = measured;
  const observe = (type: string, dispatch: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(dispatch)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') measured.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    measured.largestPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
    };
    if (!hadRecentInput) measured.shift += value;
  });
  observe('longtask', ({ duration }) => {
    measured.longTasks = [...measured.longTasks, duration];
  });
  // What React notes on an element it has taken over is no attribute: nothing tells of it, so it is looked for; not with each
  // frame, because to ask for frames makes the page draw more of them than it would.
  const look = () => {
    const form = document.querySelector('form');
    if (form && Object.keys(form).some((key) => key.startsWith('__reactProps')))
      measured.usable ??= performance.now();
    if (document.querySelector('header a[href="/register/"]')) measured.sessionKnown ??= performance.now();
    if (measured.usable !== null && measured.sessionKnown !== null) clearInterval(looking);
  };
  const looking = setInterval(look, 10);
}
