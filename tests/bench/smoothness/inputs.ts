/** Taps and keys on a page, with the delay from the input to the next paint by the browser's Event Timing API. */
import type { Locator, Page } from '@playwright/test';
import type { Phone } from '../phone.ts';
import { painted } from './player.ts';

/** A tap on an element, or a key pressed in it. */
export interface Input {
  readonly what: (page: Page) => Locator;
  /** The key to press; without it the element is tapped. */
  readonly key?: string;
}

/** An input that was performed. */
export interface Performed {
  readonly name: string;
  readonly at: number;
  /** The browser's time for style and layout before this input, in milliseconds. */
  readonly spent: number;
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
  /** The browser's time for style and layout until the next input, within and after `work`. */
  readonly styleAndLayout: number;
}

interface Received extends Pick<Delay, 'duration' | 'wait' | 'work'> {
  readonly at: number;
}

declare global {
  interface Window {
    /** The Event Timing entries that belong to a tap or a key. */
    received: Received[];
  }
}

/** Records the events of all inputs to the page from now on. */
export async function recordInputs({ page, tools }: Phone): Promise<void> {
  await tools.send('Performance.enable');
  await page.evaluate(listen);
}

/** The longest event of each input since `recordInputs`, the slowest input first. */
export async function delaysOf(phone: Phone, done: readonly Performed[]): Promise<readonly Delay[]> {
  const received = await phone.page.evaluate(() => window.received);
  const spentInAll = await styleAndLayoutOf(phone);
  return done
    .map(({ name, at, spent }, place) => {
      const next = done[place + 1] ?? { at: Number.POSITIVE_INFINITY, spent: spentInAll };
      const [longest] = received
        .filter((event) => event.at >= at && event.at < next.at)
        .toSorted((a, b) => b.duration - a.duration);
      return { name, duration: 0, wait: 0, work: 0, ...longest, styleAndLayout: next.spent - spent };
    })
    .toSorted((a, b) => b.duration - a.duration);
}

/**
 * Performs an interaction. Queries of Playwright occupy the page's main thread: the element is
 * located before the input, and the result is awaited only after the next paint.
 */
export async function perform(phone: Phone, { what, key }: Input): Promise<Omit<Performed, 'name'>> {
  const { page } = phone;
  const place = await what(page)
    .first()
    .evaluate((element, isKey) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      if (isKey && element instanceof HTMLElement) element.focus();
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }, key !== undefined);
  await painted(phone);
  const spent = await styleAndLayoutOf(phone);
  const at = await page.evaluate(() => performance.now());
  if (key === undefined) await page.touchscreen.tap(place.x, place.y);
  else await page.keyboard.press(key);
  await painted(phone);
  return { at, spent };
}

/** The time that the page has spent on style and layout since `Performance.enable`, in milliseconds. */
async function styleAndLayoutOf({ tools }: Pick<Phone, 'tools'>): Promise<number> {
  const { metrics } = await tools.send('Performance.getMetrics');
  return metrics
    .filter(({ name }) => name === 'RecalcStyleDuration' || name === 'LayoutDuration')
    .reduce((sum, { value }) => sum + value * 1000, 0);
}

/** Runs in the page: records the events of interactions from now on. */
function listen(): void {
  window.received = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & {
      readonly interactionId: number;
    })[]) {
      const { startTime, duration, processingStart, processingEnd } = entry;
      if (entry.interactionId > 0)
        window.received.push({
          at: startTime,
          duration,
          wait: processingStart - startTime,
          work: processingEnd - processingStart,
        });
    }
    // The browser reports no events shorter than 16 ms.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
