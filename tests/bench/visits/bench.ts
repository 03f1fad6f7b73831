/**
 * `npm run bench -- visits`: the pages that visitors and returning players open first, on a slow phone, cold and warm, over HTTP/2 and,
 * beside it, HTTP/1.1, through a line that slows the service worker's requests too.
 */
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../../browser/fixtures/chromium.ts';
import { trustCertificate } from '../../browser/fixtures/tls-proxy.ts';
import type { Row } from '../verdict.ts';
import { BARE, printVisits, rowsOf, type Visits } from './targets.ts';
import type { Visited } from './visit.ts';
import { PLAYERS_PAGES, VisitedSite, VISITORS_PAGES } from './visits.ts';

export async function benchVisits(runs: number): Promise<readonly Row[]> {
  const options = await chromiumLaunchOptions();
  const args = [...(options.args ?? []), await trustCertificate()];
  const browser = await chromium.launch({ ...options, args });
  const over = async (protocol: 'h2' | 'http/1.1'): Promise<Visits> => {
    const site = await VisitedSite.open(browser, { protocol, speed: 'slow' });
    const visits = new Map<string, Visited[]>();
    const note = (name: string, visited: Visited) => visits.set(name, [...(visits.get(name) ?? []), visited]);
    try {
      // Each run visits every page once, so that other load of the machine affects all pages alike.
      for (let run = 1; run <= runs; run += 1) {
        note(BARE, await site.bareForm());
        for (const [name, page] of Object.entries(VISITORS_PAGES)) note(name, await site.cold(page));
        for (const [name, page] of Object.entries(PLAYERS_PAGES)) {
          const { cold, warm } = await site.twice(page);
          note(`${name}, cold`, cold);
          note(`${name}, warm`, warm);
        }
        console.error(`visits over ${protocol}: ${run} of ${runs}`);
      }
    } finally {
      await site.close();
    }
    printVisits(visits);
    return visits;
  };
  try {
    const visits = await over('h2');
    await over('http/1.1');
    return rowsOf(visits);
  } finally {
    await browser.close();
  }
}
