/** Measures what the daily fingerprint costs a visitor who only looks at the page: decision 20. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { longTasksOf, watchLongTasks } from '../long-tasks.ts';
import { newPhone, slowDown } from '../phone.ts';
import { atMost, type Row } from '../verdict.ts';
import { watchTraffic } from './traffic.ts';
import { workOf } from './load.ts';

/** The time over which the page is watched, from the moment at which its network is idle. */
const WATCHED_MS = 20_000;
/** What the fingerprint took at once before it was read one source at a time. */
const BEFORE_MS = 976;

export async function benchFingerprint(browser: Browser, origin: string): Promise<Row> {
  const phone = await newPhone(browser, origin);
  const { context, page, tools } = phone;
  try {
    const traffic = await watchTraffic(tools);
    await tools.send('Performance.enable');
    await slowDown(phone);
    await page.goto('/login/');
    await traffic.quiet();
    await watchLongTasks(page);
    const before = await workOf(tools);
    await wait(WATCHED_MS);
    const work = (await workOf(tools)) - before;
    const tasks = await longTasksOf(page);
    return atMost(BEFORE_MS, {
      group: 'fingerprint',
      target: `work in the ${WATCHED_MS / 1_000} s after the load`,
      unit: 'ms',
      value: work,
      detail: `all sources of FingerprintJS, one at a time; long tasks: ${tasks.map((task) => task.toFixed(0)).join(' ') || 'none'}`,
    });
  } finally {
    await context.close();
  }
}
