/** Settlement functions called directly, for transitions that no API call should be able to make. */
import { describe, expect, test } from 'vitest';
import { pay } from '../../../mock-server/domain/bank.ts';
import type { LedgerTransaction } from '../../../mock-server/domain/ledger/ledger-transaction.ts';
import { addCredit, creditOf } from '../../../mock-server/domain/ledger/credit.ts';
import { learnPayments } from '../../../mock-server/domain/deposits/learn.ts';
import { openDeposit } from '../../../mock-server/domain/deposits/open.ts';
import { actAsStaff, STAFF_ACTIONS, type StaffAction } from '../../../mock-server/domain/deposits/staff.ts';
import { transfer } from '../../../mock-server/domain/deposits/transfer.ts';
import { cancel, move } from '../../../mock-server/domain/deposits/transition.ts';
import { createWorld } from '../../../mock-server/world.ts';

const NOW = Date.UTC(2026, 2, 2);
const PLAYER = 'PL000001';
const KEY = '11111111-2222-4333-8444-555555555555';

/** Runs `work` in a transaction on a fresh world, with an order of 675,000 kip. */
function inTransaction<Result>(
  work: (transaction: LedgerTransaction, order: ReturnType<typeof openDeposit>) => Result,
): Result {
  return createWorld().store.change((change) => {
    const transaction = { change, now: NOW, requestId: 'req-1' };
    const order = openDeposit(transaction, PLAYER, KEY, {
      provider: 'alphabet',
      mid: 'MOCKLAK0001',
      amount: '675000',
    });
    return work(transaction, order) as never;
  });
}

test('a transition is limited to its actor: a player cannot mark an order as paid', () => {
  inTransaction((transaction, order) => {
    expect(() => move(transaction, order, 'PAID', 'player')).toThrow('player may not move');
  });
});

describe('staff', () => {
  type Order = ReturnType<typeof openDeposit>;
  /** Each status, a way for an order to get there, and the actions that staff may take then (contract §3). */
  const ways: readonly [
    string,
    (transaction: LedgerTransaction, order: Order) => Order | null,
    readonly StaffAction[],
  ][] = [
    ['OPEN', (_, order) => order, ['fail', 'cancel']],
    // `fail` makes the transfer fail if the order is paid late.
    ['CANCELED', (transaction, order) => cancel(transaction, order, 'PLAYER'), ['fail']],
    ['PAID', (transaction, order) => paid(transaction, order, '1'), ['fail', 'credit', 'reject', 'refund']],
    ['FAILED', failed, ['retry', 'reject', 'refund']],
    ['SUCCESS', (transaction, order) => paid(transaction, order, '675000'), []],
    // Too much was paid, and the rest is to be paid back, once.
    ['SUCCESS', (transaction, order) => paid(transaction, order, '700000'), ['refund']],
    [
      'SUCCESS',
      (transaction, order) => actAsStaff(transaction, paid(transaction, order, '700000'), 'refund'),
      [],
    ],
    [
      'REJECTED',
      (transaction, order) => actAsStaff(transaction, paid(transaction, order, '1'), 'reject'),
      [],
    ],
    [
      'REJECTED',
      (transaction, order) =>
        paid(transaction, actAsStaff(transaction, paid(transaction, order, '1'), 'reject') ?? order, '1'),
      ['refund'],
    ],
  ];

  test.each(ways)(
    'may take exactly the actions that contract §3 allows on an order that is %s',
    (status, to, may) => {
      const done = STAFF_ACTIONS.filter((action) =>
        inTransaction((transaction, order) => {
          const there = to(transaction, order);
          expect(there?.status).toBe(status);
          return there !== null && actAsStaff(transaction, there, action) !== null;
        }),
      );
      expect(done).toEqual(STAFF_ACTIONS.filter((action) => may.includes(action)));
    },
  );

  function paid(transaction: LedgerTransaction, order: Order, amount: string): Order {
    pay(transaction.change, order, amount, NOW);
    return learnPayments(transaction, order);
  }

  function failed(transaction: LedgerTransaction, order: Order): Order {
    return paid(transaction, actAsStaff(transaction, order, 'fail') ?? order, '675000');
  }
});

describe('credit', () => {
  test('of an order is given once, even if the order is marked PAID again', () => {
    inTransaction((transaction, order) => {
      pay(transaction.change, order, '675000', NOW);
      const settled = learnPayments(transaction, order);
      const asIfPaid = transaction.change.deposits.update({
        where: { code: { equals: settled.code } },
        data: { status: 'PAID' },
      });
      expect(() => transfer(transaction, asIfPaid, 'staff')).toThrow('has been credited before');
    });
  });

  test('is exact: a hundred times 0.01 is 1', () => {
    inTransaction((transaction) => {
      for (let count = 0; count < 100; count += 1) addCredit(transaction, PLAYER, 'gclub', '0.01');
      expect(creditOf(transaction.change, PLAYER, 'gclub')).toBe('1');
    });
  });

  test('is never negative: a deduction that exceeds it changes nothing', () => {
    inTransaction((transaction) => {
      addCredit(transaction, PLAYER, 'gclub', '5');
      expect(addCredit(transaction, PLAYER, 'gclub', '-5.01')).toBe(false);
      expect(creditOf(transaction.change, PLAYER, 'gclub')).toBe('5');
    });
  });
});

describe('a look-up of payments at the bank', () => {
  test('settles each payment once: a second look-up changes nothing', () => {
    inTransaction((transaction, order) => {
      pay(transaction.change, order, '675000', NOW);
      const settled = learnPayments(transaction, order);
      expect(learnPayments(transaction, settled)).toBe(settled);
    });
  });

  test.each([
    [['675000'], undefined],
    [['674999'], 'PARTIAL'],
    [['675001'], 'OVER'],
    [['300000', '400000'], 'OVER'],
    [['675000', '1'], 'TWICE'],
    [['700000', '700000'], 'TWICE'],
    [['300000', '375000'], undefined],
  ])('gives an order with the payments %j the attention %s', (amounts, attention) => {
    inTransaction((transaction, order) => {
      for (const amount of amounts) pay(transaction.change, order, amount, NOW);
      expect(learnPayments(transaction, order).attention).toBe(attention);
    });
  });

  test('adds a top-up of a partial payment to the amount on which staff decide, even beyond the price', () => {
    inTransaction((transaction, order) => {
      pay(transaction.change, order, '1', NOW);
      const partial = learnPayments(transaction, order);
      pay(transaction.change, order, '700000', NOW);
      expect(learnPayments(transaction, partial)).toMatchObject({
        status: 'PAID',
        attention: 'PARTIAL',
        paidAmount: '700001',
      });
    });
  });
});
