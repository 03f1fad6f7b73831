/** Each line of contract §3 about promotion usages, and the effects of deposits on them. */
import { describe, expect, test } from 'vitest';
import { DOUBLE, TOP_UP } from '../../../mock-server/seeds/promotions.ts';
import { codeIn } from '../../contract/client.ts';
import { after, creditIn, depositIn, go, ledgerIn, usageIn } from './commands/after.ts';
import { cancel, check, open, pay, staff } from './commands/deposits.ts';
import { cancelUsage, claim, end, revoke } from './commands/promotions.ts';
import { play, wait } from './commands/dependencies.ts';
import { FLASH, type Table } from './commands/table.ts';
import { decide, withdraw } from './commands/withdraws.ts';

const A_DAY = 86_400;
const CLAIM = claim(0, TOP_UP, 'alphabet');
const OPEN = open(0, 'alphabet', 'LAK');
/** 200 THB and a bonus of 20 with alphabet, and the promotion is in play: the credit has to exceed 250. */
const IN_PLAY = [CLAIM, OPEN, pay(), check()];
/** 300 THB and a bonus of 300 with gclub: the credit has to exceed 1,500, all of it is withdrawn, at most 1,500 is received. */
const DOUBLED = [claim(0, DOUBLE, 'gclub'), open(0, 'gclub', 'LAK'), pay(), check()];

async function cancelAsStaff(table: Table) {
  const answer = await table.lab.tryLab(`staff/usages/${usageIn(table).id}`, { action: 'cancel' });
  return { status: answer.status, code: codeIn(answer) };
}

async function cancelAsPlayer(table: Table) {
  const { id } = usageIn(table);
  return table.seats[0].client.call('usageCancel', { parameters: { id } });
}

describe('ACTIVE → USED', () => {
  test('an excess earns nothing: the bonus is the promotion’s, and staff owe the rest', async () => {
    const table = await after(CLAIM, OPEN, pay(0, 250), check());
    expect(depositIn(table)).toMatchObject({ status: 'SUCCESS', attention: 'OVER', totalCredit: '220' });
    expect(ledgerIn(table, depositIn(table).code)).toContain('refund.owed 202500');
  });

  test('while its order waits for staff, another order has no promotion', async () => {
    const table = await after(CLAIM, OPEN, pay(0, 50), check(), open(0, 'alphabet', 'LAK', false));
    expect(depositIn(table)).toMatchObject({ status: 'OPEN', promotionCredit: '0', totalCredit: '1000' });
    expect(depositIn(table).usageId).toBeUndefined();
    expect(usageIn(table).depositCode).toBe(depositIn(table, 1).code);
  });
});

describe('a bound usage is freed, and its order buys what its amount buys', () => {
  test.each([
    ['by its player’s cancel', [cancel()], 'CANCELED'],
    ['by a cancel of staff', [staff('cancel')], 'CANCELED'],
    ['by its expiry', [wait(1_800)], 'CANCELED'],
    ['by a rejection of staff', [pay(0, 50), check(), staff('reject')], 'REJECTED'],
    [
      'by a refund of staff after a failed transfer',
      [staff('fail'), pay(), check(), staff('refund')],
      'REJECTED',
    ],
  ] as const)('%s', async (_rule, moves, status) => {
    const table = await after(CLAIM, OPEN, ...moves);
    expect(depositIn(table)).toMatchObject({
      status,
      promotionCredit: '0',
      credit: '200',
      totalCredit: '200',
    });
    expect(depositIn(table).usageId).toBeUndefined();
    expect(usageIn(table)).toMatchObject({ status: 'ACTIVE' });
    expect(usageIn(table).depositCode).toBeUndefined();
    await go(table, OPEN);
    expect(depositIn(table)).toMatchObject({
      status: 'OPEN',
      usageId: usageIn(table).id,
      promotionCredit: '20',
    });
  });

  test('by staff who credit a part of its money: no bonus, and the usage waits again', async () => {
    const table = await after(CLAIM, OPEN, pay(0, 50), check(), staff('credit'));
    expect(depositIn(table)).toMatchObject({
      status: 'SUCCESS',
      credit: '100',
      promotionCredit: '0',
      totalCredit: '100',
    });
    expect(usageIn(table)).toMatchObject({ status: 'ACTIVE' });
    expect(usageIn(table).depositCode).toBeUndefined();
    expect(creditIn(table, 'alphabet')).toBe('100');
  });
});

