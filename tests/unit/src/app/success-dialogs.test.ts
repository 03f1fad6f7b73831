import { describe, expect, test } from 'vitest';
import type { Deposit } from '../../../../contract/deposit.ts';
import { ORDER_STATUSES } from '../../../../contract/order.ts';
import type { Usage } from '../../../../contract/promotion.ts';
import { depositRead, FIRST_PAGE } from '../../../../src/api/orders.ts';
import { currentUsageRead } from '../../../../src/api/promotions.ts';
import { usageListRead } from '../../../../src/api/usages.ts';
import { SuccessDialogs } from '../../../../src/app/messages/success-dialogs.ts';
import { effectOf, type CachedData, type PlayerEvent } from '../../../../src/app/player/effects.ts';
import { depositOf } from '../../../../tools/fixtures/cashier/deposits.ts';
import { withdrawOf } from '../../../../tools/fixtures/cashier/withdrawals.ts';
import { usageOf } from '../../../../tools/fixtures/promotion/usage.ts';
import { handBrowser } from '../browser.ts';
import { NO_NAVIGATION, NO_PLAYER, NO_SESSION, siteOfPlayer } from '../site-of.ts';

const CODE = 'D-1';
const DEPOSIT = depositOf({ code: CODE, totalCredit: '600' });
const WITHDRAW = withdrawOf({ status: 'SUCCESS', payAmount: '589500', payCurrency: 'LAK' });
const USAGE = usageOf();
const HELD: CachedData = {
  deposit: (code) => (code === CODE ? DEPOSIT : undefined),
  withdraw: (code) => (code === WITHDRAW.code ? WITHDRAW : undefined),
  usage: (id) => (id === USAGE.id ? USAGE : undefined),
};

const successOf = (event: PlayerEvent, held: CachedData) => effectOf(event).success?.(event, held) ?? null;

describe('the success dialog of an event (specification §8)', () => {
  test('a successful deposit is shown with the credit received, promotion credit included', () => {
    expect(successOf({ type: 'domain.order.moved', code: CODE, status: 'SUCCESS' }, HELD)).toEqual({
      kind: 'deposit',
      credit: '600',
    });
  });

  test('a successful withdrawal is shown with the amount that the bank has paid out', () => {
    expect(successOf({ type: 'domain.withdraw.moved', code: 'W-1', status: 'SUCCESS' }, HELD)).toEqual({
      kind: 'withdraw',
      amount: '589500',
      currency: 'LAK',
    });
  });

  test.each(ORDER_STATUSES.filter((status) => status !== 'SUCCESS'))('status %s has no dialog', (status) => {
    expect(successOf({ type: 'domain.order.moved', code: CODE, status }, HELD)).toBeNull();
    expect(successOf({ type: 'domain.withdraw.moved', code: 'W-1', status }, HELD)).toBeNull();
  });

  test('a claimed promotion is shown with its title and its bonus', () => {
    expect(successOf({ type: 'domain.promotion.claimed', usageId: 'U-1', promotionId: 'P-1' }, HELD)).toEqual(
      {
        kind: 'promotionReceived',
        title: USAGE.title,
        bonus: '50',
      },
    );
  });

  test.each<[PlayerEvent, string]>([
    [{ type: 'domain.bankAccount.added' }, 'bankAccount'],
    [{ type: 'domain.promotion.canceled', usageId: 'U-1' }, 'promotionCanceled'],
  ])('the dialog has no amount: %o', (event, kind) => {
    expect(successOf(event, HELD)).toEqual({ kind });
  });

  test.each<[string, PlayerEvent]>([
    ['an order that is only shown again, as after a reload', { type: 'domain.deposit.followed', code: CODE }],
    ['a withdrawal that is only requested', { type: 'domain.withdraw.requested', code: 'W-1' }],
  ])('%s has no dialog', (_, event) => {
    expect(successOf(event, HELD)).toBeNull();
  });
});

describe('the queue of successes', () => {
  const ADDED: PlayerEvent = { type: 'domain.bankAccount.added' };
  const started = (playerId: string): PlayerEvent => ({ type: 'session.started', playerId, by: 'logIn' });

  /** The page of PL1, with the real root. */
  async function startListening() {
    const site = await siteOfPlayer(
      handBrowser(),
      { actors: { ...NO_SESSION, ...NO_NAVIGATION }, actions: NO_PLAYER },
      'PL1',
    );
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
      handle: (...events: readonly PlayerEvent[]) => {
        for (const event of events) site.app.send(event);
      },
      reported: () => successes.getSnapshot().shown,
      confirm: () => successes.confirm(),
    };
  }

  test('shows two successes one after the other, in order, each until it is confirmed once', () => {
    const dialogs = new SuccessDialogs();
    expect(dialogs.getSnapshot().shown).toBeNull();
    dialogs.show({ kind: 'deposit', credit: '550' });
    dialogs.show({ kind: 'bankAccount' });
    expect(dialogs.getSnapshot()).toEqual({ shown: { kind: 'deposit', credit: '550' }, number: 1 });
    dialogs.confirm();
    expect(dialogs.getSnapshot()).toEqual({ shown: { kind: 'bankAccount' }, number: 2 });
    dialogs.confirm();
    dialogs.confirm();
    dialogs.show({ kind: 'promotionCanceled' });
    expect(dialogs.getSnapshot().shown).toEqual({ kind: 'promotionCanceled' });
    // The next player sees none of them.
    dialogs.show({ kind: 'bankAccount' });
    dialogs.forget();
    dialogs.confirm();
    expect(dialogs.getSnapshot().shown).toBeNull();
  });

  test('a dialog shows the amount that the cache has when the event is handled', async () => {
    const successes = await startListening();
    successes.hold({ ...DEPOSIT, status: 'SUCCESS' });
    successes.handle({ type: 'domain.order.moved', code: CODE, status: 'SUCCESS' });
    successes.hold({ ...DEPOSIT, totalCredit: '1' });
    expect(successes.reported()).toEqual({ kind: 'deposit', credit: '600' });
  });

  test('an order that the deposit page and the history both follow opens one dialog', async () => {
    const successes = await startListening();
    successes.hold({ ...DEPOSIT, status: 'SUCCESS' });
    const moved: PlayerEvent = { type: 'domain.order.moved', code: CODE, status: 'SUCCESS' };
    successes.handle(moved, moved, ADDED);
    successes.confirm();
    expect(successes.reported()).toEqual({ kind: 'bankAccount' });
  });

  test('a claimed promotion is found in the current usage, or in the newest usages if it has already ended', async () => {
    for (const inForce of [USAGE, null]) {
      const successes = await startListening();
      successes.holdUsages(inForce, [USAGE]);
      successes.handle({ type: 'domain.promotion.claimed', usageId: 'U-1', promotionId: 'P-1' });
      expect(successes.reported()).toEqual({ kind: 'promotionReceived', title: USAGE.title, bonus: '50' });
    }
  });

  test('a success is still shown after a look-up that finds the same player', async () => {
    const successes = await startListening();
    successes.handle(ADDED, started('PL1'));
    expect(successes.reported()).toEqual({ kind: 'bankAccount' });
  });

  test.each<[string, PlayerEvent]>([
    ['the session is lost', { type: 'session.lost' }],
    ['the player has logged out', { type: 'session.ended' }],
    ['another player has signed in', started('PL2')],
  ])('a success is not shown once %s', async (_, event) => {
    const successes = await startListening();
    successes.handle(ADDED, event);
    expect(successes.reported()).toBeNull();
  });
});
