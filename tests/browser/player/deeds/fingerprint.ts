/** What happens around the device's report: the acts of the model, one by one. */
import { spoil } from '../../pages/evidence.ts';
import type { Deeds, Trouble } from '../performer.ts';
import { passes } from './time-and-games.ts';

export const fingerprintDeeds: Deeds = {
  'player.reloads': async ({ page }) => {
    await page.reload();
  },
  'player.clearsTheBrowser': ({ page }) => page.evaluate(() => localStorage.clear()),
  'line.goesWrong': ({ lab }) => spoil(lab, ['fingerprint'], { fault: 'status', status: 500 }),
  'line.isRestored': ({ page }) =>
    page.evaluate(() => {
      dispatchEvent(new Event('online'));
    }),
  'time.passesMidnight': passes,
};

export const fingerprintTrouble: Trouble = {
  'time.passesMidnight → untold': 'response 500 POST /api/v2/fingerprint',
};
