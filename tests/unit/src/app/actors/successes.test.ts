import { describe, expect, test } from 'vitest';
import type { Deposit } from '../../../../../contract/deposit.ts';
import { ORDER_STATUSES } from '../../../../../contract/order.ts';
import type { Usage } from '../../../../../contract/promotion.ts';
import { shownSuccess } from '../../../../../machines/success.machine.ts';
import { depositRead, FIRST_PAGE } from '../../../../../src/api/orders.ts';
import { currentUsageRead, usageListRead } from '../../../../../src/api/promotions.ts';
import type { DomainEvent } from '../../../../../machines/app.vocabulary.ts';
import { type Held, successOf } from '../../../../../src/app/actors/successes.ts';
import { depositOf } from '../../../../../tools/fixtures/cashier/deposits.ts';
import { withdrawOf } from '../../../../../tools/fixtures/cashier/withdrawals.ts';
import { usageOf } from '../../../../../tools/fixtures/promotion/usage.ts';
import { handBrowser } from '../../browser.ts';
import { INERT, siteOfPlayer } from '../../site-of.ts';

const CODE = 'D-1';
const DEPOSIT = depositOf({ code: CODE, totalCredit: '600' });
const WITHDRAW = withdrawOf({ status: 'SUCCESS', payAmount: '589500', payCurrency: 'LAK' });
const USAGE = usageOf();
const HELD: Held = {
  deposit: (code) => (code === CODE ? DEPOSIT : undefined),
  withdraw: (code) => (code === WITHDRAW.code ? WITHDRAW : undefined),
  usage: (id) => (id === USAGE.id ? USAGE : undefined),
};

describe('what a player is told in a dialog (specification §8)', () => {
  test('a deposit is successful with the credit that it gave, promotion credit included', () => {
    expect(successOf({ type: 'order.moved', code: CODE, status: 'SUCCESS' }, HELD)).toEqual({
      kind: 'deposit',
      credit: '600',
    });
  });

  test('a withdrawal is successful with the money that the bank has paid out', () => {
    expect(successOf({ type: 'withdraw.moved', code: 'W-1', status: 'SUCCESS' }, HELD)).toEqual({
      kind: 'withdraw',
      amount: '589500',
      currency: 'LAK',
    });
  });

  test.each(ORDER_STATUSES.filter((status) => status !== 'SUCCESS'))('%s is no success', (status) => {
    expect(successOf({ type: 'order.moved', code: CODE, status }, HELD)).toBeNull();
    expect(successOf({ type: 'withdraw.moved', code: 'W-1', status }, HELD)).toBeNull();
  });

  test('a promotion is received with its title and its bonus', () => {
    expect(successOf({ type: 'promotion.claimed', usageId: 'U-1', promotionId: 'P-1' }, HELD)).toEqual({
      kind: 'promotionReceived',
      title: USAGE.title,
      bonus: '50',
    });
  });

  test.each<[DomainEvent, string]>([
    [{ type: 'bankAccount.added' }, 'bankAccount'],
    [{ type: 'promotion.canceled', usageId: 'U-1' }, 'promotionCanceled'],
  ])('announced without a value: %o', (event, kind) => {
    expect(successOf(event, HELD)).toEqual({ kind });
  });

  test.each<[string, DomainEvent]>([
    ['an order that is only shown again, as after a reload', { type: 'deposit.followed', code: CODE }],
    ['a withdrawal that is only asked for', { type: 'withdraw.requested', code: 'W-1' }],
  ])('%s is no news', (_, event) => {
    expect(successOf(event, HELD)).toBeNull();
  });
});

describe('the queue of successes', () => {
  const ADDED: DomainEvent = { type: 'bankAccount.added' };
  const started = (playerId: string): DomainEvent => ({ type: 'session.started', playerId, by: 'logIn' });

  /** The page of PL1, with the real root. */
  async function startListening() {
    const site = await siteOfPlayer(handBrowser(), INERT, 'PL1');
    const { client, queries, successes } = site;
    return {
      queries,
      hold: (deposit: Deposit) => queries.setQueryData(depositRead(client, deposit.code).queryKey, deposit),
      holdUsages: (inForce: Usage | null, newest: Usage[]) => {
        queries.setQueryData(currentUsageRead(client).queryKey, inForce);
        const list = usageListRead(client, FIRST_PAGE).queryKey;
        queries.setQueryData(list, {
          items: newest,
          page: 1,
          pageSize: 10,
          total: newest.length,
          unreadable: [],
        });
      },
      handle: (...events: readonly DomainEvent[]) => {
        for (const event of events) site.app.send(event);
      },
      reported: () => shownSuccess(successes.getSnapshot().context),
      confirm: () => successes.send({ type: 'success.confirm' }),
    };
  }

  test('the amount is the one that the cache holds when the news comes', async () => {
    const successes = await startListening();
    successes.hold({ ...DEPOSIT, status: 'SUCCESS' });
    successes.handle({ type: 'order.moved', code: CODE, status: 'SUCCESS' });
    successes.hold({ ...DEPOSIT, totalCredit: '1' });
    expect(successes.reported()).toEqual({ kind: 'deposit', credit: '600' });
  });

  test('an order that the deposit page and the history both follow opens one dialog', async () => {
    const successes = await startListening();
    successes.hold({ ...DEPOSIT, status: 'SUCCESS' });
    const moved: DomainEvent = { type: 'order.moved', code: CODE, status: 'SUCCESS' };
    successes.handle(moved, moved, ADDED);
    successes.confirm();
    expect(successes.reported()).toEqual({ kind: 'bankAccount' });
  });

  test('a promotion is known by the usage in force, and by the newest ones where it is over already', async () => {
    for (const inForce of [USAGE, null]) {
      const successes = await startListening();
      successes.holdUsages(inForce, [USAGE]);
      successes.handle({ type: 'promotion.claimed', usageId: 'U-1', promotionId: 'P-1' });
      expect(successes.reported()).toEqual({ kind: 'promotionReceived', title: USAGE.title, bonus: '50' });
    }
  });

  test('the same player, looked up again, is still told', async () => {
    const successes = await startListening();
    successes.handle(ADDED, started('PL1'));
    expect(successes.reported()).toEqual({ kind: 'bankAccount' });
  });

  test.each<[string, DomainEvent]>([
    ['the session ended', { type: 'session.lost' }],
    ['the player logged out', { type: 'session.ended' }],
    ['somebody else signed in', started('PL2')],
  ])('a success of another player is not shown: %s', async (_, event) => {
    const successes = await startListening();
    successes.handle(ADDED, event);
    expect(successes.reported()).toBeNull();
  });
});