describe('CANCELED → PAID: late money earns no promotion', () => {
  test('also if the order was bound to one', async () => {
    const table = await after(CLAIM, OPEN, cancel(), pay(), check());
    expect(depositIn(table)).toMatchObject({ status: 'SUCCESS', late: true, totalCredit: '200' });
    expect(usageIn(table)).toMatchObject({ status: 'ACTIVE' });
    expect(creditIn(table, 'alphabet')).toBe('200');
  });

  test('while one is in play with that provider it waits for staff, who may credit it', async () => {
    const table = await after(OPEN, cancel(), ...IN_PLAY, pay(1), check(1));
    expect(depositIn(table, 1)).toMatchObject({
      status: 'PAID',
      late: true,
      attention: 'PROMOTION_IN_FORCE',
    });
    expect(creditIn(table, 'alphabet')).toBe('220');
    await go(table, staff('credit', 1));
    expect(depositIn(table, 1)).toMatchObject({
      status: 'SUCCESS',
      totalCredit: '1000',
      promotionCredit: '0',
    });
    expect(depositIn(table, 1).attention).toBeUndefined();
    expect(creditIn(table, 'alphabet')).toBe('1220');
    expect(usageIn(table).status).toBe('USED');
  });

  test('a second payment then keeps its attention until staff refund it', async () => {
    const table = await after(OPEN, cancel(), ...IN_PLAY, pay(1, 100, 2), check(1), staff('credit', 1));
    expect(depositIn(table, 1)).toMatchObject({ status: 'SUCCESS', totalCredit: '1000', attention: 'TWICE' });
    await go(table, staff('refund', 1));
    expect(depositIn(table, 1).attention).toBeUndefined();
    expect(ledgerIn(table, depositIn(table, 1).code)).toContain('refund.paid 675000');
  });

  test('while one is in play with another provider it is credited', async () => {
    const table = await after(OPEN, cancel(), ...DOUBLED, pay(1), check(1));
    expect(depositIn(table, 1)).toMatchObject({ status: 'SUCCESS', late: true, totalCredit: '1000' });
  });
});

describe('ACTIVE → CANCELED, by the player', () => {
  test.each([
    ['OPEN', []],
    ['PAID', [pay(0, 50), check()]],
    ['FAILED', [staff('fail'), pay(), check()]],
  ] as const)('not while its deposit is %s', async (status, moves) => {
    const table = await after(CLAIM, OPEN, ...moves);
    expect(depositIn(table).status).toBe(status);
    expect(codeIn(await cancelAsPlayer(table))).toBe('OPEN_ORDER');
    expect(usageIn(table).status).toBe('ACTIVE');
  });
});

describe('ACTIVE → INACTIVE', () => {
  test('the promotion ended, and nothing was bound', async () => {
    const table = await after(claim(0, FLASH, 'alphabet'), wait(A_DAY - 1));
    expect(usageIn(table).status).toBe('ACTIVE');
    await go(table, wait(1));
    expect(usageIn(table).status).toBe('INACTIVE');
    const { items } = (await table.seats[0].client.call('promotionsCurrent')).body;
    expect(items.map(({ id }) => id)).not.toContain(FLASH);
  });

  test('staff ended the promotion', async () => {
    const table = await after(CLAIM, end(TOP_UP));
    expect(usageIn(table).status).toBe('INACTIVE');
  });

  test('not while a deposit is bound: it may still succeed, and then it has its bonus', async () => {
    const table = await after(claim(0, FLASH, 'alphabet'), wait(A_DAY - 60), OPEN, wait(120));
    expect(usageIn(table).status).toBe('ACTIVE');
    await go(table, pay(), check());
    expect(usageIn(table).status).toBe('USED');
    expect(depositIn(table)).toMatchObject({ promotionCredit: '25' });
  });

  test('once the usage is not bound any more', async () => {
    const table = await after(claim(0, FLASH, 'alphabet'), wait(A_DAY - 60), OPEN, wait(120), cancel());
    expect(usageIn(table).status).toBe('INACTIVE');
  });

  test('staff can end an unbound usage, but not a bound one', async () => {
    const waiting = await after(CLAIM);
    expect(await cancelAsStaff(waiting)).toMatchObject({ status: 200 });
    expect(usageIn(waiting).status).toBe('INACTIVE');
    const bound = await after(CLAIM, OPEN);
    expect(await cancelAsStaff(bound)).toEqual({ status: 409, code: 'NOT_ALLOWED' });
    expect(usageIn(bound).status).toBe('ACTIVE');
  });
});

