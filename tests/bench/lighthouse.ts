/**
 * Measures the public pages of the production build with Lighthouse, as anybody does who checks a site: its own phone, its own
 * simulated line. `npm run bench -- lighthouse --runs=3`, over HTTP/2, or with `--http1` over HTTP/1.1. Of the browsers, choose a
 * whole one: `CHROMIUM_PATH=/usr/bin/chromium`.
 */
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { serveBuiltSite } from '../browser/fixtures/built-site.ts';
import { chromiumLaunchOptions } from '../browser/fixtures/chromium.ts';
import { terminateTls, trustCertificate } from '../browser/fixtures/tls-proxy.ts';
import { exitWithMessage } from '../suites/child.ts';
import { freePort } from '../suites/free-port.ts';
import { requireFrom } from '../suites/separate-packages.ts';
import { medianOf, spanOf } from './samples.ts';
import { atMost, printTable, type Row } from './verdict.ts';

/** What is used of Lighthouse, whose package has types for its own configuration only. */
interface Lighthouse {
  readonly default: (
    url: string,
    flags: { readonly port: number; readonly onlyCategories: readonly string[]; readonly logLevel: 'error' },
  ) => Promise<{ readonly lhr: Result } | undefined>;
}

interface Result {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** The points that a page may lose of 100, and how long its long tasks may block in all. */
const PAGES = [
  { name: 'home', path: '/', lost: 4, blockedMs: 150 },
  { name: 'login', path: '/login/', lost: 3, blockedMs: 150 },
  { name: 'register', path: '/register/', lost: 3, blockedMs: 150 },
] as const;

const { positionals: _part, values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, http1: { type: 'boolean', default: false } },
});

const found = await requireFrom('tests/bench/lighthouse').catch(exitWithMessage);
const { default: lighthouse } = (await import(pathToFileURL(found.resolve('lighthouse')).href)) as Lighthouse;
const site = await terminateTls(await serveBuiltSite(), { protocol: values.http1 ? 'http/1.1' : 'h2' });
const options = await chromiumLaunchOptions();
const port = await freePort();
const browser = await chromium.launch({
  ...options,
  args: [...(options.args ?? []), await trustCertificate(), `--remote-debugging-port=${port}`],
});
try {
  const rows: Row[] = [];
  for (const page of PAGES) {
    const results: Result[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) {
      const measured = await lighthouse(site.origin + page.path, {
        port,
        onlyCategories: ['performance'],
        logLevel: 'error',
      });
      if (!measured) throw new Error(`Lighthouse says nothing about ${page.path}.`);
      results.push(measured.lhr);
    }
    rows.push(...rowsOf(page, results));
  }
  printTable(rows);
} finally {
  await browser.close();
  await site.close();
}

function rowsOf(
  { name: group, lost, blockedMs }: (typeof PAGES)[number],
  results: readonly Result[],
): readonly Row[] {
  const audit = (id: string) => results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
  const points = results.map(({ categories }) => 100 - (categories['performance']?.score ?? 0) * 100);
  const paints = ['first-contentful-paint', 'largest-contentful-paint', 'speed-index'].map(
    (id) => `${id} ${medianOf(audit(id)).toFixed(0)} ms`,
  );
  const blocked = audit('total-blocking-time');
  return [
    atMost(lost, {
      group,
      target: 'points lost of 100',
      unit: 'points',
      value: medianOf(points),
      detail: `${spanOf(points)}; ${paints.join(', ')}`,
    }),
    atMost(blockedMs, {
      group,
      target: 'long tasks beyond 50 ms, together',
      unit: 'ms',
      value: medianOf(blocked),
      detail: spanOf(blocked),
    }),
  ];
}
