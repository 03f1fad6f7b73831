/**
 * The monkey in a real browser, in simulated time: layout, hit testing, focus, storage, history and the loading of chunks are the
 * browser's own. tests/monkey/walk.ts plays many more walks in jsdom.
 */
import type { Browser, Page } from '@playwright/test';
import fc from 'fast-check';
import { build, type Rollup } from 'vite';
import { signsIn } from '../../../mock-server/lab/client/playwright.ts';
import type { World } from '../../../mock-server/lab/client/world.ts';
import { paths } from '../../../src/app/paths.ts';
import { DEEP, SEED } from '../../suites/depth.ts';
import { GOOD } from '../../monkey/condition.ts';
import type { Oracle } from '../../monkey/oracles.ts';
import { type Setup, type Step, type Walk, WALK } from '../../monkey/steps.ts';
import { REPOSITORY } from '../../suites/child.ts';
import { expect, test } from '../fixtures/site.ts';
import { ChromiumWalk } from './chromium-walk.ts';

/** `npm run test:deep` plays the first of them, `npm test -- browser/monkey` all. */
const WALKS = DEEP ? 10 : 100;

let script = '';

test.beforeAll(async () => {
  script = await pageScript();
});

for (const [index, walk] of fc.sample(WALK, { seed: SEED, numRuns: WALKS }).entries()) {
  // Every second page is translated.
  const isTranslated = index % 2 === 1;
  test(`no oracle reports anything on walk ${index + 1}${isTranslated ? ', translated' : ''}`, async ({
    browser,
    world,
  }) => {
    const violation = await violationOf(browser, world, walk, { isTranslated });
    expect(violation, `walk ${index + 1} of seed ${SEED}`).toBeNull();
  });
}

/** Waits until all reads have ended: if one of them rendered something, that would count as the reaction to a press. */
const AT_HOME: Setup = {
  scenario: 'every-status',
  player: 'demo',
  address: paths.home,
  condition: GOOD,
  waitMs: 30_000,
};
const PRESS: Step = { kind: 'click', in: 'main', nth: 0, waitMs: 1_000 };

/** A fault for each oracle that is planted into a page. */
const PLANTS: Readonly<
  Record<string, { oracle: Oracle | null; steps: readonly Step[]; plant(this: void): void }>
> = {
  'no fault': { oracle: null, steps: [PRESS], plant: () => undefined },
  'a press that is swallowed': {
    oracle: 'acknowledged',
    steps: [PRESS],
    plant() {
      for (const type of ['pointerdown', 'mousedown', 'click'])
        window.addEventListener(
          type,
          (event) => {
            event.preventDefault();
            event.stopImmediatePropagation();
          },
          { capture: true },
        );
    },
  },
  'something that lies over the page': {
    oracle: 'no dead end',
    steps: [PRESS],
    plant() {
      const cover = document.body.appendChild(document.createElement('div'));
      cover.style.cssText = 'position: fixed; inset: 0; z-index: 99';
    },
  },
  'a heading of another page': {
    oracle: 'consistent',
    steps: [],
    plant() {
      document.querySelector('main')?.append('Another page');
    },
  },
  'a rejection that nothing handles': {
    oracle: 'does not break',
    steps: [{ kind: 'pass', ms: 1_000 }],
    plant() {
      void Promise.reject(new Error('planted'));
    },
  },
};

test('each planted fault is reported by its oracle, and a page without one by none', async ({
  browser,
  world,
}) => {
  const reported: Record<string, string | null> = {};
  for (const [name, { steps, plant }] of Object.entries(PLANTS)) {
    const violation = await violationOf(
      browser,
      world,
      { setup: AT_HOME, steps },
      { plant: (page) => page.evaluate(plant) },
    );
    reported[name] = violation?.replace(/^([a-z ]+): .*/s, '$1') ?? null;
  }
  const expected = Object.entries(PLANTS).map(([name, { oracle }]) => [name, oracle]);
  expect(reported).toEqual(Object.fromEntries(expected));
});

test('a translated walk sees a page whose texts the translator has replaced', async ({ browser, world }) => {
  const replaced: number[] = [];
  const plant = async (page: Page) => replaced.push(await page.locator('main font font').count());
  for (const isTranslated of [true, false])
    expect(
      await violationOf(browser, world, { setup: AT_HOME, steps: [] }, { isTranslated, plant }),
    ).toBeNull();
  const [translated = 0, plain] = replaced;
  expect(translated).toBeGreaterThan(20);
  expect(plain).toBe(0);
});

interface WalkOptions {
  readonly isTranslated?: boolean;
  /** Changes the page before the first step. */
  readonly plant?: (page: Page) => Promise<unknown>;
}

/** Returns what an oracle reports on a walk, with the steps before; null if none reports anything. */
async function violationOf(
  browser: Browser,
  world: World,
  walk: Walk,
  { isTranslated = false, plant }: WalkOptions = {},
): Promise<string | null> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  try {
    await context.addInitScript({ content: script });
    // Random delays take their longest value. Otherwise the same seed could be another walk. Requests of a service worker belong to
    // no page, so that no walk could time them.
    await context.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      Math.random = () => 0.999;
    });
    if (isTranslated)
      await context.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => window.monkey.translate()),
      );
    await new ChromiumWalk(context, world.withSessions(signsIn(context, world.origin)), walk).play(plant);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await context.close();
  }
}

/** Builds page-script.ts as one script. */
async function pageScript(): Promise<string> {
  const built = await build({
    configFile: false,
    root: REPOSITORY,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: 'tests/browser/monkey/page-script.ts', formats: ['iife'], name: 'monkey' },
    },
  });
  const [output] = [built].flat() as Rollup.RollupOutput[];
  const [chunk] = output?.output ?? [];
  if (!chunk) throw new Error('page-script.ts was not built');
  // Playwright runs the script inside a function, so that its variable would not be global.
  return `${chunk.code}\nwindow.monkey = monkey;`;
}
