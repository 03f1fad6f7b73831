/** States that the random histories have to reach, so that their property is meaningful. */
import { ATTENTIONS } from '../../../../contract/deposit.ts';
import { ORDER_STATUSES } from '../../../../contract/order.ts';
import { USAGE_STATUSES } from '../../../../contract/promotion.ts';
import type { LedgerView } from '../invariants/ledger-view.ts';

export const MILESTONES: readonly string[] = [
  ...ORDER_STATUSES.map((status) => `deposit ${status}`),
  ...ORDER_STATUSES.map((status) => `withdraw ${status}`),
  ...USAGE_STATUSES.map((status) => `usage ${status}`),
  ...ATTENTIONS,
  'deposit with a promotion succeeded',
  'withdraw with a bonus deducted',
  'withdraw that was capped',
  'bonus removed by staff',
  'late payment credited',
];

/** The milestones that a view contains. */
export function* milestonesIn({ deposits, withdraws, usages, ledger }: LedgerView): Generator<string> {
  for (const order of deposits) {
    yield `deposit ${order.status}`;
    if (order.attention) yield order.attention;
    if (order.status === 'SUCCESS' && order.usageId !== undefined) yield 'deposit with a promotion succeeded';
    if (order.status === 'SUCCESS' && order.late) yield 'late payment credited';
  }
  for (const order of withdraws) {
    yield `withdraw ${order.status}`;
    if (order.status !== 'SUCCESS') continue;
    if (order.bonusDeducted !== '0') yield 'withdraw with a bonus deducted';
    if (order.creditReturned !== '0') yield 'withdraw that was capped';
  }
  for (const { status } of usages) yield `usage ${status}`;
  if (ledger.some(({ kind }) => kind === 'bonus.removed')) yield 'bonus removed by staff';
}
