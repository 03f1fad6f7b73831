/** The seeds are the same at every start, and recognizable as not real money. */
import { describe, expect, test } from 'vitest';
import { MERCHANT_NAME } from '../../mock-server/qr/deposit-qr.ts';
import { passwordMatches } from '../../mock-server/security/password.ts';
import { DEMO_PLAYER, NEWCOMER } from '../../mock-server/seeds/players.ts';
import { createWorld } from '../../mock-server/world.ts';
import { maskedStore } from '../../mock-server/lab/mask.ts';

const { store } = createWorld();

describe('the players', () => {
  test.each([DEMO_PLAYER, NEWCOMER])(
    '$username has the password that the README names',
    async ({ username, password }) => {
      const player = store.players.findFirst({ where: { username: { equals: username } } });
      expect(await passwordMatches(password, player?.passwordHash ?? '')).toBe(true);
      expect(await passwordMatches(`${password}x`, player?.passwordHash ?? '')).toBe(false);
    },
  );

  test('demo has a bank account, newcomer has none, and no player has credit', () => {
    expect(store.bankAccounts.getAll().map((account) => account.playerId)).toEqual(['PL000001']);
    expect(store.credits.getAll()).toEqual([]);
  });
});

describe('the games', () => {
  const games = store.games.getAll();

  test('are of every provider and of every category of specification §1', () => {
    expect(new Set(games.map(({ provider }) => provider))).toEqual(
      new Set(['alphabet', 'askmebet', 'betflix', 'gclub', 'gclub_live']),
    );
    expect(new Set(games.map(({ category }) => category))).toEqual(
      new Set(['slot', 'sport', 'casino', 'fish', 'card', 'chicken']),
    );
    expect(games.length).toBeGreaterThan(100);
  });

  test('have unique codes, names and ranks, and two are disabled', () => {
    for (const field of ['code', 'name', 'rank'] as const) {
      expect(new Set(games.map((game) => game[field])).size).toBe(games.length);
    }
    const closed = games.filter(({ enabled }) => !enabled).map(({ name }) => name);
    expect(closed.toSorted()).toEqual(['Firefly Lagoon', 'Live Baccarat 6']);
  });

  test('of betflix have the tabs to which the menu links (specification §2)', () => {
    const tabs = new Set(games.filter(({ provider }) => provider === 'betflix').map(({ tab }) => tab));
    expect([...tabs]).toEqual(expect.arrayContaining(['pp.txt', 'kk.txt', 'fish.txt', 'live.txt']));
  });
});

test('merchant ids and names show that they are not real (contract §5)', () => {
  expect(MERCHANT_NAME).toBe('MOCK DEMO NOT PAYABLE');
  for (const { mid } of store.options.getAll()) expect(mid).toMatch(/^MOCK[A-Z0-9]{1,21}$/);
});

test('two new worlds are identical', () => {
  expect(maskedStore(createWorld().store)).toEqual(maskedStore(store));
});
