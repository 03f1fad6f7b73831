import type { QueryKey } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { PROVIDERS } from '../../../../contract/values.ts';
import { Client } from '../../../../src/api/client.ts';
import { depositRead } from '../../../../src/api/orders.ts';
import { creditRead, playerRead, responsiblePlayRead } from '../../../../src/api/player.ts';
import { currentPromotionsRead, currentUsageRead } from '../../../../src/api/promotions.ts';
import { openWithdrawsRead } from '../../../../src/api/orders.ts';
import { effectOf, type PlayerEvent } from '../../../../src/app/player/effects.ts';
import { createQueryClient } from '../../../../src/app/query/query-policy.ts';
import { handBrowser } from '../browser.ts';

const client = new Client(handBrowser());
const INFO = playerRead(client).queryKey;
const CREDITS = PROVIDERS.map((provider) => creditRead(client, provider).queryKey);
const USAGE = currentUsageRead(client).queryKey;
const ORDER = depositRead(client, 'D000001').queryKey;
const WITHDRAWS = openWithdrawsRead(client).queryKey;
const LIMITS = responsiblePlayRead(client).queryKey;
const PROMOTIONS = currentPromotionsRead(client).queryKey;
const OTHERS: readonly QueryKey[] = [['agency'], ['banks']];

/** The state of these cached queries after an event: still fresh, stale, or removed. */
function after(event: PlayerEvent, ...keys: readonly QueryKey[]): readonly ('fresh' | 'stale' | 'gone')[] {
  return afterIn(false, event, keys);
}

function afterIn(
  isOfStart: boolean,
  event: PlayerEvent,
  keys: readonly QueryKey[],
): readonly ('fresh' | 'stale' | 'gone')[] {
  const queries = createQueryClient(handBrowser());
  for (const key of keys) queries.setQueryData(key, {});
  const { gone = [], ...effect } = effectOf(event);
  for (const queryKey of gone) queries.removeQueries({ queryKey });
  for (const queryKey of effect.stale?.(event, isOfStart) ?? []) void queries.invalidateQueries({ queryKey });
  return keys.map((key) => {
    const state = queries.getQueryState(key);
    if (state === undefined) return 'gone';
    return state.isInvalidated ? 'stale' : 'fresh';
  });
}

const all = (keys: readonly QueryKey[], fate: string) => keys.map(() => fate);

describe('the cached queries after an event', () => {
  test('a login makes the cached player stale (specification §4)', () => {
    const event = { type: 'session.started', playerId: 'PL1', by: 'logIn' } as const;
    expect(after(event, INFO, ...CREDITS, USAGE, PROMOTIONS)).toEqual(
      all([INFO, ...CREDITS, USAGE, PROMOTIONS], 'stale'),
    );
  });

  test('a look-up leaves the player’s info fresh and makes all other data of the player stale', () => {
    const event = { type: 'session.started', playerId: 'PL1', by: 'lookUp' } as const;
    const others = [...CREDITS, USAGE, ORDER, WITHDRAWS, LIMITS, PROMOTIONS];
    expect(after(event, INFO, ...others)).toEqual(['fresh', ...all(others, 'stale')]);
  });

  test('a look-up in the session of the page’s first requests leaves the promotions fresh', () => {
    const event = { type: 'session.started', playerId: 'PL1', by: 'lookUp' } as const;
    expect(afterIn(true, event, [PROMOTIONS, USAGE])).toEqual(['fresh', 'stale']);
  });

  test.each([{ type: 'session.lost' }, { type: 'session.ended' }] as const)(
    '$type: all data of the player is removed (specification §4)',
    (event) => {
      expect(after(event, INFO, ...CREDITS, USAGE)).toEqual(all([INFO, ...CREDITS, USAGE], 'gone'));
    },
  );

  test('an order whose status changes in one tab becomes stale in the other tabs', () => {
    const event = { type: 'domain.order.moved', code: 'D000001', status: 'SUCCESS' } as const;
    expect(effectOf(event).staleElsewhere?.(event)).toEqual([depositRead(client, 'D000001').queryKey]);
  });

  test('a changed order status makes the credits stale, and leaves the player’s info fresh (specification §7)', () => {
    const event = { type: 'domain.order.moved', code: 'D000001', status: 'SUCCESS' } as const;
    expect(after(event, INFO, ...CREDITS)).toEqual(['fresh', ...all(CREDITS, 'stale')]);
  });

  test('opening a game and returning from it make the credits stale (specification §7)', () => {
    expect(after({ type: 'domain.game.opened', provider: 'gclub' }, INFO, ...CREDITS)).toEqual([
      'fresh',
      ...all(CREDITS, 'stale'),
    ]);
    // A promotion ends when its credit has fallen below the threshold (contract §3).
    expect(after({ type: 'domain.game.returned', provider: 'gclub' }, INFO, ...CREDITS, USAGE)).toEqual([
      'fresh',
      ...all([...CREDITS, USAGE], 'stale'),
    ]);
  });

  test('a rejected deposit invalidates all data that its form was validated with', () => {
    const event = { type: 'domain.deposit.rejected', code: 'CREDIT_ABOVE_THRESHOLD' } as const;
    expect(after(event, INFO, ...CREDITS, USAGE)).toEqual(all([INFO, ...CREDITS, USAGE], 'stale'));
  });

  test('a requested withdrawal makes the credits stale, as its credit is deducted at once (contract §3)', () => {
    const event = { type: 'domain.withdraw.requested', code: 'W000001' } as const;
    expect(after(event, INFO, ...CREDITS)).toEqual(['fresh', ...all(CREDITS, 'stale')]);
  });

  test.each(['SUCCESS', 'FAILED', 'REJECTED', 'CANCELED'] as const)(
    'a withdrawal that becomes %s makes credits and promotions stale',
    (status) => {
      const event = { type: 'domain.withdraw.moved', code: 'W000001', status } as const;
      expect(after(event, ...CREDITS, USAGE, PROMOTIONS)).toEqual(
        all([...CREDITS, USAGE, PROMOTIONS], 'stale'),
      );
    },
  );

  test('a rejected withdrawal invalidates all data that its form was validated with', () => {
    const event = { type: 'domain.withdraw.rejected', code: 'CREDIT_NOT_ENOUGH' } as const;
    expect(after(event, INFO, ...CREDITS, USAGE)).toEqual(all([INFO, ...CREDITS, USAGE], 'stale'));
  });

  test('an added bank account makes the player’s info stale, but not the credits', () => {
    expect(after({ type: 'domain.bankAccount.added' }, INFO, ...CREDITS)).toEqual([
      'stale',
      ...all(CREDITS, 'fresh'),
    ]);
  });

  test.each([
    { type: 'session.started', playerId: 'PL1', by: 'logIn' },
    { type: 'session.ended' },
    { type: 'domain.order.moved', code: 'D000001', status: 'PAID' },
  ] as const)('$type: data that belongs to no player stays fresh', (event) => {
    expect(after(event, ...OTHERS)).toEqual(all(OTHERS, 'fresh'));
  });
});

test('credits are never fresh, so that every view requests them again (specification §7)', () => {
  expect(PROVIDERS.map((provider) => creditRead(client, provider).staleTime)).toEqual(PROVIDERS.map(() => 0));
});
