/**
 * The monkey in a real browser, whose layout, focus, hit testing and storage are the browser's own: each click is acknowledged
 * and a settled page shows what a new tab shows. tests/monkey/walk.ts plays what takes longer, in simulated time.
 */
import fc from 'fast-check';
import { build, type Rollup } from 'vite';
import { SEED } from '../../depth.ts';
import { WALK } from '../../monkey/steps.ts';
import { REPOSITORY } from '../../suites/child.ts';
import { test as base } from '../site.ts';
import { ChromiumWalk } from './chromium-walk.ts';

const ROUNDS = 20;
const WALKS_PER_ROUND = 5;
const PHONE = { width: 360, height: 740 };

const test = base.extend({
  // A walk breaks the network on purpose: what the browser's console says of that is no problem of the page.
  expectProblems: async ({ browser: _browser }, use) => use(() => undefined),
});

// Walks take as long as their steps: a minute each where every press waits.
test.describe.configure({ timeout: WALKS_PER_ROUND * 60_000 });

let script = '';

test.beforeAll(async () => {
  script = await surfaceScript();
});

for (const round of Array.from({ length: ROUNDS }, (_, index) => index)) {
  const [first, last] = [round * WALKS_PER_ROUND + 1, (round + 1) * WALKS_PER_ROUND];
  test(`each click is acknowledged, and a settled page is true: walks ${first} to ${last}`, async ({
    browser,
    lab,
    site,
  }) => {
    for (const walk of fc.sample(WALK, { seed: SEED + round, numRuns: WALKS_PER_ROUND })) {
      const context = await browser.newContext({ baseURL: site, viewport: PHONE });
      await context.addInitScript({ content: script });
      await context.addInitScript(() => {
        window.changes = 0;
        new MutationObserver(() => {
          window.changes += 1;
        }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      });
      await new ChromiumWalk(context, lab, walk).play().finally(() => context.close());
    }
  });
}

/** tests/monkey/surface.ts as a script of the page. */
async function surfaceScript(): Promise<string> {
  const built = await build({
    configFile: false,
    root: REPOSITORY,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: 'tests/monkey/surface.ts', formats: ['iife'], name: 'surface' },
    },
  });
  const [output] = [built].flat() as Rollup.RollupOutput[];
  const [chunk] = output?.output ?? [];
  if (!chunk) throw new Error('tests/monkey/surface.ts was not built');
  return chunk.code;
}
