/** Each line of contract §3 about withdrawals. */
import { describe, expect, test } from 'vitest';
import { UNSET_INSTANT } from '../../../contract/time/clock.ts';
import { DOUBLE, LUCKY } from '../../../mock-server/seeds/promotions.ts';
import { WITHDRAW_STAFF_ACTIONS } from '../../../mock-server/domain/withdrawals/transition.ts';
import { codeIn } from '../../contract/client.ts';
import { after, creditIn, go, ledgerIn, usageIn, withdrawIn } from './commands/after.ts';
import { check, open, pay } from './commands/deposits.ts';
import { claim } from './commands/promotions.ts';
import { play, rate } from './commands/dependencies.ts';
import type { Table } from './commands/table.ts';
import { decide, quote, withdraw } from './commands/withdraws.ts';

/** 1,000 THB with alphabet, and no promotion. */
const FUNDED = [open(0, 'alphabet', 'LAK'), pay(), check()];
/** 5,600 THB with gclub, of which the bonus is 300; no more than 1,500 may be received. */
const DOUBLED = [
  claim(0, DOUBLE, 'gclub'),
  open(0, 'gclub', 'LAK'),
  pay(),
  check(),
  play(0, 'gclub', '5000'),
];
const HALF = withdraw(0, 'alphabet', 'half');

describe('new → OPEN', () => {
  test('without a promotion the whole amount is received, in kip at the current rate', async () => {
    const table = await after(...FUNDED, rate('LAK', '600.123456', '675'), HALF, rate('LAK', '1', '675'));
    expect(withdrawIn(table)).toMatchObject({
      bonusDeducted: '0',
      creditReceived: '500',
      creditReturned: '0',
      payAmount: '300061',
      payCurrency: 'LAK',
      rate: '600.123456',
    });
  });

  test('a promotion with another provider does not affect the withdrawal', async () => {
    const table = await after(...DOUBLED, play(0, 'alphabet', '700'), withdraw(0, 'alphabet', 'half'));
    expect(withdrawIn(table)).toMatchObject({ amount: '350', bonusDeducted: '0', creditReceived: '350' });
    expect(withdrawIn(table).usageId).toBeUndefined();
  });

  test('a promotion that waits for its deposit does not affect the withdrawal', async () => {
    const table = await after(...FUNDED, claim(0, LUCKY, 'alphabet'), HALF);
    expect(withdrawIn(table)).toMatchObject({ bonusDeducted: '0' });
  });
});

describe('the whole amount is returned, including the bonus, and the usage stays in play', () => {
  test.each([
    ['OPEN → REJECTED', [decide('reject')], 'REJECTED', 'REJECTED_BY_STAFF'],
    ['OPEN → CANCELED', [decide('cancel')], 'CANCELED', 'CANCELED_BY_STAFF'],
    ['PAID → FAILED', [decide('approve'), decide('fail')], 'FAILED', 'BANK_REJECTED'],
  ] as const)('%s', async (_rule, moves, status, reason) => {
    const table = await after(...DOUBLED, withdraw(0, 'gclub'), ...moves);
    expect(withdrawIn(table)).toMatchObject({ status, reason });
    expect(withdrawIn(table).finishedAt).not.toBe(UNSET_INSTANT);
    expect([creditIn(table, 'gclub'), usageIn(table).status]).toEqual(['5600', 'USED']);
    expect(ledgerIn(table, withdrawIn(table).code)).toEqual([
      'credit.reserved -5600',
      'credit.released 5600',
    ]);
    await go(table, withdraw(0, 'gclub'));
    expect(withdrawIn(table)).toMatchObject({ status: 'OPEN', bonusDeducted: '300', creditReturned: '3800' });
  });
});

describe('an action of staff or the bank that the status does not allow is 409 and changes nothing', () => {
  const ways = [
    ['OPEN', [], ['approve', 'reject', 'cancel']],
    ['PAID', [decide('approve')], ['succeed', 'fail']],
    ['SUCCESS', [decide('approve'), decide('succeed')], []],
    ['FAILED', [decide('approve'), decide('fail')], []],
    ['REJECTED', [decide('reject')], []],
    ['CANCELED', [decide('cancel')], []],
  ] as const;

  test.each(ways)('%s', async (status, moves, allowed) => {
    const table = await after(...FUNDED, HALF, ...moves);
    const { code } = withdrawIn(table);
    const ledger = ledgerIn(table, code);
    for (const action of WITHDRAW_STAFF_ACTIONS) {
      if (allowed.some((name) => name === action)) continue;
      const answer = await table.lab.tryLab(`staff/withdraws/${code}`, { action });
      expect([action, answer.status, codeIn(answer)]).toEqual([action, 409, 'NOT_ALLOWED']);
    }
    expect(withdrawIn(table).status).toBe(status);
    expect(ledgerIn(table, code)).toEqual(ledger);
  });
});

describe('a quote', () => {
  async function withQuote(table: Table) {
    const { client, bankAccountId, quote: asked } = table.seats[0];
    const body = { provider: 'alphabet', amount: '500', bankAccountId, quoteId: asked?.quote.quoteId };
    return client.call('withdrawCreate', { body });
  }

  test('stays valid while only values change on which it does not depend', async () => {
    const table = await after(
      ...FUNDED,
      quote(0, 'alphabet', 'half'),
      rate('LAK', '655', '700'),
      play(0, 'alphabet', '3.33'),
    );
    expect((await withQuote(table)).status).toBe(201);
  });

  test('is valid only for its player, its provider and its amount', async () => {
    const table = await after(
      ...FUNDED,
      quote(0, 'alphabet', 'half'),
      play(0, 'gclub', '900'),
      play(1, 'alphabet', '900'),
    );
    const [demo, newcomer] = table.seats;
    const quoteId = demo.quote?.quote.quoteId;
    const rejected = [
      [newcomer, 'alphabet', '500'],
      [demo, 'gclub', '500'],
      [demo, 'alphabet', '500.01'],
    ] as const;
    for (const [seat, provider, amount] of rejected) {
      const body = { provider, amount, bankAccountId: seat.bankAccountId, quoteId };
      expect(await seat.client.codeOf('withdrawCreate', { body })).toBe('QUOTE_CHANGED');
    }
  });

  test('reserves no credit and creates no withdrawal', async () => {
    const table = await after(...FUNDED, quote(0, 'alphabet', 'half'));
    expect(creditIn(table, 'alphabet')).toBe('1000');
    expect(table.world.store.withdraws.getAll()).toEqual([]);
  });
});
