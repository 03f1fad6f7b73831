/** Taps and keys on a page, with the delay from the input to the next paint by the browser's Event Timing API. */
import type { Locator, Page } from '@playwright/test';

/** A tap on an element, or a key pressed in it. */
export interface Input {
  readonly what: (page: Page) => Locator;
  /** The key to press; without it the element is tapped. */
  readonly key?: string;
}

/** An input that was performed, and when. */
export interface Performed {
  readonly name: string;
  readonly at: number;
}

/** How long the browser took for an input, in milliseconds. */
export interface Delay {
  readonly name: string;
  /** From the input to the next paint. */
  readonly duration: number;
  /** The part of `duration` before the page's event handlers: the main thread was still busy. */
  readonly wait: number;
  /** The part of `duration` that event handlers of the page took. */
  readonly work: number;
}

interface Received extends Omit<Delay, 'name'> {
  readonly at: number;
}

declare global {
  interface Window {
    /** The Event Timing entries that belong to a tap or a key. */
    received: Received[];
  }
}

/** Records the events of all inputs to the page from now on. */
export function recordInputs(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.received = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & {
        readonly interactionId: number;
      })[]) {
        const { startTime: at, duration, processingStart, processingEnd } = entry;
        if (entry.interactionId === 0) continue;
        const [wait, work] = [processingStart - at, processingEnd - processingStart];
        window.received.push({ at, duration, wait, work });
      }
      // The browser reports no events shorter than 16 ms.
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** The longest event of each input since `recordInputs`, the slowest input first. */
export async function delaysOf(page: Page, done: readonly Performed[]): Promise<readonly Delay[]> {
  const received = await page.evaluate(() => window.received);
  return done
    .map(({ name, at }, place): Delay => {
      const end = done[place + 1]?.at ?? Number.POSITIVE_INFINITY;
      const [longest] = received
        .filter((event) => event.at >= at && event.at < end)
        .toSorted((a, b) => b.duration - a.duration);
      return { duration: 0, wait: 0, work: 0, ...longest, name };
    })
    .toSorted((a, b) => b.duration - a.duration);
}

/**
 * Performs an interaction, and returns when it began. Queries of Playwright occupy the page's main thread: the element is located
 * before the input, and the result is awaited only after the next paint.
 */
export async function perform(page: Page, { what, key }: Input): Promise<number> {
  const place = await what(page)
    .first()
    .evaluate((element, isKey) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      if (isKey && element instanceof HTMLElement) element.focus();
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }, key !== undefined);
  await painted(page);
  const at = await page.evaluate(() => performance.now());
  if (key === undefined) await page.touchscreen.tap(place.x, place.y);
  else await page.keyboard.press(key);
  await painted(page);
  return at;
}

/** Resolves when the current state of the page has been painted. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      // The second frame begins after the first has been rendered.
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
