/** A build that reports (docs/operations.md). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import type { Plugin } from 'vite';
import type { ReportBatch } from '../../../src/reporting/reporting.ts';
import { runNode, toolPath } from '../../suites/child.ts';
import { serveBuiltSite } from '../fixtures/built-site.ts';
import { expect, test as base } from '../fixtures/site.ts';

const PATH = '/api/reports';

const test = base.extend<object, { site: string; letters: ReportBatch[] }>({
  letters: [async ({ browser: _browser }, use) => use([]), { scope: 'worker' }],
  site: [
    async ({ letters }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'reports-'));
      const { exitCode, output } = await runNode(
        [toolPath('vite', 'vite'), 'build', `--outDir=${folder}`, '--emptyOutDir'],
        {
          NODE_ENV: 'production',
          SITE_REPORT_PATH: PATH,
        },
      );
      if (exitCode !== 0) throw new Error(output);
      const server = await serveBuiltSite({ folder, plugins: [letterBox(letters)] });
      await use(server.origin);
      await server.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('a page that is left has sent its metrics and its errors, without the errors’ messages', async ({
  page,
  site,
  letters,
  expectProblems,
}) => {
  await page.goto('/login/?next=%2Fplayer%2Fbank%2F');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await largestPaint(page);
  expectProblems(/^page error: .*somphone_1 has 2,400 baht/);
  await page.evaluate(() => {
    queueMicrotask(() => {
      throw new TypeError('somphone_1 has 2,400 baht');
    });
  });
  await page.goto('about:blank');

  const reports = () => letters.flatMap((letter) => letter.reports);
  const vitals = () => reports().flatMap((report) => (report.kind === 'vital' ? [report.name] : []));
  // A navigation fires `pagehide` and then `visibilitychange`: metrics that are final only then have a beacon of their own.
  await expect.poll(vitals).toEqual(expect.arrayContaining(['FCP', 'LCP', 'TTFB']));
  expect(reports()).toContainEqual({ kind: 'error', name: 'TypeError', at: [], times: 1 });
  expect(JSON.stringify(letters)).not.toMatch(/somphone|2,400|next|bank/);

  const { build } = (await (await fetch(`${site}/version.json`)).json()) as { readonly build: string };
  expect(letters[0]).toMatchObject({ build, page: '/login/', language: 'lo' });
});

test('what the content security policy or Trusted Types has blocked, also before the page’s code has loaded', async ({
  page,
  letters,
  expectProblems,
}) => {
  expectProblems(/^policy violation |^console error: .*(Content Security Policy|TrustedHTML)/);
  letters.length = 0;
  // A proxy adds a script to the page: its hash is none of the policy's.
  await page.route('**/contact/**', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '<head>',
      '<head><script>globalThis.somphone_1 = 2400</script>',
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/contact/?code=D000001');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await largestPaint(page);
  await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', 'somphone_1 has 2,400 baht');
    } catch {}
  });
  await page.goto('about:blank');

  const violations = () =>
    letters.flatMap(({ reports }) => reports.filter((report) => report.kind === 'violation'));
  const common = { kind: 'violation', at: [], times: 1 };
  await expect.poll(violations).toEqual([
    { ...common, directive: 'script-src-elem', blocked: 'inline' },
    { ...common, directive: 'require-trusted-types-for', blocked: 'trusted-types-sink' },
  ]);
  expect(JSON.stringify(letters)).not.toMatch(/somphone|2,?400|D000001/);
});

/** Waits for the largest paint: the browser reports it only after it has painted, and not for a page that was left before. */
function largestPaint(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new PerformanceObserver(() => resolve());
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/** Stores the reports that are sent, as a backend would. */
function letterBox(letters: ReportBatch[]): Plugin {
  return {
    name: 'letter-box',
    enforce: 'pre',
    configurePreviewServer({ middlewares }) {
      middlewares.use(PATH, (request, response) => {
        void text(request).then((letter) => {
          letters.push(JSON.parse(letter) as ReportBatch);
          response.writeHead(204).end();
        });
      });
    },
  };
}
