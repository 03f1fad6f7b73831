/** The store: queries of @mswjs/data with frozen results, every row checked, changes all-or-nothing. */
import { describe, expect, test, vi } from 'vitest';
import { record, text } from '../../../contract/schema/vocabulary.ts';
import { seed } from '../../../mock-server/seeds/seed.ts';
import { collection, COLLECTION_NAMES } from '../../../mock-server/store/collections.ts';
import { RowError } from '../../../mock-server/store/row.ts';
import type { Change } from '../../../mock-server/store/reader.ts';
import { createStore, modelOf } from '../../../mock-server/store/store.ts';

const DEMO = { id: { equals: 'PL000001' } };
const NEWCOMER = { id: { equals: 'PL000002' } };
const A = { id: { equals: 'a' } };

function seededStore() {
  const store = createStore();
  seed(store);
  return store;
}

/** Everything in the store, rows in their order. */
function everythingIn(store: ReturnType<typeof createStore>) {
  return COLLECTION_NAMES.map((name) => store[name].getAll());
}

describe('rows are frozen', () => {
  /** Tries to mutate a row, as a faulty handler would. */
  const applyFault = (row: object | null | undefined) => {
    const careless = row as { id?: string; hits?: number[] };
    expect(() => careless.hits?.push(3)).toThrow(TypeError);
    expect(() => {
      careless.id = 'another';
    }).toThrow(TypeError);
  };

  test('a row that was read and its lists cannot be changed', () => {
    const store = createStore();
    store.change((change) => change.rateLimits.create({ id: 'a', hits: [1, 2] }));
    applyFault(store.rateLimits.findFirst({ where: A }));
    applyFault(store.rateLimits.findMany({ where: A })[0]);
    applyFault(store.rateLimits.getAll()[0]);
    expect(store.rateLimits.findFirst({ where: A })).toEqual({ id: 'a', hits: [1, 2] });
  });

  test('a stored row is a copy of the object that was written', () => {
    const store = createStore();
    const hits = [1, 2];
    store.change((change) => change.rateLimits.create({ id: 'a', hits }));
    hits.push(3);
    expect(store.rateLimits.findFirst({ where: A })?.hits).toEqual([1, 2]);
  });

  test('a row is also frozen inside a change, and a later update of its list takes effect', () => {
    const store = createStore();
    store.change((change) => {
      applyFault(change.rateLimits.create({ id: 'a', hits: [1] }));
      applyFault(change.rateLimits.findFirst({ where: A }));
      applyFault(change.rateLimits.update({ where: A, data: { hits: [1, 2] } }));
    });
    expect(store.rateLimits.findFirst({ where: A })?.hits).toEqual([1, 2]);
  });

  test('rows read before a change keep their old values', () => {
    const store = seededStore();
    const before = store.players.findFirst({ where: DEMO });
    store.change((change) => change.players.update({ where: DEMO, data: { displayName: 'Somebody Else' } }));
    const after = store.players.findFirst({ where: DEMO });
    expect([before?.displayName, after?.displayName]).toEqual(['Demo Player', 'Somebody Else']);
  });
});

describe('an invalid write throws RowError and changes nothing', () => {
  const line = { id: { equals: 'L000001' } };
  const counter = { name: { equals: 'PL' } };
  const credit = { id: 'x', playerId: 'PL000001', provider: 'gclub', amount: '-1' } as const;
  const rejected: [string, (change: Change) => unknown][] = [
    [
      'a value of the wrong format',
      (change) => change.rates.update({ where: { currency: { equals: 'LAK' } }, data: { sell: '-1' } }),
    ],
    ['credit below zero', (change) => change.credits.create(credit)],
    ['a missing field', (change) => change.counters.create({ name: 'x' } as never)],
    ['an empty key', (change) => change.rateLimits.create({ id: '', hits: [] })],
    ['an existing key', (change) => change.counters.create({ name: 'PL', value: 1 })],
    [
      'an update of a missing row',
      (change) => change.counters.update({ where: { name: { equals: 'nothing' } }, data: { value: 1 } }),
    ],
    ['a changed key', (change) => change.counters.update({ where: counter, data: { name: 'other' } })],
    ['an update of the ledger', (change) => change.ledger.update({ where: line, data: {} })],
    ['a delete from the ledger', (change) => change.ledger.delete({ where: line })],
  ];
  test.each(rejected)('%s', (_, work) => {
    const store = seededStore();
    const before = everythingIn(store);
    expect(before.flat().length).toBeGreaterThan(50);
    expect(() => store.change((change) => void work(change))).toThrow(RowError);
    expect(everythingIn(store)).toEqual(before);
    // A change that catches the error and continues stores nothing of the failed write either.
    store.change((change) => {
      expect(() => work(change)).toThrow(RowError);
    });
    expect(everythingIn(store)).toEqual(before);
  });

  test('a write outside of a change', () => {
    const store = seededStore();
    const leaked = store.change((change) => ({ change })).change;
    expect(() => leaked.counters.create({ name: 'late', value: 1 })).toThrow('outside of a change');
    expect(store.counters.findFirst({ where: { name: { equals: 'late' } } })).toBeNull();
  });
});

