/**
 * The tests in a real browser: `npm test -- browser`, or, with `dist/` built,
 * `ALL=1 npx playwright test --config tests/browser/playwright.config.ts`.
 */
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { DEEP } from '../suites/depth.ts';
import { chromiumLaunchOptions } from './fixtures/chromium.ts';

/** `npm test` runs the essential tests, the deep run the others and those that take samples, `ALL=1` each of them. */
function selection() {
  if (process.env['ALL'] === '1') return {};
  return DEEP ? { grepInvert: /^(?!.*@sampled).*@essential/s } : { grep: /@essential/ };
}

/** Compares the processor time of pages: tests beside it do not slow both sides of a ratio alike. */
const MEASURED_ALONE = '**/pages/budget.spec.ts';

export default defineConfig({
  testDir: '.',
  globalSetup: './fixtures/shared-site.ts',
  testMatch: '**/*.spec.ts',
  ...selection(),
  projects: [
    { name: 'site', testIgnore: MEASURED_ALONE },
    {
      name: 'alone',
      testMatch: MEASURED_ALONE,
      workers: 1,
      // After all others; of selected files, those of this project run without them.
      dependencies: process.env['ALL'] === '1' ? [] : ['site'],
    },
  ],
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A test that fails at first and passes when repeated has found a fault.
  retries: 0,
  // A page often waits for its own clock or for the network: with one worker more than there are cores, none of them is idle.
  workers: availableParallelism() + 1,
  reporter: 'list',
  // These limits only detect a hang and are no requirement on the product: a machine may be four times slower than this one.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    // A small phone, as players in Laos use.
    viewport: { width: 360, height: 740 },
    locale: 'lo-LA',
    timezoneId: 'Asia/Vientiane',
    // The dark theme is the brand's own.
    colorScheme: 'dark',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // A trace makes a test take half as long again: `--trace on` records one where a screenshot is not enough.
    screenshot: 'only-on-failure',
    launchOptions: await chromiumLaunchOptions(),
  },
});
