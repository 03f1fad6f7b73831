import type { QueryKey } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import type { Deposit } from '../../../../contract/deposit.ts';
import { ORDER_STATUSES } from '../../../../contract/order.ts';
import type { Usage } from '../../../../contract/promotion.ts';
import { Client } from '../../../../src/api/client.ts';
import {
  depositListRead,
  depositRead,
  FIRST_PAGE,
  openDepositsRead,
  openWithdrawsRead,
} from '../../../../src/api/orders.ts';
import { creditRead, playerRead, responsiblePlayRead } from '../../../../src/api/player.ts';
import { currentPromotionsRead, currentUsageRead } from '../../../../src/api/promotions.ts';
import { usageListRead } from '../../../../src/api/usages.ts';
import { SuccessDialogs } from '../../../../src/app/messages/success-dialogs.ts';
import { effectOf, type CachedData, type PlayerEvent } from '../../../../src/app/player/effects.ts';
import { createQueryClient } from '../../../../src/app/query/query-policy.ts';
import { depositOf } from '../../../../tools/fixtures/cashier/deposits.ts';
import { withdrawOf } from '../../../../tools/fixtures/cashier/withdrawals.ts';
import { usageOf } from '../../../../tools/fixtures/promotion/usage.ts';
import { handBrowser } from '../browser.ts';
import { NO_NAVIGATION, NO_PLAYER, NO_SESSION, siteOfPlayer } from '../site-of.ts';

const CODE = 'D-1';
const client = new Client(handBrowser());

/** A query of each kind. The last two belong to no player. */
const CACHED: Readonly<Record<string, QueryKey>> = {
  info: playerRead(client).queryKey,
  credit: creditRead(client, 'gclub').queryKey,
  usage: currentUsageRead(client).queryKey,
  deposit: depositRead(client, CODE).queryKey,
  openDeposits: openDepositsRead(client).queryKey,
  deposits: depositListRead(client, FIRST_PAGE).queryKey,
  withdraws: openWithdrawsRead(client).queryKey,
  limits: responsiblePlayRead(client).queryKey,
  promotions: currentPromotionsRead(client).queryKey,
  agency: ['agency'],
  banks: ['banks'],
};

/** Which of these queries are stale after an event, and which are removed. All others are fresh. */
function after(event: PlayerEvent, isOfStart = false) {
  const queries = createQueryClient(handBrowser());
  for (const key of Object.values(CACHED)) queries.setQueryData(key, {});
  const { gone = [], ...effect } = effectOf(event);
  for (const queryKey of gone) queries.removeQueries({ queryKey });
  for (const queryKey of effect.stale?.(event, isOfStart) ?? []) void queries.invalidateQueries({ queryKey });
  const states = Object.entries(CACHED).map(([name, key]) => [name, queries.getQueryState(key)] as const);
  return {
    stale: states.flatMap(([name, state]) => (state?.isInvalidated ? [name] : [])).join(' '),
    gone: states.flatMap(([name, state]) => (state ? [] : [name])).join(' '),
  };
}

const OF_PLAYERS = 'info credit usage deposit openDeposits deposits withdraws limits';
const LOG_IN = { type: 'session.started', playerId: 'PL1', by: 'logIn' } as const;
const LOOK_UP = { ...LOG_IN, by: 'lookUp' } as const;

describe('the cached queries after an event', () => {
  test('a login makes the cached player stale (specification §4)', () => {
    expect(after(LOG_IN)).toEqual({ stale: `${OF_PLAYERS} promotions`, gone: '' });
  });

  test('a look-up leaves the player’s info fresh; in the session of the page’s first requests, the promotions too', () => {
    const stale = OF_PLAYERS.replace('info ', '');
    expect(after(LOOK_UP)).toEqual({ stale: `${stale} promotions`, gone: '' });
    expect(after(LOOK_UP, true)).toEqual({ stale, gone: '' });
  });

  test('all data of a player is removed at the end of the session (specification §4)', () => {
    expect(after({ type: 'session.lost' })).toEqual({ stale: 'promotions', gone: OF_PLAYERS });
    expect(after({ type: 'session.ended' })).toEqual({ stale: '', gone: OF_PLAYERS });
  });

  test('a changed order status makes the credits stale, and leaves the player’s info fresh (specification §7)', () => {
    const event = { type: 'domain.order.moved', code: CODE, status: 'SUCCESS' } as const;
    expect(after(event).stale).toBe('credit usage openDeposits deposits promotions');
    // The other tabs have not stored the order.
    expect(effectOf(event).staleElsewhere?.(event)).toEqual([CACHED['deposit']]);
  });

  test.each<[why: string, event: PlayerEvent, stale: string]>([
    ['a game that is opened (specification §7)', { type: 'domain.game.opened', provider: 'gclub' }, 'credit'],
    [
      'the return from it: a promotion ends when its credit has fallen below the threshold (contract §3)',
      { type: 'domain.game.returned', provider: 'gclub' },
      'credit usage',
    ],
    [
      'a rejected deposit: all data that its form was validated with',
      { type: 'domain.deposit.rejected', code: 'CREDIT_ABOVE_THRESHOLD' },
      'info credit usage openDeposits limits',
    ],
    [
      'a requested withdrawal, whose credit is deducted at once (contract §3)',
      { type: 'domain.withdraw.requested', code: 'W000001' },
      'credit withdraws',
    ],
    [
      'a withdrawal that moves',
      { type: 'domain.withdraw.moved', code: 'W000001', status: 'REJECTED' },
      'credit usage withdraws promotions',
    ],
    [
      'a rejected withdrawal: all data that its form was validated with',
      { type: 'domain.withdraw.rejected', code: 'CREDIT_NOT_ENOUGH' },
      'info credit usage withdraws',
    ],
    ['an added bank account', { type: 'domain.bankAccount.added' }, 'info'],
  ])('%s', (_, event, stale) => {
    expect(after(event)).toEqual({ stale, gone: '' });
  });
});

