/** GET /games: specification §1 and §2, contract §2. */
import { describe, expect, test } from 'vitest';
import { GAME_CATEGORIES } from '../../../contract/game.ts';
import { PROVIDERS } from '../../../contract/values.ts';
import type { Client } from '../client.ts';
import { partOf } from '../client.ts';
import { siteForFile } from '../site.ts';

const here = siteForFile();

/** Every game that a filter lets through, page by page. */
async function everyGame(client: Client, filter: Readonly<Record<string, string>> = {}) {
  const games = [];
  for (let page = 1; ; page += 1) {
    const query = { ...filter, page: String(page), pageSize: '50' };
    const { items, total } = (await client.call('games', { query })).body;
    games.push(...items);
    if (games.length >= total || items.length === 0) return games;
  }
}

describe('the catalogue', () => {
  test('has games of every provider and of every category of specification §1', async () => {
    const games = await everyGame(await here.site.visitor());
    expect(new Set(games.map(({ provider }) => provider))).toEqual(new Set(PROVIDERS));
    expect(new Set(games.map(({ category }) => category))).toEqual(new Set(GAME_CATEGORIES));
    expect(games.length).toBeGreaterThan(100);
  });

  test('comes by rank, and no code, name or rank stands twice', async () => {
    const games = await everyGame(await here.site.visitor());
    const ranks = games.map(({ rank }) => rank);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    for (const field of ['code', 'name', 'rank'] as const) {
      expect(new Set(games.map((game) => game[field])).size).toBe(games.length);
    }
  });

  test('shows a closed game as one', async () => {
    const games = await everyGame(await here.site.visitor());
    expect(games.filter(({ enabled }) => !enabled).map(({ name }) => name)).toEqual([
      'Live Baccarat 6',
      'Firefly Lagoon',
    ]);
  });
});

describe('a list', () => {
  test('is narrowed by provider, category and tab together', async () => {
    const visitor = await here.site.visitor();
    const filter = { provider: 'askmebet', category: 'slot', tab: 'Slot' };
    const games = await everyGame(visitor, filter);
    expect(games.length).toBeGreaterThan(0);
    for (const game of games) expect(game).toMatchObject(filter);
  });

  test('takes the tab verbatim: pp.txt is a name like any other (specification §2)', async () => {
    const visitor = await here.site.visitor();
    const total = async (tab: string) =>
      (await visitor.call('games', { query: { provider: 'betflix', tab } })).body.total;
    expect(await total('pp.txt')).toBeGreaterThan(0);
    expect([await total('PP.TXT'), await total('pp'), await total('pp%2Etxt')]).toEqual([0, 0, 0]);
  });

  test('names the tabs of its provider and category, whichever tab is asked for', async () => {
    const visitor = await here.site.visitor();
    const tabs = async (query: Readonly<Record<string, string>>) =>
      (await visitor.call('games', { query })).body.tabs;
    const ofSlots = await tabs({ provider: 'betflix', category: 'slot' });
    expect(ofSlots).toEqual(['pp.txt', 'kk.txt']);
    expect(await tabs({ provider: 'betflix', category: 'slot', tab: 'kk.txt' })).toEqual(ofSlots);
    expect(await tabs({ provider: 'betflix', category: 'slot', tab: 'none' })).toEqual(ofSlots);
    const ofAll = await tabs({ provider: 'betflix', page: '99' });
    expect(ofAll).toEqual(expect.arrayContaining([...ofSlots, 'fish.txt', 'live.txt']));
    expect(new Set(ofAll).size).toBe(ofAll.length);
  });

  test('has pages of 10, of 50 at most', async () => {
    const visitor = await here.site.visitor();
    const first = (await visitor.call('games')).body;
    expect([first.items.length, first.page, first.pageSize]).toEqual([10, 1, 10]);
    const second = (await visitor.call('games', { query: { page: '2' } })).body;
    expect(second.items[0]?.rank).toBe(11);
    expect((await visitor.call('games', { query: { pageSize: '500' } })).body.items).toHaveLength(50);
  });

  test.each([
    [{ provider: 'nobody' }, { provider: 'UNKNOWN' }],
    [{ category: 'bingo' }, { category: 'UNKNOWN' }],
    [{ tab: 'x'.repeat(41) }, { tab: 'TOO_LONG' }],
    [{ page: '0' }, { page: 'FORMAT' }],
  ])('%j is 422 %j', async (query, fields) => {
    const visitor = await here.site.visitor();
    expect(partOf(await visitor.call('games', { query }), 'fields')).toEqual(fields);
  });
});
