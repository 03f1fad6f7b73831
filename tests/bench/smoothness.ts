/**
 * Measures how quickly the production build (`dist/`) responds to input on a slow phone, and whether its heap grows after many
 * deposits. On its own: `npx tsx tests/bench/smoothness.ts --cycles=200`.
 */
import { chromium } from '@playwright/test';
import { serveBuiltSite } from '../browser/fixtures/built-site.ts';
import { chromiumLaunchOptions } from '../browser/fixtures/chromium.ts';
import { runIfAlone } from './alone.ts';
import { delayOnBareForm } from './smoothness/bare-tap.ts';
import { benchFirstIntent } from './smoothness/first-intent.ts';
import { benchHeap } from './smoothness/heap.ts';
import { benchLanguages } from './smoothness/languages.ts';
import { benchPaging } from './smoothness/paging.ts';
import { benchShifts } from './smoothness/shifts.ts';
import { benchTaps } from './smoothness/taps.ts';
import type { Row } from './verdict.ts';

const CYCLES = 200;

export async function benchSmoothness(cycles = CYCLES): Promise<readonly Row[]> {
  const server = await serveBuiltSite();
  const browser = await chromium.launch(await chromiumLaunchOptions());
  const site = { browser, origin: server.origin };
  try {
    const bareTap = await reported('the bare form', delayOnBareForm(browser));
    return [
      ...(await reported('taps', benchTaps(site, bareTap))),
      ...(await reported('first taps', benchFirstIntent(site, bareTap))),
      ...(await reported('layout shifts', benchShifts(site))),
      ...(await reported('paging', benchPaging(site))),
      ...(await reported('languages', benchLanguages(site, bareTap))),
      await reported('heap', benchHeap(site, cycles)),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

async function reported<Found>(name: string, found: Promise<Found>): Promise<Found> {
  const rows = await found;
  console.error(`smoothness: ${name} measured`);
  return rows;
}

await runIfAlone(import.meta.url, 'cycles', benchSmoothness);
