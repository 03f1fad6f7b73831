/** @mswjs/data is the mock's store (docs/decisions/0039). */
import { expect, test } from 'vitest';
import { CODE_FILES, occurrences } from './files.ts';

/** Holds rows by design: the records that are restored if a synchronous change fails. */
const UNDO_LOG = 'mock-server/store/undo-log.ts';

test('no class or module of the store holds rows outside the library', () => {
  const files = CODE_FILES.filter((path) => path.startsWith('mock-server/store/') && path !== UNDO_LOG);
  expect(files.length).toBeGreaterThan(5);
  expect(occurrences(files, /new (Weak)?(Map|Set)\b/)).toEqual([]);
  expect(
    occurrences(files, /^\s*(readonly |static )*#?\w+(: [^=(]+)? = (\[|\{\}|Object\.create|Array)/),
  ).toEqual([]);
});

test('handlers, the lab and the domain write only by the methods of a collection', () => {
  const files = CODE_FILES.filter(
    (path) => path.startsWith('mock-server/') && !path.startsWith('mock-server/store/'),
  );
  expect(occurrences(files, /from '@mswjs\/data'/)).toEqual([]);
});
