/**
 * What a remembered player's first page costs, cold and warm, in the budget (docs/decisions/0028): the bytes and the requests until
 * the line is quiet, and the processor time as a multiple of a minimal form's in the same round. `npm run bench -- returning` measures
 * the same visits on a slow phone.
 */
import { type Browser, chromium, expect, test as base } from '@playwright/test';
import {
  type Circumstances,
  RETURNING_PAGES,
  visitBareForm,
  visitTwice,
} from '../../bench/returning/visits.ts';
import type { Visited } from '../../bench/returning/visit.ts';
import { medianOf } from '../../bench/samples.ts';
import { WORKER_PATH } from '../../../deploy/headers.ts';
import budget from '../../deploy/budget.json' with { type: 'json' };
import { chromiumLaunchOptions } from '../fixtures/chromium.ts';
import { trustCertificate } from '../fixtures/tls-proxy.ts';

const ROUNDS = 5;
const BYTES_TOLERANCE = 1.01;
const WORK_TOLERANCE = 1.25;
const HOW: Circumstances = { protocol: 'h2', speed: 'fast', folder: 'dist' };

/** Each visit has a server and a phone of its own: no fixture of `site.ts` may send its headers. */
const test = base.extend<object, { phones: Browser }>({
  phones: [
    async ({ browser: _browser }, use) => {
      const { args = [], ...options } = await chromiumLaunchOptions();
      const browser = await chromium.launch({ ...options, args: [...args, await trustCertificate()] });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

for (const page of RETURNING_PAGES) {
  test(`${page.name} of a remembered player is within the budget, cold and warm`, async ({ phones }) => {
    const rounds: { readonly bare: number; readonly cold: Visited; readonly warm: Visited }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { work: bare } = await visitBareForm(phones, HOW);
      const { cold, warm } = await visitTwice(phones, HOW, page);
      rounds.push({ bare, cold, warm });
    }
    for (const kind of ['cold', 'warm'] as const) {
      const { kilobytes, requests, workOfABareForm } = budget.ofARememberedPlayer[`${page.name}, ${kind}`];
      const median = (of: (visited: Visited, bare: number) => number) =>
        medianOf(rounds.map((round) => of(round[kind], round.bare)));
      // The browser decides itself when it looks for a newer worker.
      const isSites = (path: string) => kind === 'cold' || path !== WORKER_PATH;
      const bytesOf = ({ bytes, bytesOfKinds: { worker = 0 } }: Visited) =>
        kind === 'cold' ? bytes : bytes - worker;
      expect
        .soft(
          median((visited) => visited.requests.filter(isSites).length),
          kind,
        )
        .toBe(requests);
      expect.soft(median(bytesOf) / 1_024, kind).toBeLessThanOrEqual(kilobytes * BYTES_TOLERANCE);
      expect
        .soft(
          median(({ work }, bare) => work / bare),
          kind,
        )
        .toBeLessThanOrEqual(workOfABareForm * WORK_TOLERANCE);
    }
  });
}
