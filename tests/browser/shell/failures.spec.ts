/** Failures after which no page can be shown: specification §2, and the root 404 of §8. */
import type { Language } from '../../../contract/values.ts';
import { expect, test } from '../fixtures/site.ts';
import { goOffline, applyFault } from '../pages/evidence.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';

const say = messagesIn('lo');
const ALWAYS = 1_000;

for (const language of ['lo', 'th'] satisfies readonly Language[]) {
  test.describe(`the server does not know the agency (${language})`, () => {
    test.use({ language });

    test('a full screen without links: Lao first, then the chosen language', async ({
      page,
      world,
      expectProblems,
    }) => {
      expectProblems('response 404 GET /api/v2/agency/info');
      await applyFault(world, ['agencyInfo'], { fault: 'status', status: 404, times: ALWAYS });
      await page.goto('/');
      const text = messagesIn(language);
      await expect(page.getByRole('heading', { level: 1, name: say('support.title') })).toBeVisible();
      await expect(page.getByText(say('support.apology'), { exact: true })).toBeVisible();
      await expect(page.getByText(text('support.title'), { exact: true })).toHaveCount(1);
      await expect(page.getByText(text('support.apology'), { exact: true })).toHaveCount(1);
      // The illustration is large, and hidden from screen readers.
      const picture = page.getByRole('main').locator('svg[aria-hidden="true"]');
      await expect(picture).toBeVisible();
      expect((await picture.boundingBox())?.width).toBeGreaterThan(100);
      await expect(page.getByRole('link')).toHaveCount(0);
      await expect(page.getByRole('banner')).toHaveCount(0);
    });
  });
}

test(
  'any other failure of the root renders nothing, until the network returns',
  ESSENTIAL,
  async ({ page, context, world, expectProblems }) => {
    expectProblems('response 500 GET /api/v2/agency/info');
    await applyFault(world, ['agencyInfo'], { fault: 'status', status: 500, times: ALWAYS });
    await page.goto('/login/');
    // The navigation and the root request the agency one after the other. Both have to fail before the faults are cleared.
    await page.waitForLoadState('networkidle');
    await expect(page.locator('#root')).toBeEmpty();
    await world.faults.clear();
    await goOffline(page);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: say('login.title') })).toBeVisible();
  },
);

test('a failed refetch of the agency keeps the page', async ({ page, world }) => {
  await page.clock.install();
  await page.goto('/login/');
  const username = page.getByLabel(say('field.username'), { exact: true });
  await username.fill('somphone');
  await applyFault(world, ['agencyInfo'], { fault: 'wrong-shape', times: ALWAYS });
  await page.clock.fastForward(6 * 60_000);
  const failed = page.waitForResponse('**/api/v2/agency/info');
  // As when the player returns from another tab.
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await (await failed).finished();
  await page.clock.runFor(1_000);
  await expect(username).toHaveValue('somphone');
});
