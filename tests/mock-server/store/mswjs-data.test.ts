/** Behaviours of @mswjs/data that the store works around (docs/decisions/0039): a new version may no longer have them. */
import { factory, nullable, primaryKey } from '@mswjs/data';
import { expect, test } from 'vitest';

function database() {
  return factory({ row: { id: primaryKey(String), field: nullable(String) } });
}

const A = { id: { equals: 'a' } };

test('`equals: null` matches nothing', () => {
  const { row } = database();
  row.create({ id: 'a', field: null });
  // The types allow no null; a query in plain JavaScript does.
  expect(row.findMany({ where: { field: { equals: null } } } as never)).toEqual([]);
});

test('an update of a frozen record changes nothing, and throws no error', () => {
  const { row } = database();
  Object.freeze(row.create({ id: 'a', field: 'before' }));
  const update = () => row.update({ where: A, data: { field: 'after' } });
  expect(update()?.field).toBe('before');
});

test('a record that is deleted and created again goes to the end', () => {
  const { row } = database();
  for (const id of ['a', 'b']) row.create({ id });
  row.create({ ...row.delete({ where: A }) });
  expect(row.getAll().map(({ id }) => id)).toEqual(['b', 'a']);
});

test('an update makes a new record: the one that was read does not change', () => {
  const { row } = database();
  const before = row.create({ id: 'a', field: 'before' });
  row.update({ where: A, data: { field: 'after' } });
  expect(before.field).toBe('before');
});

test('`take: 0` takes everything', () => {
  const { row } = database();
  row.create({ id: 'a' });
  expect(row.findMany({ take: 0 })).toHaveLength(1);
});
