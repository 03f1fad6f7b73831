/**
 * Measures the pages that a returning player opens first, on a slow phone whose browser remembers the player: cold, with an empty
 * cache, and warm, with the service worker's copy of the site. Over HTTP/2 and, beside it, HTTP/1.1, through a line that slows
 * the worker's requests too, beside a bare form of react-dom: `npm run bench -- returning --runs=3`.
 */
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../browser/fixtures/chromium.ts';
import { trustCertificate } from '../browser/fixtures/tls-proxy.ts';
import { BARE, type Column, printVisits, rowsOfReturning } from './returning/targets.ts';
import type { Visited } from './returning/visit.ts';
import { RETURNING_PAGES, visitBareForm, visitTwice } from './returning/visits.ts';
import type { Row } from './verdict.ts';

export async function benchReturning(runs: number, folder = 'dist'): Promise<readonly Row[]> {
  const options = await chromiumLaunchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), await trustCertificate()],
  });
  const visits = new Map<string, Visited[]>();
  const note = (column: Column, name: string, visited: Visited) =>
    visits.set(`${column} ${name}`, [...(visits.get(`${column} ${name}`) ?? []), visited]);
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const column of ['HTTP/2', 'HTTP/1.1'] as const) {
        const how = { protocol: column === 'HTTP/2' ? 'h2' : 'http/1.1', speed: 'slow', folder } as const;
        note(column, BARE, await visitBareForm(browser, how));
        for (const page of RETURNING_PAGES) {
          const { cold, warm } = await visitTwice(browser, how, page);
          note(column, `${page.name}, cold`, cold);
          note(column, `${page.name}, warm`, warm);
        }
      }
      console.error(`returning: ${run} of ${runs}`);
    }
  } finally {
    await browser.close();
  }
  printVisits(visits);
  return rowsOfReturning(visits);
}