const DEPOSIT = depositOf({ code: CODE, totalCredit: '600' });
const WITHDRAW = withdrawOf({ status: 'SUCCESS', payAmount: '589500', payCurrency: 'LAK' });
const USAGE = usageOf();
const HELD: CachedData = {
  deposit: (code) => (code === CODE ? DEPOSIT : undefined),
  withdraw: (code) => (code === WITHDRAW.code ? WITHDRAW : undefined),
  usage: (id) => (id === USAGE.id ? USAGE : undefined),
};
const CLAIMED: PlayerEvent = { type: 'domain.promotion.claimed', usageId: 'U-1', promotionId: 'P-1' };
const RECEIVED = { kind: 'promotionReceived', title: USAGE.title, bonus: '50' };

describe('the success dialog of an event (specification §8)', () => {
  const successOf = (event: PlayerEvent) => effectOf(event).success?.(event, HELD) ?? null;

  test.each<[what: string, event: PlayerEvent, success: object | null]>([
    [
      'a successful deposit: the credit received, promotion credit included',
      { type: 'domain.order.moved', code: CODE, status: 'SUCCESS' },
      { kind: 'deposit', credit: '600' },
    ],
    [
      'a successful withdrawal: what the bank has paid out',
      { type: 'domain.withdraw.moved', code: 'W-1', status: 'SUCCESS' },
      { kind: 'withdraw', amount: '589500', currency: 'LAK' },
    ],
    ['a claimed promotion', CLAIMED, RECEIVED],
    ['an added bank account', { type: 'domain.bankAccount.added' }, { kind: 'bankAccount' }],
    [
      'a cancelled promotion',
      { type: 'domain.promotion.canceled', usageId: 'U-1' },
      { kind: 'promotionCanceled' },
    ],
    [
      'none for an order that is only shown again, as after a reload',
      { type: 'domain.deposit.followed', code: CODE },
      null,
    ],
    [
      'none for a withdrawal that is only requested',
      { type: 'domain.withdraw.requested', code: 'W-1' },
      null,
    ],
  ])('%s', (_, event, success) => {
    expect(successOf(event)).toEqual(success);
  });

  test.each(ORDER_STATUSES.filter((status) => status !== 'SUCCESS'))('status %s has no dialog', (status) => {
    expect(successOf({ type: 'domain.order.moved', code: CODE, status })).toBeNull();
    expect(successOf({ type: 'domain.withdraw.moved', code: 'W-1', status })).toBeNull();
  });
});

describe('the queue of successes', () => {
  const ADDED: PlayerEvent = { type: 'domain.bankAccount.added' };
  const MOVED: PlayerEvent = { type: 'domain.order.moved', code: CODE, status: 'SUCCESS' };

  test('shows two one after the other, in order, each until it is confirmed once', () => {
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

  /** The page of PL1, with the real root. */
  async function startListening() {
    const actors = { ...NO_SESSION, ...NO_NAVIGATION };
    const site = await siteOfPlayer(handBrowser(), { actors, actions: NO_PLAYER }, 'PL1');
    const { queries, successes } = site;
    return {
      hold: (deposit: Deposit) => void queries.setQueryData(CACHED['deposit'] ?? [], deposit),
      holdUsages: (inForce: Usage | null, items: Usage[]) => {
        queries.setQueryData(CACHED['usage'] ?? [], inForce);
        const list = { items, page: 1, pageSize: 10, total: items.length, unreadable: [] };
        queries.setQueryData(usageListRead(site.client, FIRST_PAGE).queryKey, list);
      },
      handle: (...events: readonly PlayerEvent[]) => {
        for (const event of events) site.app.send(event);
      },
      shown: () => successes.getSnapshot().shown,
      confirm: () => successes.confirm(),
    };
  }

  test('has one dialog for an order that deposit page and history both follow, with the amount of that moment', async () => {
    const { hold, handle, shown, confirm } = await startListening();
    hold({ ...DEPOSIT, status: 'SUCCESS' });
    handle(MOVED, MOVED, ADDED);
    hold({ ...DEPOSIT, totalCredit: '1' });
    expect(shown()).toEqual({ kind: 'deposit', credit: '600' });
    confirm();
    expect(shown()).toEqual({ kind: 'bankAccount' });
  });

  test.each([
    ['the current usage', USAGE],
    ['the newest usages, if it has already ended', null],
  ])('finds a claimed promotion in %s', async (_, inForce) => {
    const { holdUsages, handle, shown } = await startListening();
    holdUsages(inForce, [USAGE]);
    handle(CLAIMED);
    expect(shown()).toEqual(RECEIVED);
  });

  test.each<[string, PlayerEvent, isShown: boolean]>([
    ['a look-up finds the same player', LOOK_UP, true],
    ['the session is lost', { type: 'session.lost' }, false],
    ['the player has logged out', { type: 'session.ended' }, false],
    ['another player has signed in', { ...LOG_IN, playerId: 'PL2' }, false],
  ])('once %s, its success is kept or forgotten', async (_, event, isShown) => {
    const { handle, shown } = await startListening();
    handle(ADDED, event);
    expect(shown()).toEqual(isShown ? { kind: 'bankAccount' } : null);
  });
});
