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

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  ...selection(),
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes at the second try has found something at the first.
  retries: 0,
  // A page often waits for its own clock or for the network: with one worker more than there are cores, none of them is idle.
  workers: availableParallelism() + 1,
  reporter: 'list',
  // Limits of patience and no bounds on the product: a machine may be four times slower than this one.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    // A small phone: who plays from Laos does so on one.
    viewport: { width: 360, height: 740 },
    locale: 'lo-LA',
    timezoneId: 'Asia/Vientiane',
    // The night is the brand's own light.
    colorScheme: 'dark',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // A trace costs a test half of its time again: `--trace on` records one where a picture does not tell enough.
    screenshot: 'only-on-failure',
    launchOptions: await chromiumLaunchOptions(),
  },
});