describe('USED → SUCCESS', () => {
  test('the credit is played below the threshold', async () => {
    const table = await after(...IN_PLAY, play(0, 'alphabet', '-210'));
    expect([creditIn(table, 'alphabet'), usageIn(table).status]).toEqual(['10', 'USED']);
    await go(table, play(0, 'alphabet', '-0.01'));
    expect(usageIn(table).status).toBe('SUCCESS');
  });

  test('not while a withdrawal is open, which may give the credit back', async () => {
    const won = [...IN_PLAY, play(0, 'alphabet', '100'), withdraw(0, 'alphabet')];
    const table = await after(...won, wait(60), decide('approve'), wait(60));
    expect([creditIn(table, 'alphabet'), usageIn(table).status]).toEqual(['0', 'USED']);
    await go(table, decide('succeed'));
    expect(usageIn(table).status).toBe('SUCCESS');
  });

  test('a withdrawal of a part succeeded: it is over, and the rest is the player’s own', async () => {
    const won = [...IN_PLAY, play(0, 'alphabet', '380'), withdraw(0, 'alphabet', 'half')];
    const table = await after(...won, decide('approve'), decide('succeed'));
    expect([creditIn(table, 'alphabet'), usageIn(table).status]).toEqual(['300', 'SUCCESS']);
    await go(table, withdraw(0, 'alphabet'));
    expect(table.world.store.withdraws.getAll().at(-1)).toMatchObject({ amount: '300', bonusDeducted: '0' });
  });
});

describe('USED → CANCELED, by staff', () => {
  test('the bonus is removed', async () => {
    const table = await after(...IN_PLAY, revoke());
    expect([creditIn(table, 'alphabet'), usageIn(table).status]).toEqual(['200', 'CANCELED']);
    expect(ledgerIn(table, usageIn(table).id)).toEqual(['bonus.removed -20']);
  });

  test('no more than there is: bonusRemoved = min(bonus, credit)', async () => {
    const table = await after(...DOUBLED, play(0, 'gclub', '-589.5'), revoke());
    expect([creditIn(table, 'gclub'), usageIn(table).status]).toEqual(['0', 'CANCELED']);
    expect(ledgerIn(table, usageIn(table).id)).toEqual(['bonus.removed -10.5']);
  });

  test('not while a withdrawal takes the bonus already', async () => {
    const table = await after(...DOUBLED, play(0, 'gclub', '1000'), withdraw(0, 'gclub'));
    expect(await cancelAsStaff(table)).toEqual({ status: 409, code: 'NOT_ALLOWED' });
    expect(usageIn(table).status).toBe('USED');
  });

  test('while one from another provider is under way', async () => {
    const elsewhere = [play(0, 'alphabet', '500'), withdraw(0, 'alphabet')];
    const table = await after(...DOUBLED, ...elsewhere, revoke());
    expect([creditIn(table, 'gclub'), usageIn(table).status]).toEqual(['300', 'CANCELED']);
  });

  test.each([
    ['SUCCESS', [...IN_PLAY, play(0, 'alphabet', 'lose all')]],
    ['CANCELED', [CLAIM, cancelUsage()]],
    ['INACTIVE', [CLAIM, end(TOP_UP)]],
  ] as const)('not once it is %s', async (status, moves) => {
    const table = await after(...moves);
    expect(await cancelAsStaff(table)).toEqual({ status: 409, code: 'NOT_ALLOWED' });
    expect(usageIn(table).status).toBe(status);
  });
});

test('a claim keeps the terms as they were, whatever becomes of the promotion', async () => {
  const table = await after(CLAIM);
  table.world.store.change((change) =>
    change.promotions.update({
      where: { id: { equals: TOP_UP } },
      data: { bonusAmount: '1', depositAmount: '999' },
    }),
  );
  await go(table, OPEN, pay(), check());
  expect(creditIn(table, 'alphabet')).toBe('220');
});
