import type { Deposit } from '../../../contract/deposit.ts';
import { integer, record } from '../../../contract/schema/vocabulary.ts';
import { Code } from '../../../contract/values.ts';
import type { CheckOutcome } from '../../../machines/depositCheck.machine.ts';
import { PersistedRecord } from '../../platform/persisted-record.ts';
import { BANK_ASKED } from '../../app/session/forget-player.ts';
import type { Services } from '../../app/services.ts';

/**
 * The last check in any tab: its order, and the device's time in milliseconds before which no other check is allowed. Not the server's
 * time: a correction of that would shorten the wait, and the server would refuse the check.
 */
const Asked = record({ code: Code, until: integer() });

/** A longer wait is ignored: it was stored before the clock was set back. */
const LONGEST_WAIT_SECONDS = 60;

/**
 * Checks an order at the bank for all tabs, because the server allows one check per interval and order (contract §2). A
 * tab that may not check reads the order instead, which includes the result of another tab's check.
 */
export function checkForAllTabs(
  { client, browser }: Services,
  read: (order: { readonly code: string }) => Promise<Deposit>,
) {
  const asked = new PersistedRecord(browser.device, BANK_ASKED, Asked);
  const secondsToWait = (code: string): number => {
    const last = asked.read();
    const seconds = last?.code === code ? Math.ceil((last.until - browser.clock.now()) / 1000) : 0;
    return seconds > LONGEST_WAIT_SECONDS ? 0 : seconds;
  };
  const ask = async (code: string): Promise<CheckOutcome> => {
    const { deposit, retryAfterSeconds } = await client.call('depositCheck', { parameters: { code } });
    asked.write({ code, until: Math.round(browser.clock.now() + retryAfterSeconds * 1000) });
    return { deposit, retryAfterSeconds };
  };
  const handle = async (code: string): Promise<CheckOutcome> => ({
    deposit: await read({ code }),
    retryAfterSeconds: Math.max(0, secondsToWait(code)),
  });
  return (code: string): Promise<CheckOutcome> =>
    browser.lock.alone(
      `check ${code}`,
      () => (secondsToWait(code) > 0 ? handle(code) : ask(code)),
      () => handle(code),
    );
}
