/** docs/deploy.md documents every variable of the environment and every header. */
import { expect, test } from 'vitest';
import { NOTHING_INLINE } from '../../deploy/content-security-policy.ts';
import { headersOf, KINDS } from '../../deploy/headers.ts';
import { textOf } from '../repository/files.ts';

const DOCUMENT = textOf('docs/deploy.md');

test('every variable that start.sh reads is explained, and no other', () => {
  const read = [...textOf('deploy/nginx/start.sh').matchAll(/\$\{([A-Z_]+):?-/g)].map(
    ([, name = '']) => name,
  );
  const [, table = ''] = /\n## Variables\n([\s\S]*?)\n## /.exec(DOCUMENT) ?? [];
  const explained = [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
  );
  expect(explained.toSorted()).toEqual([...new Set(read)].toSorted());
});

test('every header is explained', () => {
  const sent = new Set(KINDS.flatMap((kind) => Object.keys(headersOf(kind, NOTHING_INLINE))));
  const [, table = ''] = /\n## Headers\n([\s\S]*?)\n## /.exec(DOCUMENT) ?? [];
  expect([...sent].filter((name) => !new RegExp(`^\\| \`${name}`, 'm').test(table))).toEqual([]);
});

test('every kind of address has a row in the table on caching', () => {
  const [, table = ''] = /\n## What may be cached\n([\s\S]*?)\n## /.exec(DOCUMENT) ?? [];
  expect(table.match(/^\| (?!Address|---)/gm)).toHaveLength(KINDS.length);
});
