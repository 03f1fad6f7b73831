/** The actions of staff on an order or usage in its current state: contract §3. The panel offers only actions that succeed. */
import { ORDER_STATUSES, type OrderStatus } from '../../../contract/order.ts';
import { isKnown } from '../../../contract/schema/vocabulary.ts';
import type { StaffAction } from '../../domain/deposits/staff.ts';
import type { WithdrawStaffAction } from '../../domain/withdrawals/transition.ts';
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
  // A finished order with `attention` has an outstanding refund.
  return attention && actions.length === 0 ? ['refund'] : actions;
}

export function withdrawActions({ status }: Pick<WithdrawRow, 'status'>): readonly WithdrawStaffAction[] {
  return isKnown(ORDER_STATUSES, status) ? WITHDRAW[status] : [];
}

/**
 * Not offered while a deposit is bound to the usage. A bound withdrawal is only checked by the lab, which then rejects the
 * action.
 */
export function usageActions({
  status,
  depositCode,
}: Pick<UsageRow, 'status' | 'depositCode'>): readonly 'cancel'[] {
  return status === 'USED' || (status === 'ACTIVE' && !depositCode) ? ['cancel'] : [];
}
