/** What every page object begins with: a page, and the messages of its language. */
import type { Locator, Page } from '@playwright/test';
import type { Say } from './messages.ts';

export class PageObject {
  constructor(
    readonly page: Page,
    readonly say: Say,
  ) {}

  button(id: string): Locator {
    return this.page.getByRole('button', { name: this.say(id), exact: true });
  }

  /** See `leaveAndComeBack`. */
  away(errand?: () => Promise<void>): Promise<void> {
    return leaveAndComeBack(this.page, errand);
  }
}

/** Off to another app, and back. The browser of a test has no screen to lose, so the page is told. */
export async function leaveAndComeBack(page: Page, errand?: () => Promise<void>): Promise<void> {
  await page.evaluate(setVisibility, 'hidden');
  await errand?.();
  await page.evaluate(setVisibility, 'visible');
}

/** Runs in the page. */
function setVisibility(state: string): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/** A moment as the pages write it: in Vientiane's time (specification §9). */
export function inVientiane(instant: string): string {
  return new Date(Date.parse(instant) + 7 * 3_600_000)
    .toISOString()
    .replace(/^(\d+)-(\d+)-(\d+)T([\d:]+).*$/, '$3/$2/$1 $4');
}
