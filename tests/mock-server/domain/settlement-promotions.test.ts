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
  test('an overpayment gives only the bonus of the promotion, and the excess is owed as a refund', async () => {
    const table = await after(CLAIM, OPEN, pay(0, 250), check());
    expect(depositIn(table)).toMatchObject({ status: 'SUCCESS', attention: 'OVER', totalCredit: '220' });
    expect(ledgerIn(table, depositIn(table).code)).toContain('refund.owed 202500');
  });

  test('while the deposit of a usage waits for staff, another deposit gets no promotion', async () => {
    const table = await after(CLAIM, OPEN, pay(0, 50), check(), open(0, 'alphabet', 'LAK', false));
    expect(depositIn(table)).toMatchObject({ status: 'OPEN', promotionCredit: '0', totalCredit: '1000' });
    expect(depositIn(table).usageId).toBeUndefined();
    expect(usageIn(table).depositCode).toBe(depositIn(table, 1).code);
  });
});

describe('a usage is released from its deposit, which then gives only the credit of its amount', () => {
  test.each([
    ['when the player cancels it', [cancel()], 'CANCELED'],
    ['when staff cancel it', [staff('cancel')], 'CANCELED'],
    ['when it expires', [wait(1_800)], 'CANCELED'],
    ['when staff reject it', [pay(0, 50), check(), staff('reject')], 'REJECTED'],
    [
      'when staff refund it after a failed transfer',
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

  test('when staff credit a partial payment: there is no bonus, and the usage is ACTIVE', async () => {
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

describe('CANCELED → PAID: a late payment earns no bonus', () => {
  test('even if the order was bound to a promotion', async () => {
    const table = await after(CLAIM, OPEN, cancel(), pay(), check());
    expect(depositIn(table)).toMatchObject({ status: 'SUCCESS', late: true, totalCredit: '200' });
    expect(usageIn(table)).toMatchObject({ status: 'ACTIVE' });
    expect(creditIn(table, 'alphabet')).toBe('200');
  });

  test('while a promotion is in play with the provider, the order waits for staff, who may credit it', async () => {
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

  test('a second payment of an order that staff credited needs attention until staff refund it', async () => {
    const table = await after(OPEN, cancel(), ...IN_PLAY, pay(1, 100, 2), check(1), staff('credit', 1));
    expect(depositIn(table, 1)).toMatchObject({ status: 'SUCCESS', totalCredit: '1000', attention: 'TWICE' });
    await go(table, staff('refund', 1));
    expect(depositIn(table, 1).attention).toBeUndefined();
    expect(ledgerIn(table, depositIn(table, 1).code)).toContain('refund.paid 675000');
  });

  test('while a promotion is in play with another provider, the order is credited', async () => {
    const table = await after(OPEN, cancel(), ...DOUBLED, pay(1), check(1));
    expect(depositIn(table, 1)).toMatchObject({ status: 'SUCCESS', late: true, totalCredit: '1000' });
  });
});

describe('ACTIVE → CANCELED, by the player', () => {
  test.each([
    ['OPEN', []],
    ['PAID', [pay(0, 50), check()]],
    ['FAILED', [staff('fail'), pay(), check()]],
  ] as const)('is rejected while its deposit is %s', async (status, moves) => {
    const table = await after(CLAIM, OPEN, ...moves);
    expect(depositIn(table).status).toBe(status);
    expect(codeIn(await cancelAsPlayer(table))).toBe('OPEN_ORDER');
    expect(usageIn(table).status).toBe('ACTIVE');
  });
});

describe('ACTIVE → INACTIVE', () => {
  test('happens to a usage without a deposit when its promotion ends', async () => {
    const table = await after(claim(0, FLASH, 'alphabet'), wait(A_DAY - 1));
    expect(usageIn(table).status).toBe('ACTIVE');
    await go(table, wait(1));
    expect(usageIn(table).status).toBe('INACTIVE');
    const { items } = (await table.seats[0].client.call('promotionsCurrent')).body;
    expect(items.map(({ id }) => id)).not.toContain(FLASH);
  });

  test('happens when staff end the promotion', async () => {
    const table = await after(CLAIM, end(TOP_UP));
    expect(usageIn(table).status).toBe('INACTIVE');
  });

  test('does not happen while a deposit is bound, which may still succeed and earn the bonus', async () => {
    const table = await after(claim(0, FLASH, 'alphabet'), wait(A_DAY - 60), OPEN, wait(120));
    expect(usageIn(table).status).toBe('ACTIVE');
    await go(table, pay(), check());
    expect(usageIn(table).status).toBe('USED');
    expect(depositIn(table)).toMatchObject({ promotionCredit: '25' });
  });

  test('happens after the promotion ended, as soon as the bound deposit is cancelled', async () => {
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
  test('happens when the credit is played below the threshold', async () => {
    const table = await after(...IN_PLAY, play(0, 'alphabet', '-210'));
    expect([creditIn(table, 'alphabet'), usageIn(table).status]).toEqual(['10', 'USED']);
    await go(table, play(0, 'alphabet', '-0.01'));
    expect(usageIn(table).status).toBe('SUCCESS');
  });

  test('does not happen while a withdrawal is under way, which may return the credit', async () => {
    const won = [...IN_PLAY, play(0, 'alphabet', '100'), withdraw(0, 'alphabet')];
    const table = await after(...won, wait(60), decide('approve'), wait(60));
    expect([creditIn(table, 'alphabet'), usageIn(table).status]).toEqual(['0', 'USED']);
    await go(table, decide('succeed'));
    expect(usageIn(table).status).toBe('SUCCESS');
  });

  test('happens when a partial withdrawal succeeds, and the remaining credit has no promotion', async () => {
    const won = [...IN_PLAY, play(0, 'alphabet', '380'), withdraw(0, 'alphabet', 'half')];
    const table = await after(...won, decide('approve'), decide('succeed'));
    expect([creditIn(table, 'alphabet'), usageIn(table).status]).toEqual(['300', 'SUCCESS']);
    await go(table, withdraw(0, 'alphabet'));
    expect(table.world.store.withdraws.getAll().at(-1)).toMatchObject({ amount: '300', bonusDeducted: '0' });
  });
});

describe('USED → CANCELED, by staff', () => {
  test('removes the bonus', async () => {
    const table = await after(...IN_PLAY, revoke());
    expect([creditIn(table, 'alphabet'), usageIn(table).status]).toEqual(['200', 'CANCELED']);
    expect(ledgerIn(table, usageIn(table).id)).toEqual(['bonus.removed -20']);
  });

  test('removes no more than the credit: bonusRemoved = min(bonus, credit)', async () => {
    const table = await after(...DOUBLED, play(0, 'gclub', '-589.5'), revoke());
    expect([creditIn(table, 'gclub'), usageIn(table).status]).toEqual(['0', 'CANCELED']);
    expect(ledgerIn(table, usageIn(table).id)).toEqual(['bonus.removed -10.5']);
  });

  test('is rejected while a withdrawal that deducts the bonus is under way', async () => {
    const table = await after(...DOUBLED, play(0, 'gclub', '1000'), withdraw(0, 'gclub'));
    expect(await cancelAsStaff(table)).toEqual({ status: 409, code: 'NOT_ALLOWED' });
    expect(usageIn(table).status).toBe('USED');
  });

  test('is allowed while a withdrawal from another provider is under way', async () => {
    const elsewhere = [play(0, 'alphabet', '500'), withdraw(0, 'alphabet')];
    const table = await after(...DOUBLED, ...elsewhere, revoke());
    expect([creditIn(table, 'gclub'), usageIn(table).status]).toEqual(['300', 'CANCELED']);
  });

  test.each([
    ['SUCCESS', [...IN_PLAY, play(0, 'alphabet', 'lose all')]],
    ['CANCELED', [CLAIM, cancelUsage()]],
    ['INACTIVE', [CLAIM, end(TOP_UP)]],
  ] as const)('is rejected once the usage is %s', async (status, moves) => {
    const table = await after(...moves);
    expect(await cancelAsStaff(table)).toEqual({ status: 409, code: 'NOT_ALLOWED' });
    expect(usageIn(table).status).toBe(status);
  });
});

test('a usage keeps the terms of its claim, even if the promotion changes later', async () => {
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
