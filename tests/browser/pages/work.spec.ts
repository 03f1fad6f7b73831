/**
 * The work of a first visit in the budget (docs/decisions/0028): the time of all tasks of the page's main thread until the network
 * is idle, as a multiple of a minimal login form in React, measured beside it. Both are processor time. Other tests that share the
 * processor slow both visits of a round alike, so that the ratio is taken of each round, and then the median of the rounds.
 */
import type { Browser } from '@playwright/test';
import { buildBareForm } from '../../bench/first-load/bare-form.ts';
import { workOf } from '../../bench/first-load/load.ts';
import { serveBeside } from '../../bench/first-load/side-server.ts';
import { watchTraffic } from '../../bench/first-load/traffic.ts';
import { newPhone } from '../../bench/phone.ts';
import { medianOf } from '../../bench/samples.ts';
import budget from '../../deploy/budget.json' with { type: 'json' };
import { expect, test } from '../fixtures/site.ts';

const ROUNDS = 7;
const TOLERANCE = 1.25;
const BARE_FORM = '/bare-form/';
const PAGES = ['home', 'login', 'register'] as const;
const PATHS = { home: '/', login: '/login/', register: '/register/' } as const;

for (const name of PAGES) {
  test(`the work of the first load of ${name} is within the budget`, async ({ browser, site }) => {
    const form = await buildBareForm('bare-form');
    const beside = await serveBeside('dist', new Map([[BARE_FORM, form.page], form.code]));
    try {
      const ratios: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const ofForm = await workOfVisit(browser, beside.origin, BARE_FORM);
        ratios.push((await workOfVisit(browser, site, PATHS[name])) / ofForm);
      }
      expect(medianOf(ratios)).toBeLessThanOrEqual(budget.workOfABareForm[name] * TOLERANCE);
    } finally {
      await beside.close();
    }
  });
}

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
