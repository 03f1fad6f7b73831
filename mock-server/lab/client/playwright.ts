/**
 * Playwright fixtures: each test has a world of its own, which ends with it, so that any number of workers can share one server.
 *
 *     test.use({ scenario: 'deposit-open', player: 'demo' });
 *
 *     test('a paid order succeeds', async ({ page, world }) => {
 *       await world.bank.pay('D000001');
 *       await page.goto('/player/deposit/');
 *     });
 */
import {
  type BrowserContext,
  test as base,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test';
import { createLab, type World } from './lab.ts';
import type { KeepSession } from './world.ts';

export { expect } from '@playwright/test';

export interface LabFixtureOptions {
  /** The scenario that the world begins with. */
  readonly scenario: string;
  /** The username of the player that `page` is signed in as; null for a visitor. */
  readonly player: string | null;
  /** The LAB_TOKEN of the server; by default that of the environment. */
  readonly labToken: string | undefined;
}

export interface LabFixtures {
  /** The world of the test. `world.session('demo')` also signs the test's browser context in. */
  readonly world: World;
  /** The same, before there is a browser context. Every context and `request` of the test sends its headers. */
  readonly createdWorld: World;
}

/** Declared, because the inferred type would refer to a package that only @playwright/test itself depends on. */
type LabTest = TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & LabFixtures & LabFixtureOptions,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
>;

/** For `withSessions`: each session of the world becomes that of the browser context. */
export function signsIn(context: BrowserContext, url: string): KeepSession {
  return (cookies) => context.addCookies(cookies.map((cookie) => ({ ...cookie, url })));
}

export const test: LabTest = base.extend<LabFixtures & LabFixtureOptions>({
  scenario: ['default', { option: true }],
  player: [null, { option: true }],
  labToken: [process.env['LAB_TOKEN'], { option: true }],

  createdWorld: async ({ baseURL, scenario, labToken }, use, { title }) => {
    if (baseURL === undefined) throw new Error('Set baseURL to the address of the site.');
    const name = title.replaceAll(/\p{Cc}/gu, ' ').slice(0, 80);
    const world = await createLab(baseURL, { token: labToken }).world({ name, scenario });
    await use(world);
    await world.delete();
  },

  extraHTTPHeaders: async ({ extraHTTPHeaders, createdWorld }, use) =>
    use({ ...extraHTTPHeaders, ...createdWorld.headers }),

  world: async ({ context, createdWorld }, use) =>
    use(createdWorld.withSessions(signsIn(context, createdWorld.origin))),

  page: async ({ page, world, player }, use) => {
    if (player !== null) await world.session(player);
    await use(page);
  },
});
