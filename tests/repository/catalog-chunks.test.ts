/** Catalog chunks are loaded with the code that uses their messages (docs/decisions/0005). */
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { messageParts } from '../../tools/catalogs/message-parts.ts';
import { REPOSITORY } from './files.ts';

const { late, partOf, problems } = messageParts();

test.each(late.map((code) => [relative(REPOSITORY, code.file), code] as const))(
  '%s is loaded with exactly the catalog chunks that it uses',
  (_, { parts, ids }) => {
    const needed = new Set(ids.map(partOf));
    needed.delete('shell');
    expect([...needed].toSorted()).toEqual(parts.toSorted());
  },
);

test('lazily loaded code is found in more than 20 places', () => {
  expect(late.length).toBeGreaterThan(20);
});

test('code and catalogs have the same messages', () => {
  expect(problems).toEqual([]);
});

test('a visitor loads no message of players', () => {
  expect(['deposit.title', 'qr.issue', 'history.details', 'bank.title'].map(partOf)).not.toContain('shell');
});
