import type { I18n } from '@lingui/core';
import { ORDER_STATUSES } from '../../contract/order.ts';
import { isGivenBack, type WithdrawRange } from '../../contract/rules/withdraw.ts';
import { isKnown } from '../../contract/schema/vocabulary.ts';
import {
  type Withdraw,
  WITHDRAW_REASONS,
  type WithdrawReason,
  type WithdrawStatus,
} from '../../contract/withdraw.ts';
import { formatAmount } from '../format/numbers.ts';
import { currencyName } from './units.ts';
import type { Message } from './message.ts';

const STATUS_MESSAGES: Readonly<Record<WithdrawStatus, Message>> = {
  OPEN: { id: 'withdraw.status.OPEN' },
  CANCELED: { id: 'status.CANCELED' },
  PAID: { id: 'withdraw.status.PAID' },
  SUCCESS: { id: 'status.SUCCESS' },
  FAILED: { id: 'status.FAILED' },
  // Shown as cancelled: specification §4.
  REJECTED: { id: 'status.CANCELED' },
};

/**
 * The text for a withdrawal's status. Unlike a deposit, it waits for staff while `OPEN` and for the bank while `PAID`
 * (contract §3).
 */
export function withdrawStatusMessage(i18n: I18n, status: Withdraw['status']): string {
  return isKnown(ORDER_STATUSES, status) ? i18n._(STATUS_MESSAGES[status].id) : status;
}

const REASON_MESSAGES: Readonly<Record<WithdrawReason, Message>> = {
  BANK_REJECTED: { id: 'withdraw.reason.BANK_REJECTED' },
  REJECTED_BY_STAFF: { id: 'withdraw.reason.REJECTED_BY_STAFF' },
  CANCELED_BY_STAFF: { id: 'withdraw.reason.CANCELED_BY_STAFF' },
};

/** Why an order ended without a payout; an unknown reason has a general text. */
function reasonMessage(i18n: I18n, reason: string | undefined): string {
  const known = WITHDRAW_REASONS.find((candidate) => candidate === reason);
  return known ? i18n._(REASON_MESSAGES[known].id) : i18n._('withdraw.reason.other');
}

const END_TITLES: Readonly<Record<WithdrawStatus, Message>> = {
  OPEN: { id: 'withdraw.status.OPEN' },
  PAID: { id: 'withdraw.status.PAID' },
  SUCCESS: { id: 'withdraw.end.success.title' },
  FAILED: { id: 'withdraw.end.failed.title' },
  REJECTED: { id: 'withdraw.end.rejected.title' },
  CANCELED: { id: 'withdraw.end.canceled.title' },
};

/**
 * The receipt of a withdrawal that has ended: what happened, what became of the credit, and why. `provider` is the
 * provider's name.
 */
export function withdrawEndMessage(
  i18n: I18n,
  { status, amount, reason }: Withdraw,
  provider: string,
): { readonly title: string; readonly notes: readonly string[] } {
  if (!isKnown(ORDER_STATUSES, status)) {
    return { title: i18n._('order.unknown.title'), notes: [i18n._('order.unknown.note')] };
  }
  const title = i18n._(END_TITLES[status].id);
  if (!isGivenBack(status)) return { title, notes: [i18n._('withdraw.end.success.note')] };
  const givenBack = i18n._('withdraw.end.givenBack', {
    amount: formatAmount(amount),
    currency: currencyName(i18n, 'THB'),
    provider,
  });
  return { title, notes: [givenBack, reasonMessage(i18n, reason)] };
}

/** The amounts that can be withdrawn; without a maximum if everything must be withdrawn (contract §3). */
export function limitMessage(i18n: I18n, { min, max }: WithdrawRange): string {
  const values = { min: formatAmount(min), currency: currencyName(i18n, 'THB') };
  return max === null
    ? i18n._('withdraw.minimum', values)
    : i18n._('withdraw.limits', { ...values, max: formatAmount(max) });
}
