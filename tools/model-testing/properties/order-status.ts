/** Properties of order status: the shown status follows the server's, as the tables of contract §3 allow. */
import type { StateValue } from 'xstate';
import type { Deposit, DepositStatus } from '../../../contract/deposit.ts';
import { ORDER_STATUSES } from '../../../contract/order.ts';
import { mayLaterBe } from '../../../contract/rules/deposit.ts';
import { withdrawTransitions } from '../../../contract/rules/withdraw.ts';
import { isKnown } from '../../../contract/schema/vocabulary.ts';
import type { Withdraw } from '../../../contract/withdraw.ts';
import type { DepositOrderContext } from '../../../machines/deposit.vocabulary.ts';
import type { WithdrawOrderContext } from '../../../machines/withdraw.vocabulary.ts';
import type { Property, Assertion } from './property.ts';

const SHOWN_IN: Readonly<Record<DepositStatus, string>> = {
  OPEN: 'open',
  PAID: 'paid',
  SUCCESS: 'success',
  FAILED: 'failed',
  CANCELED: 'canceled',
  REJECTED: 'rejected',
};

/** Returns the state that shows a status. */
export function stateShowing(status: Deposit['status']): string {
  return isKnown(ORDER_STATUSES, status) ? SHOWN_IN[status] : 'unknown';
}

export const DEPOSIT_TABLE: Property = {
  title:
    'a paid order is never shown as cancelled: the shown status follows the server’s, as contract §3 allows',
  machines: ['depositOrder'],
  isTable: true,
  watch: () => (assertion) => {
    const { code, status: before } = assertion.contextBefore as DepositOrderContext;
    const { status } = assertion.context as DepositOrderContext;
    if (!mayLaterBe(before, status)) return `${before} became ${status}`;
    const reported = depositReported(assertion);
    if (reported?.code === code && mayLaterBe(before, reported.status) && status !== reported.status) {
      return `the server reported ${reported.status}, and the status is ${status}`;
    }
    const shown = firstKey(childState(childState(assertion.now.value, 'followed'), 'status'));
    return shown === null || shown === stateShowing(status) ? null : `${status} is shown as ${shown}`;
  },
};

export const END_IS_SHOWN_ONCE: Property = {
  title: 'no order is credited twice: SUCCESS is reported once, and only for an order with that status',
  machines: ['depositOrder'],
  isTable: false,
  watch: () => {
    let credits = 0;
    return ({ now, context }) => {
      const moves = now.emitted.filter(({ type }) => type === 'order.moved');
      const { status } = context as DepositOrderContext;
      const last = moves.at(-1) as { readonly status?: DepositStatus } | undefined;
      if (last && last.status !== status) return `${last.status} was reported for an order that is ${status}`;
      credits += moves.filter((move) => 'status' in move && move['status'] === 'SUCCESS').length;
      return credits > 1 ? 'SUCCESS was reported twice' : null;
    };
  },
};

export const WITHDRAW_TABLE: Property = {
  title: 'the shown status of a withdrawal follows the server’s, as contract §3 allows',
  machines: ['withdrawOrder'],
  isTable: true,
  watch: () => (assertion) => {
    const before = assertion.contextBefore as WithdrawOrderContext;
    const { code, status } = assertion.context as WithdrawOrderContext;
    if (!withdrawTransitions.mayLaterBe(before.status, status)) return `${before.status} became ${status}`;
    const reported =
      assertion.event && 'withdraw' in assertion.event ? (assertion.event['withdraw'] as Withdraw) : null;
    const isNews = reported?.code === code && withdrawTransitions.mayLaterBe(before.status, reported.status);
    if (isNews && status !== reported.status)
      return `the server reported ${reported.status}, and the status is ${status}`;
    const shown = firstKey(childState(assertion.now.value, 'followed'));
    return shown === null || shown === stateShowing(status) ? null : `${status} is shown as ${shown}`;
  },
};

/** Returns the deposit that an event or an answer contains; null if there is none. */
function depositReported({ event, answered }: Assertion): Deposit | null {
  const reported: unknown = event ?? (answered?.outcome === 'done' ? answered.output : null);
  if (typeof reported !== 'object' || reported === null) return null;
  if ('deposit' in reported) return reported.deposit as Deposit;
  return 'code' in reported && 'status' in reported ? (reported as Deposit) : null;
}

function childState(value: StateValue | undefined, key: string): StateValue | undefined {
  return typeof value === 'object' ? value[key] : undefined;
}

function firstKey(value: StateValue | undefined): string | null {
  if (typeof value === 'string') return value;
  return value === undefined ? null : (Object.keys(value)[0] ?? null);
}
