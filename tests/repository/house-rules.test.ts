/** The rule of tests/lint for imports of features: the linter has to find each planted violation. */
import { expect, test } from 'vitest';
import { lintPlanted } from './planted.ts';

const IMPORTS = {
  'an import': `import { x } from '../withdraw/x.ts';\nexport const y = x;\n`,
  'a type': `import type { x } from '../withdraw/x.ts';\nexport const y: typeof x = 1;\n`,
  'an export': `export { x } from '../withdraw/x.ts';\n`,
  'an export of all': `export * from '../withdraw/x.ts';\n`,
  'a dynamic import': `export const load = () => import('../withdraw/x.ts');\n`,
};

const sources = new Map<string, string>([
  ['src/features/withdraw/x.ts', 'export const x = 1;\n'],
  ['src/features/deposit/own.ts', `import { x } from './order/x.ts';\nexport const y = x;\n`],
  ['src/features/deposit/order/x.ts', 'export const x = 1;\n'],
  ...Object.values(IMPORTS).map((source, index) => [`src/features/deposit/i${index}.ts`, source] as const),
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
