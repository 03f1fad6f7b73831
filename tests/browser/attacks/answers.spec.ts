/** Responses that are too large: the page stays usable. */
import type { Route } from '@playwright/test';
import { BASE_PATH } from '../../../contract/endpoints.ts';
import { paths } from '../../../src/app/paths.ts';
import { BRAND_NAME } from '../../../src/ui/brand/names.ts';
import { DEMO_PLAYER } from '../deposit/deposit-screen.ts';
import { expect, test } from '../fixtures/site.ts';

/** Makes a response too large, from the text of a valid one. */
const TOO_MUCH: Readonly<Record<string, (text: string) => string>> = {
  'a text of five megabytes': (text) => text.replace(/:"[^"]*"/, `:"${'x'.repeat(5_000_000)}"`),
  'ten thousand orders': (text) => {
    const { items, ...rest } = JSON.parse(text) as { readonly items: readonly unknown[] };
    return JSON.stringify({ ...rest, items: Array.from({ length: 10_000 }, () => items[0]) });
  },
  'an undeclared field with a hundred thousand levels': (text) =>
    text.replace('{', `{"deep":${'['.repeat(100_000)}${']'.repeat(100_000)},`),
  'five megabytes that are no JSON': () => '<'.repeat(5_000_000),
};

for (const [what, make] of Object.entries(TOO_MUCH)) {
  test(`the page stays usable after ${what}`, async ({ page, world }) => {
    await world.reset({ scenario: 'every-status' });
    await world.session(DEMO_PLAYER);
    const sizes: number[] = [];
    await page.route(`**${BASE_PATH}/deposits?*`, async (route: Route) => {
      const response = await route.fetch();
      const body = make(await response.text());
      sizes.push(body.length);
      await route.fulfill({ response, body });
    });
    await page.goto(paths.depositHistory);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => Math.max(...sizes)).toBeGreaterThan(200_000);
    // The page responds to a press, and navigates.
    await page.getByRole('banner').getByRole('link', { name: BRAND_NAME }).click();
    await expect(page).toHaveURL(paths.home);
    // A route handler that still runs at the end of the test would fail with its page closed.
    await page.unrouteAll({ behavior: 'wait' });
  });
}