test('an optional field can be set and removed', () => {
  const store = seededStore();
  const visitorIdAfter = (visitorId: string | undefined) => {
    store.change((change) => void change.players.update({ where: DEMO, data: { visitorId } }));
    return store.players.findFirst({ where: DEMO });
  };
  expect(visitorIdAfter('visitor-0001')?.visitorId).toBe('visitor-0001');
  expect(visitorIdAfter(undefined)).not.toHaveProperty('visitorId');
});

describe('a change', () => {
  const session = {
    id: 'S1',
    secret: 's',
    xsrfToken: 'x',
    playerId: 'PL000001',
    createdAt: '2026-01-01T00:00:00Z',
  };

  test('that throws leaves every row as it was and where it was', () => {
    const store = seededStore();
    const before = everythingIn(store);
    expect(() =>
      store.change((change) => {
        change.sessions.create(session);
        change.players.update({ where: NEWCOMER, data: { username: 'renamed' } });
        change.players.delete({ where: DEMO });
        change.banks.delete({ where: {} });
        change.counters.update({ where: { name: { equals: 'PL' } }, data: { value: 40 } });
        throw new Error('on purpose');
      }),
    ).toThrow('on purpose');
    expect(everythingIn(store)).toEqual(before);
    expect(store.change((change) => change.players.delete({ where: DEMO }))?.id).toBe('PL000001');
  });

  test('reads its own writes', () => {
    const store = seededStore();
    store.change((change) => {
      change.players.update({ where: DEMO, data: { username: 'renamed' } });
      change.players.delete({ where: NEWCOMER });
      expect(change.players.findFirst({ where: DEMO })?.username).toBe('renamed');
      expect(change.players.findFirst({ where: NEWCOMER })).toBeNull();
      expect(change.players.count({ where: { username: { equals: 'demo' } } })).toBe(0);
      expect(change.players.getAll().map((row) => row.id)).toEqual(['PL000001']);
    });
    expect(store.players.getAll().map((row) => row.username)).toEqual(['renamed']);
  });

  test('keeps the order of rows that it updates', () => {
    const store = seededStore();
    store.change((change) => change.players.update({ where: DEMO, data: { displayName: 'A' } }));
    expect(store.players.getAll().map((row) => row.id)).toEqual(['PL000001', 'PL000002']);
  });

  test('may delete a row and create its successor', () => {
    const store = seededStore();
    store.change((change) => {
      change.counters.delete({ where: { name: { equals: 'PL' } } });
      change.counters.create({ name: 'PL', value: 40 });
    });
    expect(store.counters.findFirst({ where: { name: { equals: 'PL' } } })?.value).toBe(40);
  });

  test('inside another change throws, and leaves the outer one intact', () => {
    const store = createStore();
    store.change((change) => {
      change.rateLimits.create({ id: 'a', hits: [] });
      expect(() => store.change(() => 1)).toThrow('a change inside a change');
    });
    expect(store.rateLimits.count()).toBe(1);
  });

  test('reports its writes in their order, and one that throws reports nothing', () => {
    const store = createStore();
    const received = vi.fn();
    store.listen(received);
    store.change((change) => {
      change.rateLimits.create({ id: 'a', hits: [] });
      change.rateLimits.update({ where: A, data: { hits: [1] } });
      change.rateLimits.delete({ where: A });
    });
    expect(() =>
      store.change((change) => {
        change.rateLimits.create({ id: 'b', hits: [] });
        throw new Error('on purpose');
      }),
    ).toThrow('on purpose');
    expect(received.mock.calls).toEqual([
      [
        [
          ['rateLimits', 'a', { id: 'a', hits: [] }],
          ['rateLimits', 'a', { id: 'a', hits: [1] }],
          ['rateLimits', 'a', null],
        ],
        false,
        expect.any(Function),
      ],
    ]);
  });
});

describe('load', () => {
  test('replaces everything, an append-only collection too', () => {
    const store = seededStore();
    store.load({ rateLimits: [{ id: 'a', hits: [1] }] });
    expect(everythingIn(store).flat()).toEqual([{ id: 'a', hits: [1] }]);
    store.load({});
    expect(everythingIn(store).flat()).toEqual([]);
  });

  test('of two rows with the same key throws RowError and changes nothing', () => {
    const store = seededStore();
    const before = everythingIn(store);
    expect(before.flat().length).toBeGreaterThan(50);
    const counter = { name: 'twice', value: 1 };
    expect(() => store.load({ counters: [counter, counter] })).toThrow(RowError);
    expect(everythingIn(store)).toEqual(before);
  });
});

test('a collection with nested records is rejected, because @mswjs/data would make records of them', () => {
  const nested = collection(record({ id: text(), inner: record({ a: text() }) }), { key: 'id' });
  expect(() => modelOf(nested as never)).toThrow('rows are flat');
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
  seededStore();
  expect(opened).toEqual([]);
  expect(BroadcastChannel).toBe(Channel);
});
