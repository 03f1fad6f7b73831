/** Measures how much sooner a page is usable on a later visit, with what the browser kept of the first one (decision 60). */
import type { Browser } from '@playwright/test';
import type { Plugin } from 'vite';
import { FILES_FOLDER, PAGES, START_PAGE } from '../../../src/worker/kept-files.ts';
import { serveBuiltSite } from '../../browser/fixtures/built-site.ts';
import { newPhone, SLOW_4G } from '../phone.ts';
import { medianOf, spanOf } from '../samples.ts';
import { atMost, atMostTimes, type Row } from '../verdict.ts';
import { type Load, load, loadOn, type Visit } from './load.ts';

/** A prerendered page in brotli, with its head: the only file that a later visit transfers. */
const PAGE_BYTES = 20_000;

const PAGES_MEASURED = [
  { name: 'home', path: '/' },
  { name: 'login', path: '/login/' },
] as const;

/** How slow the server is, and the files of the build that were requested of it. */
interface Line {
  delayMs: number;
  files: string[];
}

/** A server as slow as the network: the browser's tools do not throttle what a service worker requests. */
function slowServer(line: Line): Plugin {
  return {
    name: 'slow-server',
    enforce: 'pre',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use(({ url = '' }, _, next) => {
        if (url.startsWith(FILES_FOLDER)) line.files.push(url);
        setTimeout(next, line.delayMs);
      });
    },
  };
}

export async function benchReturning(browser: Browser, runs: number): Promise<readonly Row[]> {
  const line: Line = { delayMs: 0, files: [] };
  const site = await serveBuiltSite({ plugins: [slowServer(line)] });
  const delayMs = SLOW_4G.latency + (PAGE_BYTES / SLOW_4G.downloadThroughput) * 1_000;
  try {
    const rows: Row[] = [];
    for (const { name, path } of PAGES_MEASURED) {
      const visit: Visit = { origin: site.origin, path, awaits: ['usable'] };
      const first: Load[] = [];
      const again: Load[] = [];
      const files: string[] = [];
      await load(browser, visit, 'fast');
      for (let run = 1; run <= runs; run += 1) {
        const phone = await newPhone(browser, site.origin);
        const { context } = phone;
        try {
          first.push(await loadOn(phone, visit, 'slow'));
          await phone.page.waitForFunction(
            async ([pages, start]) => (await (await caches.open(pages)).match(start)) !== undefined,
            [PAGES, START_PAGE] as const,
          );
          await phone.page.close();
          line.delayMs = delayMs;
          line.files = [];
          const page = await context.newPage();
          const later = { context, page, tools: await context.newCDPSession(page) };
          again.push(await loadOn(later, visit, 'slow CPU'));
          files.push(...line.files);
        } finally {
          line.delayMs = 0;
          await context.close();
        }
        console.error(`returning to ${name}: ${run} of ${runs}`);
      }
      const timesOf = (loads: readonly Load[]) =>
        loads.map((each) => each.usable ?? Number.POSITIVE_INFINITY);
      rows.push(
        atMostTimes(0.5, medianOf(timesOf(first)), {
          group: `${name}, again`,
          target: 'usable, of the first visit’s',
          unit: 'ms',
          value: medianOf(timesOf(again)),
          detail: `${spanOf(timesOf(again))}; 0.5 × ${medianOf(timesOf(first)).toFixed(0)}; of it ${delayMs.toFixed(0)} for the page, the only file from the server`,
        }),
        atMost(0, {
          group: `${name}, again`,
          target: 'requests for files',
          unit: 'requests',
          value: files.length,
          detail: files.join(' '),
        }),
      );
    }
    return rows;
  } finally {
    await site.close();
  }
}
