/** One visit on the phone, over the line. */
import type { CDPSession } from '@playwright/test';
import { type Phone, slowDown } from '../phone.ts';
import type { Kind, SlowLine } from './slow-line.ts';

/** Times are in milliseconds since the navigation started. */
export interface VisitTimes {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** From when on a key or a press has its effect. */
  readonly usable: number;
  /** The time of all long tasks beyond 50 ms each, summed. */
  readonly blocked: number;
  /** Cumulative layout shift. */
  readonly shift: number;
}

export interface Visited extends VisitTimes {
  /** The processor time of the page's main thread until the line was quiet, in milliseconds. */
  readonly work: number;
  /** What has come over the line until then. */
  readonly bytes: number;
  readonly bytesOfKinds: Readonly<Partial<Record<Kind, number>>>;
  readonly requests: readonly string[];
}

/**
 * What makes a page usable: a field whose state follows what is typed, so that it groups the digits or that `follows` appears, or an
 * element whose press is heard.
 */
export type Use = { readonly field: string; readonly follows?: string } | { readonly press: string };

declare global {
  interface Window {
    visited: { -readonly [Name in keyof VisitTimes]: VisitTimes[Name] };
    used: Promise<void>;
  }
}

/** Whether processor and line are slowed. */
export type Speed = 'slow' | 'fast';

interface Line {
  readonly line: SlowLine;
  readonly speed: Speed;
}

/**
 * Opens the page and waits until nothing is on the line.
 * @throws if a request has used another protocol than HTTP/2.
 */
export async function visit(phone: Phone, path: string, use: Use, { line, speed }: Line): Promise<Visited> {
  const { page, tools } = phone;
  await page.addInitScript(watchVisit, use);
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (speed === 'slow') await slowDown(phone);
  line.isSlow = speed === 'slow';
  line.reset();
  const before = await workOf(tools);
  await page.goto(path, { waitUntil: 'commit' });
  await page.evaluate(() => window.used);
  await line.quiet();
  const work = (await workOf(tools)) - before;
  const { protocols, ...times } = await page.evaluate(() => ({
    ...window.visited,
    // Empty for what comes from a cache.
    protocols: ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
      .map(({ nextHopProtocol }) => nextHopProtocol)
      .filter((used) => used !== ''),
  }));
  const others = protocols.filter((used) => used !== 'h2');
  if (others.length > 0 || protocols.length === 0)
    throw new Error(`${path} came over ${others.join(' ') || 'nothing'}, not HTTP/2.`);
  const bytes = Object.values(line.bytes).reduce((sum, each) => sum + each, 0);
  return { ...times, work, bytes, bytesOfKinds: line.bytes, requests: line.requests };
}

/** The processor time of all tasks of the page's main thread so far, in milliseconds. */
async function workOf(tools: CDPSession): Promise<number> {
  const { metrics } = await tools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
}

/** Runs in the page, before any other script. */
function watchVisit(use: Use): void {
  const visited: Window['visited'] = { firstPaint: 0, largestPaint: 0, usable: 0, blocked: 0, shift: 0 };
  window.visited = visited;
  const observe = (type: string, dispatch: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(dispatch)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') visited.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    visited.largestPaint = startTime;
  });
  observe('longtask', ({ duration }) => {
    visited.blocked += duration - 50;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
    };
    if (!hadRecentInput) visited.shift += value;
  });
  // A key that nobody hears leaves what it typed.
  const TYPED = '5000';
  const hasFollowed = (field: HTMLInputElement, follows?: string) => {
    if (follows ? document.querySelector(follows) !== null : !['', TYPED].includes(field.value)) return true;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, TYPED);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return false;
  };
  // React sets a property `__reactProps…` on each element that it has rendered or hydrated, when it hears its events.
  const isHeard = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const isUsable = () => {
    if ('press' in use) {
      const element = document.querySelector(use.press);
      // In this order: the visibility would make the browser compute the styles of the page anew at each look.
      return element !== null && isHeard(element) && element.checkVisibility();
    }
    const field = document.querySelector<HTMLInputElement>(use.field);
    return field !== null && !field.disabled && hasFollowed(field, use.follows);
  };
  window.used = new Promise((resolve, reject) => {
    const looking = setInterval(() => {
      if (performance.now() > 60_000) reject(new Error(`${location.pathname} has not become usable.`));
      if (!isUsable()) return;
      clearInterval(looking);
      visited.usable = performance.now();
      resolve();
    }, 20);
  });
}
