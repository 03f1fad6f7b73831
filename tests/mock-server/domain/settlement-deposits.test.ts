/** Deposits, as far as contract §3 leaves them to the mock: its timer, its reconciliation, and actions of staff. */
import { describe, expect, test } from 'vitest';
import { after, creditIn, depositIn, go, ledgerIn } from './commands/after.ts';
import { cancel, check, open, pay, staff } from './commands/deposits.ts';
import { bank, rate, wait } from './commands/dependencies.ts';
import type { Table } from './commands/table.ts';

const HALF_AN_HOUR = 1_800;
const A_DAY = 86_400;
/** 675,000 kip for 1,000 THB, at 10 in the morning of 2 March. */
const OPEN = open(0, 'alphabet', 'LAK');

const about = (table: Table) => ({ parameters: { code: depositIn(table).code } });
const ledgerOf = (table: Table) => ledgerIn(table, depositIn(table).code);

describe('the timer', () => {
  test('closes an unpaid order with its deadline as end, however late the timer runs', async () => {
    const table = await after(OPEN, wait(100 * 3_600));
    const { expiresAt } = depositIn(table);
    expect(depositIn(table)).toMatchObject({
      status: 'CANCELED',
      cancelReason: 'EXPIRED',
      finishedAt: expiresAt,
    });
  });

  test('keeps an order open without a QR while the bank does not respond, and closes it when the bank responds', async () => {
    const table = await after(OPEN, bank('silent'), wait(7_200));
    expect(depositIn(table).status).toBe('OPEN');
    const { client } = table.seats[0];
    expect(await client.codeOf('depositQr', about(table))).toBe('QR_EXPIRED');
    expect(await client.codeOf('depositQrIssue', about(table))).toBe('ORDER_NOT_OPEN');
    await go(table, bank('up'), check());
    const finishedAt = '2026-03-02T05:00:00.000Z';
    expect(depositIn(table)).toMatchObject({ status: 'CANCELED', cancelReason: 'EXPIRED', finishedAt });
  });

  test('credits a payment that arrived while the bank did not respond, and does not mark it as late', async () => {
    const table = await after(OPEN, bank('silent'), wait(7_200), pay(), bank('up'), check());
    expect(depositIn(table)).toMatchObject({ status: 'SUCCESS', late: false });
  });

  test('rejects a cancel by staff while the bank does not respond', async () => {
    const table = await after(OPEN, bank('silent'));
    const path = `staff/deposits/${depositIn(table).code}`;
    expect((await table.lab.tryLab(path, { action: 'cancel' })).status).toBe(409);
    await go(table, bank('up'));
    expect((await table.lab.tryLab(path, { action: 'cancel' })).status).toBe(200);
    expect(depositIn(table)).toMatchObject({ status: 'CANCELED', cancelReason: 'STAFF' });
  });
});

test('a QR that is issued again has a different payload', async () => {
  const table = await after(OPEN);
  const { client } = table.seats[0];
  const first = (await client.call('depositQr', about(table))).body.qr;
  expect((await client.call('depositQrIssue', about(table))).body.qr.payload).not.toBe(first.payload);
});

describe('reconciliation, every half an hour', () => {
  test('finds a late payment that no player checks', async () => {
    const table = await after(OPEN, cancel(), pay(), wait(HALF_AN_HOUR));
    expect(depositIn(table)).toMatchObject({ status: 'SUCCESS', late: true });
  });

  test('credits a late payment to its own order, and leaves a later order open', async () => {
    const table = await after(OPEN, cancel(), OPEN, pay(1), check(1));
    expect([depositIn(table, 1).status, depositIn(table).status]).toEqual(['SUCCESS', 'OPEN']);
  });

  test('finds a second payment of a credited order after half an hour, and not before', async () => {
    const table = await after(OPEN, pay(), check(), pay(), wait(HALF_AN_HOUR - 1));
    expect(depositIn(table).attention).toBeUndefined();
    await go(table, wait(1));
    expect(depositIn(table)).toMatchObject({ status: 'SUCCESS', attention: 'TWICE', paidAmount: '1350000' });
    expect(ledgerOf(table)).toContain('refund.owed 675000');
    expect(creditIn(table, 'alphabet')).toBe('1000');
  });

  test.each([
    [100, '1000'],
    [50, '500'],
  ])(
    'leaves a payment that arrives after 24 hours to staff: %i %% of the price gives %s THB',
    async (percent, credit) => {
      const table = await after(OPEN, cancel(), wait(A_DAY + 1), pay(0, percent), check());
      expect(depositIn(table).status).toBe('CANCELED');
      await go(table, wait(HALF_AN_HOUR));
      expect(depositIn(table)).toMatchObject({ status: 'PAID', late: true, attention: 'TOO_LATE' });
      expect(creditIn(table, 'alphabet')).toBe('0');
      await go(table, staff('credit'));
      expect(depositIn(table)).toMatchObject({ status: 'SUCCESS', totalCredit: credit });
      expect(creditIn(table, 'alphabet')).toBe(credit);
    },
  );
});

describe('staff', () => {
  test('credit a partial payment at the rate of the order', async () => {
    const table = await after(OPEN, pay(0, 50), check(), rate('LAK', '1', '1'), staff('credit'));
    expect(depositIn(table)).toMatchObject({ status: 'SUCCESS', credit: '500', totalCredit: '500' });
    expect(depositIn(table).attention).toBeUndefined();
    expect(creditIn(table, 'alphabet')).toBe('500');
  });

  test.each(['reject', 'refund'] as const)('%s a partial payment: all of it is refunded', async (action) => {
    const table = await after(OPEN, pay(0, 50), check(), staff(action));
    expect(depositIn(table).status).toBe('REJECTED');
    expect(ledgerOf(table).slice(-2)).toEqual(['refund.owed 337500', 'refund.paid 337500']);
    expect(creditIn(table, 'alphabet')).toBe('0');
  });

  test('refund the second of two payments once', async () => {
    const table = await after(OPEN, pay(0, 100, 2), check(), staff('refund'));
    expect(depositIn(table).status).toBe('SUCCESS');
    expect(depositIn(table).attention).toBeUndefined();
    expect(ledgerOf(table)).toEqual([
      'deposit.opened 675000',
      'payment.received 675000',
      'payment.received 675000',
      'refund.owed 675000',
      'credit.deposited 1000',
      'refund.paid 675000',
    ]);
  });
});
