/**
 * The work of a first visit in the budget (docs/decisions/0028): the time of all tasks of the page's main thread until the network
 * is idle, as a multiple of a minimal login form in React, measured beside it. Both are processor time, which other load of the
 * machine hardly changes, and the least of several visits.
 */
import type { Browser } from '@playwright/test';
import { buildBareForm } from '../../bench/first-load/bare-form.ts';
import { workOf } from '../../bench/first-load/load.ts';
import { serveBeside } from '../../bench/first-load/side-server.ts';
import { watchTraffic } from '../../bench/first-load/traffic.ts';
import { newPhone } from '../../bench/phone.ts';
import budget from '../../deploy/budget.json' with { type: 'json' };
import { expect, test } from '../fixtures/site.ts';

const VISITS = 7;
const TOLERANCE = 1.25;
const BARE_FORM = '/bare-form/';
const PATHS = { home: '/', login: '/login/', register: '/register/' } as const;

test('the work of each first load is within the budget', async ({ browser, site }) => {
  const form = await buildBareForm('bare-form');
  const beside = await serveBeside('dist', new Map([[BARE_FORM, form.page], form.code]));
  try {
    const least = { home: Infinity, login: Infinity, register: Infinity, form: Infinity };
    for (let visit = 0; visit < VISITS; visit += 1) {
      least.form = Math.min(least.form, await workOfVisit(browser, beside.origin, BARE_FORM));
      for (const name of ['home', 'login', 'register'] as const)
        least[name] = Math.min(least[name], await workOfVisit(browser, site, PATHS[name]));
    }
    for (const name of ['home', 'login', 'register'] as const)
      expect
        .soft(least[name] / least.form, name)
        .toBeLessThanOrEqual(budget.workOfABareForm[name] * TOLERANCE);
  } finally {
    await beside.close();
  }
});

/** In milliseconds of processor time. */
async function workOfVisit(browser: Browser, origin: string, path: string): Promise<number> {
  const { context, page, tools } = await newPhone(browser, origin);
  try {
    const traffic = await watchTraffic(tools);
    await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await workOf(tools);
    await page.goto(path);
    await traffic.quiet();
    return (await workOf(tools)) - before;
  } finally {
    await context.close();
  }
}
