import type { Deposit } from '../../../contract/deposit.ts';
import { integer, record } from '../../../contract/schema/vocabulary.ts';
import { Code } from '../../../contract/values.ts';
import type { CheckOutcome } from '../../../machines/deposit.vocabulary.ts';
import { PersistedRecord } from '../../platform/persisted-record.ts';
import type { Site } from '../../app/site.ts';

/** Where the device keeps it. */
export const BANK_ASKED = 'bank-asked';

/** Which order the bank was asked about last, in any tab, and until when it may not be asked again: server time. */
const Asked = record({ code: Code, until: integer() });

/** A longer one was written by a clock that has been set back since. */
const LONGEST_WAIT_SECONDS = 60;

/**
 * Checks an order at the bank, from one tab for all tabs: the server allows one check per interval (contract §2) for an order. A
 * tab whose turn is too late reads the result of the other tab's check.
 */
export function checkForAllTabs(
  { client, browser }: Pick<Site, 'client' | 'browser'>,
  read: (order: { readonly code: string }) => Promise<Deposit>,
) {
  const asked = new PersistedRecord(browser.device, BANK_ASKED, Asked);
  const secondsToWait = (code: string): number => {
    const last = asked.read();
    const seconds = last?.code === code ? Math.ceil((last.until - client.clock.now()) / 1000) : 0;
    return seconds > LONGEST_WAIT_SECONDS ? 0 : seconds;
  };
  const ask = async (code: string): Promise<CheckOutcome> => {
    const { deposit, retryAfterSeconds } = await client.call('depositCheck', { parameters: { code } });
    asked.write({ code, until: Math.round(client.clock.now() + retryAfterSeconds * 1000) });
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
