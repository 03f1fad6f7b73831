/**
 * `npm run bench -- visits`: the pages that visitors and returning players open first, on a slow phone, cold and warm, through a line
 * that slows the service worker's requests too.
 */
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../../browser/fixtures/chromium.ts';
import { trustCertificate } from '../../browser/fixtures/tls-proxy.ts';
import { medianOf } from '../samples.ts';
import type { Visited } from './visit.ts';
import { PLAYERS_PAGES, VisitedSite, VISITORS_PAGES } from './visits.ts';

/** The name of the visits to the bare form. */
const BARE = 'bare form';

/** The visits by the name of the page. */
type Visits = ReadonlyMap<string, readonly Visited[]>;

export async function benchVisits(runs: number): Promise<void> {
  const options = await chromiumLaunchOptions();
  const args = [...(options.args ?? []), await trustCertificate()];
  const browser = await chromium.launch({ ...options, args });
  const site = await VisitedSite.open(browser, 'slow');
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
      console.error(`visits: ${run} of ${runs}`);
    }
  } finally {
    await site.close();
    await browser.close();
  }
  printVisits(visits);
}

const KILOBYTE = 1024;
const KINDS = ['page', 'code', 'messages', 'fonts', 'data', 'worker'] as const;

type Figure = (visited: Visited) => number;

const FIGURES: readonly (readonly [heading: string, of: Figure, decimals: number])[] = [
  ['FCP', ({ firstPaint }) => firstPaint, 0],
  ['LCP', ({ largestPaint }) => largestPaint, 0],
  ['usable', ({ usable }) => usable, 0],
  ['blocking', ({ blocked }) => blocked, 0],
  ['CPU s', ({ work }) => work / 1_000, 2],
  ['of bare', ({ work }) => work, 2],
  ['KB', ({ bytes }) => bytes / KILOBYTE, 0],
  ['requests', ({ requests }) => requests.length, 0],
  ['shift', ({ shift }) => shift, 4],
  ...KINDS.map(
    (kind) => [`KB ${kind}`, ({ bytesOfKinds }: Visited) => (bytesOfKinds[kind] ?? 0) / KILOBYTE, 1] as const,
  ),
];

/** Prints one row for each page, with medians; the processor time also as a multiple of the bare form's. */
function printVisits(visits: Visits): void {
  const bare = medianOf((visits.get(BARE) ?? []).map(({ work }) => work));
  const rowOf = (samples: readonly Visited[]) =>
    Object.fromEntries(
      FIGURES.map(([heading, of, decimals]) => {
        const value = medianOf(samples.map(of)) / (heading === 'of bare' ? bare : 1);
        return [heading, Number(value.toFixed(decimals))];
      }),
    );
  console.table(Object.fromEntries([...visits].map(([name, samples]) => [name, rowOf(samples)])));
}
