import type { Deposit } from '../deposit.ts';

/**
 * Whether an order has given its credits, or will: one that ended without, whose money waits for staff to decide what it
 * gives (contract §3), or whose status is not known must not look as if it had.
 */
export function promisesCredit({ status, attention }: Pick<Deposit, 'status' | 'attention'>): boolean {
  if (status === 'PAID') return attention === undefined;
  return status === 'OPEN' || status === 'SUCCESS' || status === 'FAILED';
}
