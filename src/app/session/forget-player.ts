import type { Browser } from '../../platform/browser.ts';
import { BANK_ASKED } from '../../features/deposit/deposit-check.ts';

/** Removes the player's data from the browser, after a logout. A session that ends without a logout keeps the typed values. */
export function forgetPlayer({ tab, device }: Pick<Browser, 'tab' | 'device'>): void {
  tab.clear();
  device.remove(BANK_ASKED);
}
