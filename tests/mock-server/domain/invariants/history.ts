/** Changes between two views follow the transitions of contract §3, and leave final and fixed values as they are. */
import type { DepositRow, UsageRow, WithdrawRow } from '../../../../mock-server/store/rows.ts';
import type { Invariants } from './invariant.ts';
import type { LedgerView } from './ledger-view.ts';

/** The transitions of contract §3, written out independently of the mock's code. */
const DEPOSIT = [
  'OPEN→PAID',
  'PAID→SUCCESS',
  'PAID→FAILED',
  'FAILED→SUCCESS',
  'OPEN→CANCELED',
  'CANCELED→PAID',
  'PAID→REJECTED',
  'FAILED→REJECTED',
];
const WITHDRAW = ['OPEN→PAID', 'PAID→SUCCESS', 'PAID→FAILED', 'OPEN→REJECTED', 'OPEN→CANCELED'];
const USAGE = ['ACTIVE→USED', 'ACTIVE→CANCELED', 'ACTIVE→INACTIVE', 'USED→SUCCESS', 'USED→CANCELED'];

const ORDER_TERMS = [
  'amount',
  'currency',
  'rate',
  'provider',
  'mid',
  'playerId',
  'createdAt',
  'expiresAt',
] as const satisfies readonly (keyof DepositRow)[];
const WITHDRAW_TERMS = [
  'amount',
  'bonusDeducted',
  'creditReceived',
  'creditReturned',
  'payAmount',
  'payCurrency',
  'rate',
  'usageId',
  'provider',
  'playerId',
  'accountNumber',
  'createdAt',
] as const satisfies readonly (keyof WithdrawRow)[];
const USAGE_TERMS = [
  'promotionId',
  'provider',
  'playerId',
  'claimedAt',
  'depositAmount',
  'bonusAmount',
  'requiredCredit',
  'withdrawAll',
  'receiveCapPercent',
] as const satisfies readonly (keyof UsageRow)[];

export const historyInvariants: Invariants = {
  *'statuses change only by the transitions of contract §3'(now, before) {
    for (const [was, is, name, arrows] of changes(now, before)) {
      if (!leadsTo(arrows, was.status, is.status)) yield `${name}: ${was.status} → ${is.status}`;
    }
  },
  *'the amounts of a final order or usage do not change'(now, before) {
    for (const [was, is, name, arrows] of changes(now, before)) {
      const isFinal = !arrows.some((arrow) => arrow.startsWith(`${was.status}→`));
      if (!isFinal) continue;
      if (is.finishedAt !== was.finishedAt) yield `${name} was finished at ${was.finishedAt}`;
      if (JSON.stringify(moneyOf(is)) !== JSON.stringify(moneyOf(was)))
        yield `${name} comes to something else`;
    }
  },
  *'finishedAt is set exactly if the order or usage is finished'(now) {
    for (const order of now.deposits) {
      const isOver = ['CANCELED', 'SUCCESS', 'REJECTED'].includes(order.status);
      if (isOver === order.finishedAt.startsWith('0001')) yield `${order.code} (${order.status})`;
    }
    for (const order of now.withdraws) {
      const isOver = order.status !== 'OPEN' && order.status !== 'PAID';
      if (isOver === order.finishedAt.startsWith('0001')) yield `${order.code} (${order.status})`;
    }
    for (const usage of now.usages) {
      const isOver = usage.status !== 'ACTIVE' && usage.status !== 'USED';
      if (isOver === usage.finishedAt.startsWith('0001')) yield `${usage.id} (${usage.status})`;
    }
  },
  *'the terms of an order or usage never change after it is opened or claimed'(now, before) {
    yield* differing(before.deposits, now.deposits, 'code', ORDER_TERMS);
    yield* differing(before.withdraws, now.withdraws, 'code', WITHDRAW_TERMS);
    yield* differing(before.usages, now.usages, 'id', USAGE_TERMS);
  },
  *'ledger entries never change, and no row is removed'(now, before) {
    for (const [place, line] of before.ledger.entries()) {
      if (JSON.stringify(now.ledger[place]) !== JSON.stringify(line)) yield `${line.id} of the ledger`;
    }
    const lists = [
      [before.deposits, now.deposits, 'code'],
      [before.withdraws, now.withdraws, 'code'],
      [before.usages, now.usages, 'id'],
      [before.payments, now.payments, 'id'],
    ] as const;
    for (const [earlier, later] of lists) if (later.length < earlier.length) yield `${earlier.length} rows`;
  },
};

type Finite = Pick<DepositRow, 'finishedAt'> & { readonly status: string };

/** Each row of the earlier view, as it was and as it is now. */
function* changes(
  now: LedgerView,
  before: LedgerView,
): Generator<[Finite, Finite, string, readonly string[]]> {
  yield* pairs(before.deposits, now.deposits, 'code', DEPOSIT);
  yield* pairs(before.withdraws, now.withdraws, 'code', WITHDRAW);
  yield* pairs(before.usages, now.usages, 'id', USAGE);
}

function* pairs<Key extends string, Row extends Finite & Readonly<Record<Key, string>>>(
  before: readonly Row[],
  now: readonly Row[],
  key: Key,
  arrows: readonly string[],
): Generator<[Row, Row, string, readonly string[]]> {
  for (const was of before) {
    const is = now.find((row) => row[key] === was[key]);
    if (is) yield [was, is, was[key], arrows];
  }
}

/** Several transitions may lie between two views: paid, transferred, used. */
function leadsTo(arrows: readonly string[], from: string, to: string): boolean {
  const reached = new Set([from]);
  for (const status of reached) {
    for (const arrow of arrows) if (arrow.startsWith(`${status}→`)) reached.add(arrow.split('→')[1] ?? '');
  }
  return reached.has(to);
}

/** The amounts of a final order, which a later payment does not change: the later payment is refunded. */
function moneyOf(row: object) {
  const { credit, totalCredit, promotionCredit, payAmount, reason, usageId } = row as Record<string, unknown>;
  return [credit, totalCredit, promotionCredit, payAmount, reason, usageId];
}

function* differing<Key extends keyof Row & string, Row extends object>(
  before: readonly Row[],
  now: readonly Row[],
  key: Key,
  terms: readonly (keyof Row & string)[],
): Generator<string> {
  for (const was of before) {
    const is = now.find((row) => row[key] === was[key]);
    for (const term of terms) if (is?.[term] !== was[term]) yield `${String(was[key])}: ${term}`;
  }
}
