/**
 * Responses that are too large, or that try to pollute the prototype of all objects: the page stays usable and shows the same.
 */
import type { Page } from '@playwright/test';
import { BASE_PATH } from '../../../contract/endpoints.ts';
import { gamePath, paths } from '../../../src/app/paths.ts';
import { BRAND_NAME } from '../../../src/ui/brand/names.ts';
import { pollutedText } from '../../attacks/pollution.ts';
import { DEMO_PLAYER } from '../deposit/deposit-screen.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, test } from '../fixtures/site.ts';

const PAGES = [
  [paths.home, 'with-credit'],
  [paths.deposit, 'deposit-open'],
  [paths.withdraw, 'withdraw-open'],
  [paths.withdrawHistory, 'every-status'],
  [paths.promotions, 'promotion-active'],
  [gamePath('alphabet'), 'with-credit'],
] as const;

/** Returns the text of the page, once everything has loaded and is rendered. */
async function text(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(messagesIn('lo')('common.loading'))).toHaveCount(0);
  return page.locator('main').innerText();
}

for (const [address, scenario] of PAGES) {
  test(`${address}: no response pollutes a prototype, and the page shows the same`, async ({
    page,
    world,
  }) => {
    await world.reset({ scenario });
    await world.session(DEMO_PLAYER);
    await world.clock.freeze();
    await page.clock.setFixedTime(new Date((await world.state({ full: true })).clock.now));
    await page.goto(address);
    const before = await text(page);
    let polluted = 0;
    await page.route(`**${BASE_PATH}/**`, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      polluted += 1;
      await route.fulfill({ response, body: text === '' ? '' : pollutedText(text) });
    });
    await page.reload();
    await expect.poll(() => text(page)).toBe(before);
    expect(polluted).toBeGreaterThan(2);
    expect(
      await page.evaluate(() => Reflect.get({}, 'polluted') ?? Reflect.get([], 'polluted') ?? null),
    ).toBeNull();
  });
}

const EMPTY_ITEMS = 'a hundred thousand empty items';
const TEXTS = 'a hundred thousand texts for items';

/** Makes a response too large, from the text of a valid one. */
const TOO_MUCH: Readonly<Record<string, (text: string) => string>> = {
  'a text of five megabytes': (text) => text.replace(/:"[^"]*"/, `:"${'x'.repeat(5_000_000)}"`),
  'a name of five megabytes': (text) => text.replace('{', `{"${'x'.repeat(5_000_000)}":1,`),
  [EMPTY_ITEMS]: (text) => text.replace(/\[.*\]/s, `[${'{},'.repeat(99_999)}{}]`),
  [TEXTS]: (text) => text.replace(/\["[^[\]]*"\]/, `[${'"Slot",'.repeat(99_999)}"Slot"]`),
  'a hundred thousand orders': (text) => {
    const { items, ...rest } = JSON.parse(text) as { readonly items: readonly unknown[] };
    return JSON.stringify({ ...rest, items: Array.from({ length: 100_000 }, () => items[0]) });
  },
  'an undeclared field with a hundred thousand levels': (text) =>
    text.replace('{', `{"deep":${'['.repeat(100_000)}${']'.repeat(100_000)},`),
  'nothing but levels': () => '{"items":'.repeat(50_000) + '[]' + '}'.repeat(50_000),
  'five megabytes of white space': (text) => ' '.repeat(5_000_000) + text,
  'five megabytes that are no JSON': () => '<'.repeat(5_000_000),
};

/** Pages of a list, the call that reads it, and a scenario. */
const LISTS = [
  [paths.depositHistory, '/deposits', 'every-status'],
  [paths.promotions, '/promotions/current', 'default'],
  [gamePath('alphabet'), '/games', 'with-credit'],
] as const;

const OVERSIZED = LISTS.flatMap(([address, path, scenario]) =>
  Object.entries(TOO_MUCH)
    // Payloads that are rejected before they are parsed as a list have the same effect on every page. Orders have no list of texts.
    .filter(([what]) => (address === paths.depositHistory) !== (what === TEXTS) || what === EMPTY_ITEMS)
    .map(([what, make]) => ({ address, path, scenario, what, make })),
);

for (const { address, path, scenario, what, make } of OVERSIZED) {
  test(`${address}: the page stays usable after ${what} in ${path}`, async ({ page, world }) => {
    await world.reset({ scenario });
    await world.session(DEMO_PLAYER);
    const sizes: number[] = [];
    await page.route(`**${BASE_PATH}${path}?*`, (route) => oversize(route));
    await page.route(`**${BASE_PATH}${path}`, (route) => oversize(route));
    const oversize = async (route: Parameters<Parameters<Page['route']>[1]>[0]) => {
      const response = await route.fetch();
      const body = make(await response.text());
      sizes.push(body.length);
      await route.fulfill({ response, body });
    };
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => Math.max(...sizes)).toBeGreaterThan(200_000);
    // The page responds to a press, and navigates.
    await page.getByRole('banner').getByRole('link', { name: BRAND_NAME }).click();
    await expect(page).toHaveURL(paths.home);
    // The home page reads as well: a route handler that still runs at the end of the test would fail with its page closed.
    await page.unrouteAll({ behavior: 'wait' });
  });
}
