import { type EventObject, fromCallback } from 'xstate';
import { integer, record, text } from '../../../contract/schema/vocabulary.ts';
import { Code } from '../../../contract/values.ts';
import type { OrderReference } from '../../../machines/deposit-order-part.ts';
import type { PaymentWatchReport } from '../../../machines/depositOrder.machine.ts';
import { PAYMENT_WATCH } from '../../app/session/forget-player.ts';
import type { Services } from '../../app/services.ts';
import { PersistedRecord } from '../../platform/persisted-record.ts';

/** Interval of the automatic checks of an open order, in milliseconds. */
const INTERVAL_MS = 15_000;
/** After this time without a turn of the watching tab, another tab takes over: it is closed, hidden or offline. */
const HELD_MS = INTERVAL_MS + 5_000;

/** The tab that watches an order, and the device time in milliseconds of its last turn. */
const Watch = record({ code: Code, by: text(), at: integer() });

/**
 * Reports every 15 seconds that an open order is due for a check, while the page is visible and online, in one tab of the browser
 * (decision 36). The tab is remembered instead of locked: a lock would keep the page out of the back/forward cache, and a tab that
 * the phone has put to sleep would not release it.
 */
export function paymentWatch({ browser }: Pick<Services, 'browser'>) {
  const watch = new PersistedRecord(browser.device, PAYMENT_WATCH, Watch);
  let tab: string | undefined;
  /** Whether this tab watches the order. If so, it does until the next turn. */
  const takeTurn = (code: string): boolean => {
    tab ??= browser.newKey();
    const now = browser.clock.now();
    const last = watch.read();
    if (last?.code === code && last.by !== tab && Math.abs(now - last.at) < HELD_MS) return false;
    watch.write({ code, by: tab, at: now });
    return true;
  };
  return fromCallback<EventObject, OrderReference>(({ input: { code }, sendBack }) => {
    const report: PaymentWatchReport = { type: 'payment.due' };
    const timer = setInterval(() => {
      if (browser.isLookedAt() && browser.isOnline() && takeTurn(code)) sendBack(report);
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  });
}
