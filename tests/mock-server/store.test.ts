/** The store: frozen rows at its door, every row checked, changes all-or-nothing. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { seed } from '../../mock-server/seeds/seed.ts';
import { collection } from '../../mock-server/store/collection.ts';
import { type Change, RowError } from '../../mock-server/store/change.ts';
import { modelOf } from '../../mock-server/store/model.ts';
import { Store } from '../../mock-server/store/store.ts';
import { record, text } from '../../contract/schema/vocabulary.ts';

const store = new Store();
const demo = () => store.where('players', 'username', 'demo')[0];

beforeEach(() => {
  store.clear();
  seed(store);
});

describe('rows are frozen', () => {
  /** What a careless handler would do. */
  const spoil = (row: object | null | undefined) => {
    const careless = row as { id?: string; hits?: number[] };
    expect(() => careless.hits?.push(3)).toThrow(TypeError);
    expect(() => {
      careless.id = 'another';
    }).toThrow(TypeError);
  };

  test('one that was read, lists included', () => {
    store.change((change) => change.insert('rateLimits', { id: 'a', hits: [1, 2] }));
    spoil(store.get('rateLimits', 'a'));
    spoil(store.all('rateLimits')[0]);
    spoil(store.where('rateLimits', 'id', 'a')[0]);
    expect(store.get('rateLimits', 'a')).toEqual({ id: 'a', hits: [1, 2] });
  });

  test('one that was written is the store’s own: what the writer still holds is not', () => {
    const hits = [1, 2];
    store.change((change) => change.insert('rateLimits', { id: 'a', hits }));
    hits.push(3);
    expect(store.get('rateLimits', 'a')?.hits).toEqual([1, 2]);
  });

  test('inside a change too', () => {
    store.change((change) => {
      spoil(change.insert('rateLimits', { id: 'a', hits: [1] }));
      spoil(change.get('rateLimits', 'a'));
      spoil(change.where('rateLimits', 'id', 'a')[0]);
      spoil(change.update('rateLimits', 'a', { hits: [1] }));
    });
    expect(store.get('rateLimits', 'a')?.hits).toEqual([1]);
  });

  test('what was read before a change is as it was', () => {
    const before = demo();
    store.change((change) => change.update('players', before?.id ?? '', { displayName: 'Somebody Else' }));
    expect([before?.displayName, demo()?.displayName]).toEqual(['Demo Player', 'Somebody Else']);
  });
});

describe('checks', () => {
  const refused: [string, (change: Change) => unknown][] = [
    ['a value that does not fit', (change) => change.update('rates', 'LAK', { sell: '-1' })],
    [
      'credit below zero',
      (change) =>
        change.insert('credits', { id: 'x', playerId: 'PL000001', provider: 'gclub', amount: '-1' }),
    ],
    ['a missing field', (change) => change.insert('counters', { name: 'x' } as never)],
    ['a key that is there', (change) => change.insert('counters', { name: 'PL', value: 1 })],
    ['a row that is not there', (change) => change.update('counters', 'nothing', { value: 1 })],
    ['another key', (change) => change.update('counters', 'PL', { name: 'other' })],
    ['a change of the ledger', (change) => change.update('ledger', 'L000001', {})],
    ['a removal from the ledger', (change) => change.remove('ledger', 'L000001')],
  ];
  test.each(refused)('%s is refused', (_, work) => {
    expect(() => store.change((change) => void work(change))).toThrow(RowError);
  });

  test('an optional field can be set and taken away', () => {
    const id = demo()?.id ?? '';
    const set = (visitorId: string | undefined) =>
      store.change((change) => void change.update('players', id, { visitorId }));
    set('visitor-0001');
    expect(demo()?.visitorId).toBe('visitor-0001');
    set(undefined);
    expect(demo()).not.toHaveProperty('visitorId');
  });

  test('rows are flat: @mswjs/data would make records within records of them', () => {
    const nested = collection(record({ id: text(), inner: record({ a: text() }) }), { key: 'id' });
    expect(() => modelOf(nested as never)).toThrow('rows are flat');
  });
});

