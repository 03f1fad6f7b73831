import type { Deposit } from '../deposit.ts';

/**
 * Whether an order has given its credits or still will. False for an order that ended without credit, one whose money waits
 * for a decision of staff (contract §3), and one with an unknown status.
 */
export function promisesCredit({ status, attention }: Pick<Deposit, 'status' | 'attention'>): boolean {
  if (status === 'PAID') return attention === undefined;
  return status === 'OPEN' || status === 'SUCCESS' || status === 'FAILED';
}
