/** What the page says about an order after a check or a cancellation: the remarks of the machine `depositOrder`. */
import type { Deposit } from '../contract/deposit.ts';
import { isServerCode } from '../contract/errors.ts';
import type { CheckAnswer, CheckFailure, DepositOrderContext } from './deposit.vocabulary.ts';
import { isRejection, type SubmissionOutput } from './submission.vocabulary.ts';

type Remarks = Pick<DepositOrderContext, 'notice' | 'failure'>;

/** A failure of an earlier check no longer applies. The reason why a cancellation failed stays when the payment arrives. */
export function remarksAfterAnswer({ notice }: Remarks, { deposit }: CheckAnswer): Remarks {
  return { failure: null, notice: isUnpaid(deposit.status) || notice === 'ALREADY_PAID' ? notice : null };
}

/** A failed automatic check is not displayed; a later one may succeed. */
export function remarksAfterFailedCheck({ failure, isRequested }: CheckFailure): Partial<Remarks> {
  if (!isRequested) return {};
  return isServerCode(failure, 'RATE_LIMITED') ? { notice: 'TOO_SOON' } : { failure };
}

/** Why the order is not cancelled: the server rejected it, or has not carried it out in time. */
export function remarksAfterCancellation(output: SubmissionOutput<Deposit>): Partial<Remarks> {
  return isRejection(output) ? { failure: output.failure } : { notice: 'NOT_CANCELED' };
}

export function isUnpaid(status: Deposit['status']): boolean {
  return status === 'OPEN' || status === 'CANCELED';
}
