import type { Browser } from '../../platform/browser.ts';
import { BANK_ASKED } from '../../features/deposit/deposit-check.ts';

/** After a logout nothing of the player stays in the browser. A session that is lost by itself keeps what was typed. */
export function forgetPlayer({ tab, device }: Pick<Browser, 'tab' | 'device'>): void {
  tab.clear();
  device.remove(BANK_ASKED);
}
