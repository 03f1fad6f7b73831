/** The fingerprint of the device is sent once a day in Vientiane: specification §3, §4 and §9. */
import type { Page } from '@playwright/test';
import type { Lab } from '../fixtures/lab.ts';
import { answersOf } from '../pages/evidence.ts';
import { expect, test } from '../fixtures/site.ts';

/** Advances the page's clock, second by second, until the server has received this number of fingerprints. */
async function expectReports(page: Page, lab: Lab, count: number): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1_000);
    expect(await answersOf(lab, 'fingerprint')).toHaveLength(count);
  }).toPass({ intervals: [50], timeout: 60_000 });
}

test('the fingerprint is sent at the first visit, after midnight in Vientiane, and after the storage was cleared', async ({
  page,
  lab,
}) => {
  // Two minutes before midnight.
  await lab.clock({ now: '2026-08-15T16:58:00Z', frozen: true });
  await page.clock.install();
  await page.goto('/contact/');
  await expectReports(page, lab, 1);

  // The page stays open, and on the server the next day begins.
  await lab.clock({ advanceSeconds: 130 });
  await page.clock.fastForward(130_000);
  await expectReports(page, lab, 2);

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expectReports(page, lab, 3);
  // The lab counts the request before the page has its response, after which the page stores the fingerprint.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toContain('fingerprint dok-champa');
});
