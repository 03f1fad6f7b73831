/**
 * The stories in a real browser: `npm test -- browser`, or, with `dist/` built,
 * `npx playwright test --config tests/browser/playwright.config.ts`.
 */
import { defineConfig } from '@playwright/test';
import { DEEP } from '../depth.ts';
import { chromiumLaunchOptions } from './chromium.ts';

/** What consists of nothing but samples of a large space. */
const SPACES = [
  'looks/**/*.spec.ts',
  'faults/**/*.spec.ts',
  'deposit/story.spec.ts',
  'pages/gallery.spec.ts',
  'player/walks.spec.ts',
  'attacks/{answers,redirects,storage,xss}.spec.ts',
];

/** The deep run repeats no story that it would tell as `npm test` does, and tells some that only it tells (docs/decisions/0003). */
const DEEP_PROJECTS = [
  { name: 'spaces', testMatch: SPACES },
  { name: 'tables', testIgnore: SPACES, grep: /@sampled|@deep/ },
];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  ...(DEEP ? { projects: DEEP_PROJECTS } : { grepInvert: /@deep/ }),
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes at the second try has found something at the first.
  retries: 0,
  workers: 2,
  reporter: 'list',
  use: {
    // A small phone: who plays from Laos does so on one.
    viewport: { width: 360, height: 740 },
    locale: 'lo-LA',
    timezoneId: 'Asia/Vientiane',
    // The night is the brand's own light.
    colorScheme: 'dark',
    // What does not come at once on this machine does not come.
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: await chromiumLaunchOptions(),
  },
});
