/**
 * What a story about the site starts from: the production build, a mock backend of the worker's own in a fresh state,
 * and a watch on everything that must not happen.
 *
 *     import { expect, test } from './site.ts';
 *
 *     test.use({ language: 'th' });
 *
 *     test('an order that was paid cannot be cancelled', async ({ page, lab, expectProblems }) => {
 *       await lab.session('demo');
 *       expectProblems('response 409 POST /api/v2/deposits/D1/cancel');
 *       await page.goto('/player/deposit/');
 *     });
 */
import { test as base } from '@playwright/test';
import { BROKEN, turnSwitches } from '../coverage-mutants/browser-switches.ts';
import { SEED } from '../depth.ts';
import { serveBuiltSite } from './built-site.ts';
import { Lab } from './lab.ts';
import { type ExpectedProblem, Problems } from './problems.ts';

export { expect } from '@playwright/test';

/** The names under which the site keeps its languages (specification §9). */
export type Language = 'lo' | 'cn' | 'vn' | 'th';

interface WorkerFixtures {
  /** The origin of the worker's server: the built site with its mock backend. One worker, one store. */
  readonly site: string;
}

interface TestFixtures {
  /** The language that the player chose on an earlier visit. */
  readonly language: Language;
  /** The state of the business that the test starts from; `GET /__lab/scenarios` explains each. */
  readonly scenario: string;
  readonly lab: Lab;
  readonly repetition: void;
  /** Announces problems, which would fail the test otherwise; announced ones must come. See `problems.ts`. */
  readonly expectProblems: (...problems: readonly ExpectedProblem[]) => void;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // Playwright reads from the first parameter what a fixture stands on; this one stands as long as the browser.
    async ({ browser: _browser }, use) => {
      const server = await serveBuiltSite({ folder: process.env['SITE_FOLDER'] ?? 'dist' });
      await use(server.origin);
      await server.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => use(site),

  language: ['lo', { option: true }],
  scenario: ['default', { option: true }],

  storageState: async ({ site, language }, use) =>
    use({
      // As the site tells its server.
      cookies: [
        {
          name: 'i18nextLng',
          value: language,
          domain: new URL(site).hostname,
          path: '/',
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: 'Lax' as const,
        },
      ],
      origins: [{ origin: site, localStorage: [{ name: 'i18nextLng', value: language }] }],
    }),

  // Waits that are drawn are the longest that they can be (docs/decisions/0025): no test is green by luck.
  context: async ({ context }, use, testInfo) => {
    await context.addInitScript(() => {
      Math.random = () => 0.999;
    });
    const broken = process.env[BROKEN];
    if (broken !== undefined) await turnSwitches(context, testInfo, broken);
    await use(context);
  },

  /** Says with a failure how it is repeated; Playwright's list shows it beside the path of the screenshot. */
  repetition: [
    async ({ browser: _browser }, use, testInfo) => {
      await use();
      if (testInfo.status === testInfo.expectedStatus) return;
      const [file, ...titles] = testInfo.titlePath;
      const body = `SEED=${SEED} npm test -- tests/browser/${file}\n${titles.join(' › ')}`;
      await testInfo.attach('repeat', { body, contentType: 'text/plain' });
    },
    { auto: true },
  ],

  lab: [
    async ({ context, scenario }, use) => {
      const lab = new Lab(context.request);
      await lab.reset({ scenario });
      await use(lab);
    },
    { auto: true },
  ],

  expectProblems: [
    async ({ context, site }, use) => {
      const problems = new Problems();
      problems.watch(context, site);
      await use((...expected) => problems.expect(...expected));
      await problems.settle(context);
      const verdict = problems.verdict();
      if (verdict.length > 0) throw new Error(`Behind the page's back:\n${verdict.join('\n')}`);
    },
    { auto: true },
  ],
});
