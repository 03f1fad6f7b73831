/** What staff may do to an order or a usage as it stands: contract §3. The panel offers nothing that would be rejected. */
import { ORDER_STATUSES, type OrderStatus } from '../../../contract/order.ts';
import { isKnown } from '../../../contract/schema/vocabulary.ts';
import type { StaffAction } from '../../settlement/staff.ts';
import type { WithdrawStaffAction } from '../../settlement/withdraws/transition.ts';
import type { DepositRow, UsageRow, WithdrawRow } from '../../store/rows.ts';

const DEPOSIT: Readonly<Record<OrderStatus, readonly StaffAction[]>> = {
  OPEN: ['fail', 'cancel'],
  CANCELED: ['fail'],
  PAID: ['credit', 'fail', 'reject', 'refund'],
  FAILED: ['retry', 'reject', 'refund'],
  SUCCESS: [],
  REJECTED: [],
};

const WITHDRAW: Readonly<Record<OrderStatus, readonly WithdrawStaffAction[]>> = {
  OPEN: ['approve', 'reject', 'cancel'],
  PAID: ['succeed', 'fail'],
  SUCCESS: [],
  FAILED: [],
  REJECTED: [],
  CANCELED: [],
};

export function depositActions({
  status,
  attention,
}: Pick<DepositRow, 'status' | 'attention'>): readonly StaffAction[] {
  const actions = isKnown(ORDER_STATUSES, status) ? DEPOSIT[status] : [];
  // An order that is done and still wants attention owes something.
  return attention && actions.length === 0 ? ['refund'] : actions;
}

export function withdrawActions({ status }: Pick<WithdrawRow, 'status'>): readonly WithdrawStaffAction[] {
  return isKnown(ORDER_STATUSES, status) ? WITHDRAW[status] : [];
}

/** Not while a deposit is bound to it. A withdrawal that is, is for the lab to see, which says so. */
export function usageActions({
  status,
  depositCode,
}: Pick<UsageRow, 'status' | 'depositCode'>): readonly 'cancel'[] {
  return status === 'USED' || (status === 'ACTIVE' && !depositCode) ? ['cancel'] : [];
}
