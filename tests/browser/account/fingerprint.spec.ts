/** The fingerprint of the device is sent once a day in Vientiane: specification §3, §4 and §9. */
import type { Page } from '@playwright/test';
import type { World } from '../../../mock-server/lab/client/world.ts';
import { answersOf } from '../pages/evidence.ts';
import { expect, test } from '../fixtures/site.ts';

/** Advances the page's clock, second by second, until the server has received this number of fingerprints. */
async function expectReports(page: Page, world: World, count: number): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1_000);
    expect(await answersOf(world, 'fingerprint')).toHaveLength(count);
  }).toPass({ intervals: [50], timeout: 60_000 });
}

test('the fingerprint is sent at the first visit, after midnight in Vientiane, and after the storage was cleared', async ({
  page,
  world,
}) => {
  // Two minutes before midnight.
  await world.clock.freeze('2026-08-15T16:58:00Z');
  await page.clock.install();
  await page.goto('/contact/');
  await expectReports(page, world, 1);

  // The page stays open, and on the server the next day begins.
  await world.clock.advance(130);
  await page.clock.fastForward(130_000);
  await expectReports(page, world, 2);

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expectReports(page, world, 3);
  // The lab counts the request before the page has its response, after which the page stores the fingerprint.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toContain('fingerprint dok-champa');
});
