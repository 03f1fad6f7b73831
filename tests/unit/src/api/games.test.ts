import { InfiniteQueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Game } from '../../../../contract/game.ts';
import type { Provider } from '../../../../contract/values.ts';
import { Client } from '../../../../src/api/client.ts';
import { allGamesRead, gamesOf, gamesRead } from '../../../../src/api/games.ts';
import { createQueryClient } from '../../../../src/app/query/query-policy.ts';
import { handBrowser } from '../browser.ts';

const gameOf = (rank: number): Game => ({
  code: `G-${rank}`,
  provider: 'gclub',
  name: `Game ${rank}`,
  category: 'casino',
  tab: 'Dice',
  rank,
  enabled: true,
});

/** Stubs a server that has `total` games, in pages of 50. */
function serverWith(total: number) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const { searchParams } = new URL(url, 'http://site.example');
    asked.push(searchParams.toString());
    const page = Number(searchParams.get('page'));
    const from = (page - 1) * 50;
    const items = Array.from({ length: Math.max(0, Math.min(50, total - from)) }, (_, place) =>
      gameOf(from + place + 1),
    );
    return new Response(JSON.stringify({ items, page, pageSize: 50, total, tabs: ['Dice'] }), {
      status: 200,
    });
  });
  return asked;
}

const client = new Client(handBrowser());

afterEach(() => {
  vi.useRealTimers();
});

describe('games are read page by page (contract §1 and §2)', () => {
  test('each page has the next 50 games, until all are read', async () => {
    const asked = serverWith(120);
    const queries = createQueryClient(handBrowser());
    const read = { ...gamesRead(client, { provider: 'gclub', tab: 'Dice' }), pages: 3 };
    const { pages } = await queries.fetchInfiniteQuery(read);
    expect(gamesOf({ pages }).map(({ rank }) => rank)).toEqual(Array.from({ length: 120 }, (_, i) => i + 1));
    expect(asked).toEqual([1, 2, 3].map((page) => `provider=gclub&tab=Dice&page=${page}&pageSize=50`));
    const last = pages.at(-1);
    expect(last && read.getNextPageParam(last, pages, 3, [1, 2, 3])).toBeUndefined();
  });

  test('a total that is too large does not cause endless requests', async () => {
    vi.stubGlobal('fetch', async () => {
      const list = { items: [], page: 1, pageSize: 50, total: 1_000, tabs: [] };
      return new Response(JSON.stringify(list), { status: 200 });
    });
    expect(await createQueryClient(handBrowser()).fetchQuery(allGamesRead(client, {}))).toEqual([]);
  });

  test('a game that moved between two pages is listed once', () => {
    const list = { page: 1, pageSize: 50, total: 3, tabs: [] };
    const pages = [
      { ...list, items: [gameOf(1), gameOf(2)] },
      { ...list, items: [gameOf(2), gameOf(3)] },
    ];
    expect(gamesOf({ pages }).map(({ rank }) => rank)).toEqual([1, 2, 3]);
  });
});

describe('games that are shown again (specification §2 and §7)', () => {
  /** How often a provider's games are requested if they are shown again `later` milliseconds after they were hidden. */
  async function askedFor(provider: Provider, later: number): Promise<number> {
    vi.useFakeTimers();
    const asked = serverWith(1);
    const queries = createQueryClient(handBrowser());
    const look = async () => {
      const observer = new InfiniteQueryObserver(queries, gamesRead(client, { provider }));
      const stop = observer.subscribe(() => undefined);
      await vi.advanceTimersByTimeAsync(100);
      stop();
    };
    await look();
    await vi.advanceTimersByTimeAsync(later);
    await look();
    return asked.length;
  }

  test.each(['askmebet', 'alphabet'] as const)(
    'the games of %s are never stale, and are never dropped from the cache',
    async (provider) => {
      expect(await askedFor(provider, 2 * 3_600_000)).toBe(1);
      expect(allGamesRead(client, { provider }).staleTime).toBe(Number.POSITIVE_INFINITY);
    },
  );

  test('the games of the other providers are requested again after five minutes, and not before', async () => {
    expect(await askedFor('betflix', 299_000)).toBe(1);
    expect(await askedFor('betflix', 301_000)).toBe(2);
  });
});
