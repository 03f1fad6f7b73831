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
}

/** How long the browser took for an input, in milliseconds. */
export interface Delay {
  readonly name: string;
  /** From the input to the next paint. */
  readonly duration: number;
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
export async function recordInputs({ page }: Phone): Promise<void> {
  await page.evaluate(listen);
}

/** The longest event of each input since `recordInputs`, the slowest input first. */
export async function delaysOf({ page }: Phone, done: readonly Performed[]): Promise<readonly Delay[]> {
  const received = await page.evaluate(() => window.received);
  return done
    .map(({ name, at }, place) => {
      const end = done[place + 1]?.at ?? Number.POSITIVE_INFINITY;
      const [longest] = received
        .filter((event) => event.at >= at && event.at < end)
        .toSorted((a, b) => b.duration - a.duration);
      return { name, duration: longest?.duration ?? 0, work: longest?.work ?? 0 };
    })
    .toSorted((a, b) => b.duration - a.duration);
}

/**
 * Performs an interaction, and returns when it began. Queries of Playwright occupy the page's main thread: the element is
 * located before the input, and the result is awaited only after the next paint.
 */
export async function perform(phone: Phone, { what, key }: Input): Promise<number> {
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
  const began = await page.evaluate(() => performance.now());
  if (key === undefined) await page.touchscreen.tap(place.x, place.y);
  else await page.keyboard.press(key);
  await painted(phone);
  return began;
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
        window.received.push({ at: startTime, duration, work: processingEnd - processingStart });
    }
    // The browser reports no events shorter than 16 ms.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
