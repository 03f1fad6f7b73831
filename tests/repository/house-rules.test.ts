/** The rules of tests/lint for imports of features and for code loaded on demand: the linter has to find each planted violation. */
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
/** Ways of loading code, each with whether it is allowed. */
const LOADS = [
  ['by itself', `export const load = () => import('./x.ts');\n`, false],
  [
    'by lazy of React',
    `import { lazy } from 'react';\nexport const Late = lazy(() => import('./x.ts'));\n`,
    false,
  ],
  [
    'by loadCode',
    `import { loadCode } from './load.ts';\nexport const load = () => loadCode(() => import('./x.ts'));\n`,
    true,
  ],
] as const;
for (const [way, source] of LOADS) sources.set(`src/layout/${way}.ts`, source);
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

test.each(LOADS)('code that is loaded %s', (way, _, isAllowed) => {
  const codes = found(`src/layout/${way}.ts`).map(({ code }) => code);
  expect(codes.some((code) => code.includes('load-code'))).toBe(!isAllowed);
});
