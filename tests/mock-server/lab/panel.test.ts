/** Values that the lab's panel computes: times, amounts, and the actions that it offers. */
import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES } from '../../../contract/order.ts';
import { money, percentOf } from '../../../mock-server/lab/panel/amounts.ts';
import { isMeant } from '../../../mock-server/lab/panel/panel-context.ts';
import { depositActions, withdrawActions } from '../../../mock-server/lab/panel/staff-actions.ts';
import {
  fieldOfInstant,
  instantOfField,
  midnightAfter,
  timeOfDay,
  wallClock,
} from '../../../mock-server/lab/panel/vientiane.ts';
import { pay } from '../../../mock-server/domain/bank.ts';
import type { LedgerTransaction } from '../../../mock-server/domain/ledger/ledger-transaction.ts';
import { learnPayments } from '../../../mock-server/domain/deposits/learn.ts';
import { openDeposit } from '../../../mock-server/domain/deposits/open.ts';
import { actAsStaff, STAFF_ACTIONS } from '../../../mock-server/domain/deposits/staff.ts';
import { actOnWithdraw, WITHDRAW_STAFF_ACTIONS } from '../../../mock-server/domain/withdrawals/transition.ts';
import type { DepositRow, WithdrawRow } from '../../../mock-server/store/rows.ts';
import { createWorld } from '../../../mock-server/world.ts';

describe('times are in Vientiane’s time zone', () => {
  test('an instant is shown with the date and time in Vientiane, seven hours ahead of UTC', () => {
    expect(wallClock('2026-03-01T17:30:05.250Z')).toBe('2026-03-02 00:30:05');
    expect(timeOfDay('2026-03-01T11:05:09Z')).toBe('18:05:09');
  });

  test('an unset instant is shown as a dash', () => {
    expect(wallClock('0001-01-01T00:00:00Z')).toBe('–');
  });

  test.each([
    ['2026-03-01T16:59:59.999Z', '2026-03-01T17:00:00.000Z'],
    ['2026-03-01T17:00:00.000Z', '2026-03-02T17:00:00.000Z'],
    ['2026-12-31T20:00:00.000Z', '2027-01-01T17:00:00.000Z'],
  ])('the midnight after %s is %s', (now, midnight) => {
    expect(midnightAfter(now)).toBe(midnight);
  });

  test('a field shows an instant as the same text that sets it', () => {
    expect(fieldOfInstant('2026-03-01T17:30:05Z')).toBe('2026-03-02T00:30:05');
    expect(instantOfField('2026-03-02T00:30:05')).toBe('2026-03-01T17:30:05.000Z');
    expect(instantOfField('2026-03-02T00:30')).toBe('2026-03-01T17:30:00.000Z');
  });

  test.each(['', 'soon', '2026-03-02', '2026-13-02T00:30'])('“%s” is not a valid time', (text) => {
    expect(instantOfField(text)).toBeNull();
  });
});

describe('amounts that the panel suggests', () => {
  test.each([
    ['100001', 'LAK', 50, '50000'],
    ['100001', 'LAK', 150, '150001'],
    ['7.77', 'USD', 50, '3.88'],
    ['999999999999.99', 'THB', 100, '999999999999.99'],
  ] as const)(
    'of %s %s, %d percent is exactly %s, rounded down to a payable amount',
    (amount, currency, percent, part) => {
      expect(percentOf(amount, currency, percent)).toBe(part);
    },
  );

  test.each([
    ['100', '100\u00a0LAK'],
    ['1000000', '1\u202f000\u202f000\u00a0LAK'],
    ['1234.5678', '1\u202f234.5678\u00a0LAK'],
  ])('%s is written %s', (amount, written) => {
    expect(money(amount, 'LAK')).toBe(written);
  });
});

test('a filter matches texts that contain each of its words, in any case and order', () => {
  expect(isMeant('PAID dep', 'D000001 deposit', 'paid')).toBe(true);
  expect(isMeant('', 'anything')).toBe(true);
  expect(isMeant('paid late', 'deposit', null, undefined, 'PAID')).toBe(false);
});

const NOW = Date.UTC(2026, 2, 2);
const KEY = '11111111-2222-4333-8444-555555555555';

function inTransaction<Result>(work: (transaction: LedgerTransaction) => Result): Result {
  return createWorld().store.change((change) => work({ change, now: NOW, requestId: 'req-1' }) as never);
}

describe('the panel offers exactly the actions that the lab accepts', () => {
  const half = '337500';
  const exact = '675000';
  const ways: Readonly<
    Record<string, (transaction: LedgerTransaction, order: DepositRow) => DepositRow | null>
  > = {
    open: (_, order) => order,
    cancelled: (transaction, order) => actAsStaff(transaction, order, 'cancel'),
    'paid in part': (transaction, order) => paid(transaction, order, half),
    'failed in its transfer': (transaction, order) =>
      paid(transaction, actAsStaff(transaction, order, 'fail'), exact),
    successful: (transaction, order) => paid(transaction, order, exact),
    'paid too much': (transaction, order) => paid(transaction, order, '700000'),
    'paid too much, and refunded': (transaction, order) =>
      actAsStaff(transaction, paid(transaction, order, '700000'), 'refund'),
    rejected: (transaction, order) => actAsStaff(transaction, paid(transaction, order, half), 'reject'),
    'rejected, and paid again': (transaction, order) =>
      paid(transaction, actAsStaff(transaction, paid(transaction, order, half), 'reject'), half),
  };

  test.each(Object.keys(ways))('of a deposit that is %s', (way) => {
    const accepted = STAFF_ACTIONS.filter((action) =>
      inTransaction((transaction) => actAsStaff(transaction, bringAbout(transaction, way), action) !== null),
    );
    const offered = inTransaction((transaction) => depositActions(bringAbout(transaction, way)));
    expect(offered.toSorted()).toEqual(accepted.toSorted());
  });

  function bringAbout(transaction: LedgerTransaction, way: string): DepositRow {
    const request = { provider: 'alphabet', mid: 'MOCKLAK0001', amount: exact } as const;
    const order = ways[way]?.(transaction, openDeposit(transaction, 'PL000001', KEY, request));
    if (!order) throw new Error(`no order can be ${way}`);
    return order;
  }

  function paid(transaction: LedgerTransaction, order: DepositRow | null, amount: string): DepositRow {
    if (!order) throw new Error('nothing to pay');
    pay(transaction.change, order, amount, NOW);
    return learnPayments(transaction, order);
  }

  test.each(ORDER_STATUSES)('of a withdrawal that is %s', (status) => {
    const accepted = WITHDRAW_STAFF_ACTIONS.filter((action) =>
      inTransaction(
        (transaction) => actOnWithdraw(transaction, withdrawal(transaction, status), action) !== null,
      ),
    );
    expect(withdrawActions({ status }).toSorted()).toEqual(accepted.toSorted());
  });

  function withdrawal({ change }: LedgerTransaction, status: WithdrawRow['status']): WithdrawRow {
    return change.withdraws.create({
      code: 'W000001',
      idempotencyKey: KEY,
      playerId: 'PL000001',
      bankAccountId: 'BA000001',
      provider: 'alphabet',
      amount: '100',
      status,
      bankName: 'BCEL',
      accountName: 'SOMPHONE K',
      accountNumber: '010123456789',
      creditReceived: '100',
      creditReturned: '0',
      bonusDeducted: '0',
      payAmount: '65500',
      payCurrency: 'LAK',
      rate: '655',
      createdAt: '2026-03-02T00:00:00Z',
      finishedAt: '0001-01-01T00:00:00Z',
    });
  }
});
