import type { Browser } from '../../platform/browser.ts';

/** The storage names of a player's data that a page without the code of players must be able to remove. */
export const BANK_ASKED = 'bank-asked';
export const PAYMENT_WATCH = 'payment-watch';
export const VISIT = 'visit';

/** Removes the player's data from the browser, after a logout. A session that ends without a logout keeps the typed values. */
export function forgetPlayer({ tab, device }: Pick<Browser, 'tab' | 'device'>): void {
  tab.clear();
  device.remove(BANK_ASKED);
  device.remove(PAYMENT_WATCH);
}
