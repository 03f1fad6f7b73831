/** Each package is pinned, used, and in the right group of package.json. */
import { describe, expect, test } from 'vitest';
import { CODE_FILES, FILES, MANIFEST, occurrences, PINNED, textOf } from './files.ts';

/** Packages that no code imports: used by a script or a suite, by the compiler, or required by another package. */
const USED_OTHERWISE: Readonly<Record<string, string>> = {
  typescript: 'the suite `types`',
  oxlint: 'the suite `lint`',
  '@biomejs/biome': 'the suite `format`',
  tsx: 'npm test, npm run mock',
  '@testing-library/dom': '@testing-library/react asks for it',
};

const dependencies = Object.keys(MANIFEST.dependencies);
const everything = { ...MANIFEST.dependencies, ...MANIFEST.devDependencies };

/** Without this folder, whose files name packages in order to forbid them. */
const SOURCES = FILES.filter(
  (path) => /\.(m?[jt]sx?|css|html)$/.test(path) && !path.startsWith('tests/repository/'),
);
const text = SOURCES.map(textOf).join('\n');

describe('every package is used', () => {
  const named = new Set(Object.values(PINNED).flatMap(Object.keys));
  const imported = [...named].filter((name) => !(name in USED_OTHERWISE) && !name.startsWith('@types/'));
  test.each(imported)('%s', (name) => {
    const quoted = new RegExp(`['"]${name.replace(/[/.]/g, '\\$&')}(/[^'"]*)?['"]`);
    expect(quoted.test(text), `${name} is imported nowhere`).toBe(true);
  });
});

test('every version is exact', () => {
  const versions = Object.values(PINNED).flatMap(Object.entries<string>);
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('every package that the site imports is in `dependencies`, not in `devDependencies`', () => {
  // The gallery and the viewer run in the development server only.
  const isOfTheSite = (path: string) => /^(src(?!\/(gallery|viewer)\/)|machines|contract)\//.test(path);
  const imported = CODE_FILES.filter((path) => isOfTheSite(path) && !isArbitrary(path))
    .flatMap((path) => [...textOf(path).matchAll(/(?:from|import) ['"](@[\w-]+\/[\w.-]+|[\w.-]+)/g)])
    .map(([, name = '']) => name)
    .filter((name) => name in everything);
  expect([...new Set(imported)].filter((name) => !dependencies.includes(name))).toEqual([]);
});

test('fast-check is used by tests only', () => {
  const users = [
    ...occurrences(CODE_FILES, /from ['"]fast-check['"]/),
    ...occurrences(CODE_FILES, /schema\/arbitrary\.ts['"]|['"]\.\/arbitrary\.ts['"]/),
  ];
  expect(
    users.filter((use) => !/^(packages\/[\w-]+\/tests|tests|tools)\//.test(use) && !isArbitrary(use)),
  ).toEqual([]);
});

function isArbitrary(path: string): boolean {
  return path.startsWith('contract/schema/arbitrary.ts');
}
