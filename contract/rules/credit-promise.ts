import type { Deposit } from '../deposit.ts';

/**
 * Whether an order has given its credits, or will: one that ended without, or whose money waits for staff to decide what
 * it gives (contract §3), must not look as if it had.
 */
export function promisesCredit({ status, attention }: Pick<Deposit, 'status' | 'attention'>): boolean {
  if (status === 'CANCELED' || status === 'REJECTED') return false;
  return status !== 'PAID' || attention === undefined;
}
