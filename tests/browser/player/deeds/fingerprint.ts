/** What happens around the device's report: the acts of the model, one by one. */
import { expect } from '@playwright/test';
import { spoil } from '../../pages/evidence.ts';
import { PATIENCE_MS } from '../eyes.ts';
import type { Deed, Deeds, Trouble } from '../performer.ts';
import { passes } from './time-and-games.ts';

/** Each of these lets the device look at itself once more; until it has, it may be told of the next act too early. */
const thenMeasured =
  (deed: Deed): Deed =>
  async (stage, values) => {
    const before = stage.measurements;
    await deed(stage, values);
    // In its own time, and the page's: a part of it that seems slow would be left out, and the device be another.
    await expect(async () => expect(stage.measurements).toBeGreaterThan(before)).toPass({
      intervals: [50],
      timeout: PATIENCE_MS,
    });
  };

export const fingerprintDeeds: Deeds = {
  'player.reloads': thenMeasured(async ({ page }) => {
    await page.reload();
  }),
  'player.clearsTheBrowser': ({ page }) => page.evaluate(() => localStorage.clear()),
  'line.goesWrong': ({ lab }) => spoil(lab, ['fingerprint'], { fault: 'status', status: 500 }),
  'line.isRestored': thenMeasured(({ page }) =>
    page.evaluate(() => {
      dispatchEvent(new Event('online'));
    }),
  ),
  'time.passesMidnight': thenMeasured(passes),
};

export const fingerprintTrouble: Trouble = {
  'time.passesMidnight → untold': 'response 500 POST /api/v2/fingerprint',
};