describe('a change', () => {
  const fail = (work: (change: Change) => void) => () =>
    store.change((change) => {
      work(change);
      throw new Error('on purpose');
    });

  test('that throws leaves nothing behind, whatever it wrote', () => {
    const before = [store.all('players'), store.all('counters'), store.all('sessions')];
    const session = {
      id: 'S1',
      secret: 's',
      xsrfToken: 'x',
      playerId: 'PL000001',
      createdAt: '2026-01-01T00:00:00Z',
    };
    expect(
      fail((change) => {
        change.insert('sessions', session);
        change.update('players', 'PL000001', { username: 'renamed' });
        change.remove('players', 'PL000002');
        change.next('PL');
      }),
    ).toThrow('on purpose');
    expect([store.all('players'), store.all('counters'), store.all('sessions')]).toEqual(before);
    expect(store.where('players', 'username', 'renamed')).toEqual([]);
  });

  test('reads its own writes, by key, by field and in all', () => {
    store.change((change) => {
      change.update('players', 'PL000001', { username: 'renamed' });
      change.remove('players', 'PL000002');
      expect(change.get('players', 'PL000001')?.username).toBe('renamed');
      expect(change.get('players', 'PL000002')).toBeNull();
      expect(change.where('players', 'username', 'demo')).toEqual([]);
      expect(change.where('players', 'username', 'renamed')).toHaveLength(1);
      expect(change.all('players').map((row) => row.id)).toEqual(['PL000001']);
      // Nobody else sees them yet.
      expect(store.all('players').map((row) => row.username)).toEqual(['demo', 'newcomer']);
    });
    expect(store.all('players').map((row) => row.username)).toEqual(['renamed']);
  });

  test('keeps the order of rows that it rewrites', () => {
    store.change((change) => {
      change.update('players', 'PL000001', { displayName: 'A' });
      expect(change.all('players').map((row) => row.id)).toEqual(['PL000001', 'PL000002']);
    });
    expect(store.all('players').map((row) => row.id)).toEqual(['PL000001', 'PL000002']);
  });

  test('keeps its indexes right when a row moves', () => {
    store.change((change) => void change.update('players', 'PL000001', { username: 'renamed' }));
    expect(demo()).toBeUndefined();
    expect(store.where('players', 'username', 'renamed')).toHaveLength(1);
    store.change((change) => change.remove('players', 'PL000001'));
    expect(store.where('players', 'username', 'renamed')).toEqual([]);
  });

  test('may remove a row and insert its successor', () => {
    store.change((change) => {
      change.remove('counters', 'PL');
      change.insert('counters', { name: 'PL', value: 40 });
    });
    expect(store.change((change) => change.next('PL'))).toBe(41);
  });

  test('inside a change is a mistake: the inner one would be carried out alone', () => {
    expect(() => store.change(() => store.change(() => 1))).toThrow('a change inside a change');
    expect(store.change(() => 1)).toBe(1);
  });
});

test('10,000 orders: finding one by its key or its player’s stays far below a millisecond', () => {
  store.change((change) => {
    for (let index = 0; index < 10_000; index += 1)
      change.insert('rateLimits', { id: `r${index}`, hits: [index] });
  });
  const start = performance.now();
  for (let index = 0; index < 1_000; index += 1) store.get('rateLimits', `r${index * 10}`);
  for (let index = 0; index < 1_000; index += 1) demo();
  expect(performance.now() - start).toBeLessThan(1_000);
});

test('a store in a page shares nothing with the stores of other pages', () => {
  const opened: string[] = [];
  class Channel extends EventTarget {
    constructor(name: string) {
      super();
      opened.push(name);
    }
  }
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('BroadcastChannel', Channel);
  seed(new Store());
  expect(opened).toEqual([]);
  expect(BroadcastChannel).toBe(Channel);
});
