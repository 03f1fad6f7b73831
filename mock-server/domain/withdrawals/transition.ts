/** The only function that changes a withdrawal's status, with its side effects: contract §3. */
import { instantOf, UNSET_INSTANT } from '../../../contract/time/clock.ts';
import { type Currency, DEFAULT_CURRENCY } from '../../../contract/money/money.ts';
import { isGivenBack, type WithdrawActor, withdrawTransitions } from '../../../contract/rules/withdraw.ts';
import type { WithdrawReason, WithdrawStatus } from '../../../contract/withdraw.ts';
import type { LedgerKind, WithdrawRow } from '../../store/rows.ts';
import { type LedgerTransaction, enter } from '../ledger/ledger-transaction.ts';
import { addCredit } from '../ledger/credit.ts';
import { moveUsage } from '../promotions/transition.ts';

export const WITHDRAW_STAFF_ACTIONS = ['approve', 'reject', 'cancel', 'succeed', 'fail'] as const;
export type WithdrawStaffAction = (typeof WITHDRAW_STAFF_ACTIONS)[number];

/** Staff decide on an open order; the bank reports the outcome of an order that was sent to it. */
const MOVES: Readonly<
  Record<WithdrawStaffAction, { to: WithdrawStatus; by: WithdrawActor; reason?: WithdrawReason }>
> = {
  approve: { to: 'PAID', by: 'staff' },
  reject: { to: 'REJECTED', by: 'staff', reason: 'REJECTED_BY_STAFF' },
  cancel: { to: 'CANCELED', by: 'staff', reason: 'CANCELED_BY_STAFF' },
  succeed: { to: 'SUCCESS', by: 'bank' },
  fail: { to: 'FAILED', by: 'bank', reason: 'BANK_REJECTED' },
};

/** The actions that the order's status allows. */
export function actionsOnWithdraw({ status }: Pick<WithdrawRow, 'status'>): readonly WithdrawStaffAction[] {
  return WITHDRAW_STAFF_ACTIONS.filter((action) =>
    withdrawTransitions.mayBecome(status, MOVES[action].to, MOVES[action].by),
  );
}

/** Executes the action. Returns null without changes if the order's status does not allow it. */
export function actOnWithdraw(
  transaction: LedgerTransaction,
  order: WithdrawRow,
  action: WithdrawStaffAction,
): WithdrawRow | null {
  if (!actionsOnWithdraw(order).includes(action)) return null;
  const { to, reason } = MOVES[action];
  const moved = transaction.change.withdraws.update({
    where: { code: { equals: order.code } },
    data: {
      status: to,
      finishedAt: withdrawTransitions.isFinal(to) ? instantOf(transaction.now) : UNSET_INSTANT,
      ...(reason === undefined ? {} : { reason }),
    },
  });
  if (to === 'SUCCESS') settle(transaction, moved);
  if (isGivenBack(to)) giveBack(transaction, moved);
  return moved;
}

/** The pay-out succeeded: the ledger records each part of the credit, and the promotion ends. */
function settle(transaction: LedgerTransaction, order: WithdrawRow): void {
  const line = (kind: LedgerKind, amount: string, currency: Currency = DEFAULT_CURRENCY) =>
    enter(transaction, { ...about(order), kind, amount, currency });
  line('bonus.deducted', order.bonusDeducted);
  line('credit.received', order.creditReceived);
  line('credit.returned', order.creditReturned);
  line('payout.sent', order.payAmount, order.payCurrency);
  const usage =
    order.usageId === undefined
      ? null
      : transaction.change.usages.findFirst({ where: { id: { equals: order.usageId } } });
  if (usage?.status === 'USED') moveUsage(transaction, usage, 'SUCCESS', 'system');
}

/** Returns the whole amount including the bonus: the usage stays USED, as before the withdrawal. */
function giveBack(transaction: LedgerTransaction, order: WithdrawRow): void {
  addCredit(transaction, order.playerId, order.provider, order.amount);
  enter(transaction, {
    ...about(order),
    kind: 'credit.released',
    amount: order.amount,
    currency: DEFAULT_CURRENCY,
  });
}

function about({ playerId, provider, code }: WithdrawRow) {
  return { playerId, provider, order: code } as const;
}
