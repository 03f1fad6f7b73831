/** The rules of tests/lint for imports and names: the linter has to find each planted violation. */
import { expect, test } from 'vitest';
import { replacementOf } from '../lint/vocabulary.js';
import { FILES, textOf } from './files.ts';
import { lintPlanted } from './planted.ts';

const IMPORTS = {
  'an import': `import { x } from '../withdraw/x.ts';\nexport const y = x;\n`,
  'a type': `import type { x } from '../withdraw/x.ts';\nexport const y: typeof x = 1;\n`,
  'an export': `export { x } from '../withdraw/x.ts';\n`,
  'an export of all': `export * from '../withdraw/x.ts';\n`,
  'a dynamic import': `export const load = () => import('../withdraw/x.ts');\n`,
};
const NAMES = ['refusedBy', 'Repertoire', 'theatreTabs', 'withWords', 'partOf', 'wayOn', 'standingOf'];

const sources = new Map<string, string>([
  ['src/features/withdraw/x.ts', 'export const x = 1;\n'],
  ['src/features/deposit/own.ts', `import { x } from './order/x.ts';\nexport const y = x;\n`],
  ['src/features/deposit/order/x.ts', 'export const x = 1;\n'],
  ...Object.values(IMPORTS).map((source, index) => [`src/features/deposit/i${index}.ts`, source] as const),
  ...NAMES.map((name, index) => [`src/n${index}.ts`, `export const ${name} = 1;\n`] as const),
]);
const found = lintPlanted(sources);

test.each(Object.keys(IMPORTS).map((way, index) => [way, index] as const))(
  'a feature that imports another one by %s is reported',
  (_, index) => {
    const messages = found(`src/features/deposit/i${index}.ts`).map(({ message }) => message);
    expect(messages).toContainEqual(expect.stringContaining('deposit imports the feature withdraw'));
  },
);

test('a feature may import its own folders', () => {
  expect(found('src/features/deposit/own.ts')).toEqual([]);
});

test.each(NAMES.map((name, index) => [name, index] as const))('the name %s is rejected', (_, index) => {
  const messages = found(`src/n${index}.ts`).map(({ message }) => message);
  expect(messages).toContainEqual(expect.stringContaining('docs/vocabulary.md'));
});

test('no file name contains a word that the vocabulary replaces', () => {
  const banned = FILES.filter((path) => !path.startsWith('docs/decisions/')).filter((path) =>
    path.split(/[/.-]/).some((part) => replacementOf(part) !== null),
  );
  expect(banned).toEqual([]);
});

test('no title of a decision contains a word that the vocabulary replaces', () => {
  const titles = FILES.filter((path) => /^docs\/decisions\/\d{4}-/.test(path)).map(
    (path) => /^# (.+)$/m.exec(textOf(path))?.[1] ?? path,
  );
  expect(titles.length).toBeGreaterThan(35);
  expect(titles.filter((title) => title.split(/\W+/).some((word) => replacementOf(word) !== null))).toEqual(
    [],
  );
});
