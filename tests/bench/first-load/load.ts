/** One load of a page on a phone with an empty cache. */
import type { Browser } from '@playwright/test';
import { newPhone, putOnSlowLine, slowDown } from '../phone.ts';
import { type Asked, watchTraffic } from './traffic.ts';

/** Times are in milliseconds since the navigation started; null for an event that did not occur. */
export interface Load {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** When React had rendered or hydrated the form, so that its event handlers work. */
  readonly usable: number | null;
  /** When the top bar offered registration, which it does once the response has shown that the session is a visitor's. */
  readonly sessionKnown: number | null;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** The time of all long tasks beyond 50 ms each, summed. */
  readonly blocked: number;
  readonly longest: number;
  readonly asked: readonly Asked[];
}

export interface Visit {
  readonly origin: string;
  readonly path: string;
  /** The marks that have to be reached before the load counts as finished. */
  readonly awaits: readonly Mark[];
}

type Mark = 'usable' | 'sessionKnown';

interface Measured extends Omit<Load, 'blocked' | 'longest' | 'asked'> {
  readonly longTasks: readonly number[];
}

declare global {
  interface Window {
    /** The measurements so far. */
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

/** Runs in the page, before any other script. */
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
  // React sets a property `__reactProps…` on each element that it has rendered or hydrated. No observer reports properties, so
  // this polls; not with `requestAnimationFrame`, which would make the page render more frames.
  const look = () => {
    const form = document.querySelector('form');
    if (form && Object.keys(form).some((key) => key.startsWith('__reactProps')))
      measured.usable ??= performance.now();
    if (document.querySelector('header a[href="/register/"]')) measured.sessionKnown ??= performance.now();
    if (measured.usable !== null && measured.sessionKnown !== null) clearInterval(looking);
  };
  const looking = setInterval(look, 10);
}
