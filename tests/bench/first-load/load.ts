/** One load of a page on a slow phone with an empty cache. */
import type { Browser, CDPSession } from '@playwright/test';
import { newPhone, type Phone, putOnSlowLine, slowDown } from '../phone.ts';
import { type Asked, watchTraffic } from './traffic.ts';

/** Times are in milliseconds since the navigation started; null for an event that did not occur. */
export interface Load {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** When React had rendered or hydrated the form, or a page without one, so that its event handlers work. */
  readonly usable: number | null;
  /** When the top bar offered registration, which it does once the response has shown that the session is a visitor's. */
  readonly sessionKnown: number | null;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** The time of all long tasks beyond 50 ms each, summed. */
  readonly blocked: number;
  readonly longest: number;
  /** The time of all tasks of the page's main thread until the network was idle. */
  readonly work: number;
  readonly asked: readonly Asked[];
}

export interface Visit {
  readonly origin: string;
  readonly path: string;
  /** The marks that have to be reached before the load counts as finished. */
  readonly awaits: readonly Mark[];
  /** Prepares the phone, for example signs a player in. */
  readonly prepare?: (phone: Phone) => Promise<void>;
}

/** Whether CPU and network are throttled. */
type Speed = 'slow' | 'fast';

type Mark = 'usable' | 'sessionKnown';

interface Measured extends Omit<Load, 'blocked' | 'longest' | 'work' | 'asked'> {
  readonly longTasks: readonly number[];
}

declare global {
  interface Window {
    /** The measurements so far. */
    measured: { -readonly [Name in keyof Measured]: Measured[Name] };
    /** Resolves when all awaited marks are reached. Playwright's own waiting would look at the page in each frame. */
    complete: Promise<void>;
  }
}

export async function load(browser: Browser, visit: Visit, speed: Speed): Promise<Load> {
  const phone = await newPhone(browser, visit.origin);
  try {
    return await loadOn(phone, visit, speed);
  } finally {
    await phone.context.close();
  }
}

async function loadOn(phone: Phone, { path, awaits, prepare }: Visit, speed: Speed): Promise<Load> {
  const { page, tools } = phone;
  page.on('pageerror', (error) => console.error(path, error));
  await prepare?.(phone);
  await page.addInitScript(watchPage, awaits);
  const traffic = await watchTraffic(tools);
  await tools.send('Performance.enable');
  if (speed === 'slow') {
    await putOnSlowLine(phone);
    await slowDown(phone);
  }
  const before = await workOf(tools);
  await page.goto(path);
  await page.evaluate(() => window.complete);
  await traffic.quiet();
  const work = (await workOf(tools)) - before;
  const { longTasks, ...seen } = await page.evaluate(() => window.measured);
  return {
    ...seen,
    work,
    blocked: longTasks.reduce((sum, duration) => sum + duration - 50, 0),
    longest: Math.max(0, ...longTasks),
    asked: await traffic.asked(),
  };
}

/** The time of all tasks of the page's main thread so far, in milliseconds. */
export async function workOf(tools: CDPSession): Promise<number> {
  const { metrics } = await tools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
}

/** Runs in the page, before any other script. */
function watchPage(awaits: readonly Mark[]): void {
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
  let end = () => {};
  window.complete = new Promise((resolve) => {
    end = resolve;
  });
  const look = () => {
    const part = document.querySelector('form') ?? document.querySelector('main');
    if (part && Object.keys(part).some((key) => key.startsWith('__reactProps')))
      measured.usable ??= performance.now();
    if (document.querySelector('header a[href="/register/"]')) measured.sessionKnown ??= performance.now();
    if (measured.firstPaint === 0 || awaits.some((mark) => measured[mark] === null)) return;
    clearInterval(looking);
    end();
  };
  const looking = setInterval(look, 20);
}
