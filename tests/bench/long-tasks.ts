/** Records the long tasks of a page, from now on. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Durations of the long tasks in milliseconds, since `watchLongTasks`. */
    longTasks: number[];
  }
}

export async function watchLongTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
}

/** The durations of the long tasks so far, in milliseconds. */
export async function longTasksOf(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => window.longTasks);
}
