/** A real browser measures its fingerprint and stores it: specification §3. When it is sent is proven without a browser. */
import { answersOf } from '../pages/evidence.ts';
import { expect, test } from '../fixtures/site.ts';

test('the fingerprint of the browser is sent at the first visit and stored, and not sent again', async ({
  page,
  world,
}) => {
  await page.goto('/contact/');
  await expect.poll(() => answersOf(world, 'fingerprint'), { timeout: 60_000 }).toHaveLength(1);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toContain('fingerprint dok-champa');
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(await answersOf(world, 'fingerprint')).toHaveLength(1);
});
