/** The simulated bank: payments arrive there, and the operator learns of them only by asking. */
import { instantOf } from '../../contract/time/clock.ts';
import type { Change, Reader } from '../store/reader.ts';
import type { BANK_MODES, DepositRow, PaymentRow, BankRow } from '../store/rows.ts';
import { nextId } from './records.ts';

export type BankMode = (typeof BANK_MODES)[number];

/** The key of the collection's only row. */
export const BANK_LINE = 'bank';

export function bankMode(reader: Reader): BankMode {
  return reader.bankLines.findFirst({ where: { id: { equals: BANK_LINE } } })?.mode ?? 'up';
}

/** Since when the bank responds, in milliseconds since 1970. */
export function bankUpSince(reader: Reader): number {
  return Date.parse(reader.bankLines.findFirst({ where: { id: { equals: BANK_LINE } } })?.upSince ?? '');
}

export function setBankMode(change: Change, mode: BankMode, now: number): void {
  const wasSilent = bankMode(change) === 'silent';
  change.bankLines.update({
    where: { id: { equals: BANK_LINE } },
    data: {
      mode,
      ...(mode === 'up' && wasSilent ? { upSince: instantOf(now) } : {}),
    },
  });
}

/** Credits the bank with a payment for an order, without a notification. `amount` is in the order's currency. */
export function pay(change: Change, order: DepositRow, amount: string, now: number): PaymentRow {
  return change.payments.create({
    id: nextId(change, 'P'),
    depositCode: order.code,
    amount,
    currency: order.currency,
    at: instantOf(now),
    learnt: false,
  });
}

/** The mock's banks accept every account number of a valid length, except one of all zeros. */
export function bankKnows(bank: BankRow, accountNumber: string): boolean {
  const { length } = accountNumber;
  const isRightLength = length >= bank.minimumDigits && length <= bank.maximumDigits;
  return bank.enabled && isRightLength && !/^0+$/.test(accountNumber);
}
