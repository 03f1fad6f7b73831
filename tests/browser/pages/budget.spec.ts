/**
 * What the pages cost that are opened first, in the budget (docs/decisions/0028): the processor time as a multiple of a minimal form's
 * in the same round, on a machine that runs no other test meanwhile; of a remembered player also the bytes and the requests until the line is quiet,
 * cold and warm. `npm run bench -- visits` measures the same visits on a slow phone.
 */
import { type Browser, chromium, expect, test as base } from '@playwright/test';
import { medianOf } from '../../bench/samples.ts';
import type { Visited } from '../../bench/visits/visit.ts';
import { PLAYERS_PAGES, VisitedSite, VISITORS_PAGES } from '../../bench/visits/visits.ts';
import { WORKER_PATH } from '../../../deploy/headers.ts';
import budget from '../../deploy/budget.json' with { type: 'json' };
import { chromiumLaunchOptions } from '../fixtures/chromium.ts';
import { trustCertificate } from '../fixtures/tls-proxy.ts';

const ROUNDS = 5;
const BYTES_TOLERANCE = 1.01;
const WORK_TOLERANCE = 1.25;

/** Each visit has a phone of its own: no fixture of `site.ts` may send its headers. */
const test = base.extend<object, { phones: Browser; visited: VisitedSite }>({
  phones: [
    async ({ browser: _browser }, use) => {
      const { args = [], ...options } = await chromiumLaunchOptions();
      const browser = await chromium.launch({ ...options, args: [...args, await trustCertificate()] });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  visited: [
    async ({ phones }, use) => {
      const site = await VisitedSite.open(phones, 'fast');
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
});

for (const [name, page] of Object.entries(VISITORS_PAGES)) {
  test(`the first load of ${name} is within the budget`, async ({ visited }) => {
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const bare = await visited.bareForm();
      ratios.push((await visited.cold(page)).work / bare.work);
    }
    const allowed = budget.workOfABareForm[name as keyof typeof VISITORS_PAGES];
    expect(medianOf(ratios)).toBeLessThanOrEqual(allowed * WORK_TOLERANCE);
  });
}

for (const [name, page] of Object.entries(PLAYERS_PAGES)) {
  test(`${name} of a remembered player is within the budget, cold and warm`, async ({ visited }) => {
    const rounds: { readonly bare: Visited; readonly cold: Visited; readonly warm: Visited }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({ bare: await visited.bareForm(), ...(await visited.twice(page)) });
    for (const kind of ['cold', 'warm'] as const) {
      const { kilobytes, requests, workOfABareForm } =
        budget.ofARememberedPlayer[`${name as keyof typeof PLAYERS_PAGES}, ${kind}`];
      const median = (of: (visit: Visited) => number) => medianOf(rounds.map((round) => of(round[kind])));
      // The browser decides itself when it looks for a newer worker.
      const isSites = (path: string) => kind === 'cold' || path !== WORKER_PATH;
      const bytesOf = ({ bytes, bytesOfKinds: { worker = 0 } }: Visited) =>
        kind === 'cold' ? bytes : bytes - worker;
      expect
        .soft(
          median((visit) => visit.requests.filter(isSites).length),
          kind,
        )
        .toBe(requests);
      expect.soft(median(bytesOf) / 1_024, kind).toBeLessThanOrEqual(kilobytes * BYTES_TOLERANCE);
      const ratio = medianOf(rounds.map((round) => round[kind].work / round.bare.work));
      expect.soft(ratio, kind).toBeLessThanOrEqual(workOfABareForm * WORK_TOLERANCE);
    }
  });
}
