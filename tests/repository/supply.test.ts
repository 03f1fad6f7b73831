/** The packages' checksums, installation scripts and licences: `docs/dependencies.md`. */
import { describe, expect, test } from 'vitest';
import { billOfMaterials } from '../../tools/documents/bill-of-materials.ts';
import { MANIFEST, PINNED, textOf } from './files.ts';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly hasInstallScript?: boolean;
}

/** One package of the bill of materials. */
interface Component {
  readonly name: string;
  readonly version: string;
  readonly properties: readonly { readonly name: string }[];
  readonly hashes?: readonly unknown[];
  readonly licenses?: readonly unknown[];
}

const DOCUMENT = textOf('docs/dependencies.md');
const ROOT = 'node_modules/';

/** The packages of every lock file, by the path at which npm would install them beside it. */
const LOCKED = Object.keys(PINNED).flatMap((lock) => {
  const { packages } = JSON.parse(textOf(lock)) as { readonly packages: Readonly<Record<string, Locked>> };
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, locked]) => [lock.replace('package-lock.json', path), locked] as const);
});
const packages: Readonly<Record<string, Locked>> = Object.fromEntries(LOCKED);
/** The path of each package that a manifest names, by its name. */
const DIRECT = new Map(
  Object.entries(PINNED).flatMap(([lock, pinned]) =>
    Object.keys(pinned).map((name) => [name, lock.replace('package-lock.json', `${ROOT}${name}`)]),
  ),
);

/** Licences that require only that their notice is kept. */
const FREE = [
  '(BSD-3-Clause AND Apache-2.0)',
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
  '(MIT OR GPL-3.0-or-later)',
  '(MPL-2.0 OR Apache-2.0)',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT OR Apache-2.0',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
];
/** Licences that require more when a package is redistributed; packages with them are tools, which are not. */
const OF_TOOLS_ONLY = ['CC-BY-4.0', 'EPL-2.0 OR GPL-3.0-or-later', 'MPL-2.0'];
/** Licences of packages whose manifest states them in a form that npm does not read. */
const SAID_OTHERWISE: Readonly<Record<string, string>> = {
  'cli-table': 'MIT',
  khroma: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
};

test('the lock has a checksum for every package', () => {
  const strong = /^sha512-[\w+/]{86}==$/;
  expect(LOCKED.filter(([, { integrity = '' }]) => !strong.test(integrity)).map(([path]) => path)).toEqual(
    [],
  );
});

test('every package with an installation script is named in package.json and in the document', () => {
  const withScript = new Set(
    LOCKED.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path)),
  );
  expect(Object.keys(MANIFEST.allowScripts).toSorted()).toEqual([...withScript].toSorted());
  const [, scripts = ''] = /\*\*Scripts at installation\*\*([^]*?)\n- /.exec(DOCUMENT) ?? [];
  expect([...withScript].filter((name) => !scripts.includes(`\`${name}\``))).toEqual([]);
});

describe('licences', () => {
  test('every package has a known licence', () => {
    const unknown = LOCKED.filter(([path]) => ![...FREE, ...OF_TOOLS_ONLY].includes(licenceOf(path)));
    expect(unknown.map(([path]) => `${path}: ${licenceOf(path)}`)).toEqual([]);
  });

  test('the site’s dependencies have licences that require only their notice', () => {
    const shipped = LOCKED.filter(([, { dev, devOptional }]) => !dev && !devOptional);
    const demanding = shipped.filter(
      ([path]) => OF_TOOLS_ONLY.includes(licenceOf(path)) && !isBroughtByTools(path),
    );
    expect(shipped.length).toBeGreaterThan(Object.keys(MANIFEST.dependencies).length);
    expect(demanding.map(([path]) => path)).toEqual([]);
  });
});

describe('the document', () => {
  const rows = DOCUMENT.split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

  test('has each package once, and no other', () => {
    const named = rows.flatMap(([, names = '']) => [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
    expect(named.toSorted()).toEqual([...DIRECT.keys()].toSorted());
  });

  test.each(rows.map(([, names = '', licences = '', why = '']) => ({ names, licences, why })))(
    '$names has its licence and a reason',
    ({ names, licences, why }) => {
      const of = [...names.matchAll(/`([^`]+)`/g)].map(([, name]) =>
        licenceOf(DIRECT.get(name ?? '') ?? 'none'),
      );
      expect(licences).toBe([...new Set(of)].join(', '));
      expect(why.length).toBeGreaterThan(15);
    },
  );
});

test('the bill of materials has checksums and licences, and separates the packages of the site from its tools', {
  tags: ['deep'],
}, async () => {
  const { components } = JSON.parse(await billOfMaterials()) as { readonly components: readonly Component[] };
  const ours = components.filter(({ properties }) =>
    properties.every(({ name }) => !name.endsWith(':development')),
  );
  const listed = new Set(ours.map(({ name, version }) => `${name}@${version}`));
  const ofTheSite = Object.entries(MANIFEST.dependencies).map(([name, version]) => `${name}@${version}`);
  expect(ofTheSite.filter((each) => !listed.has(each))).toEqual([]);
  // Only packages with `dev` in the lock: some tools are also optional peers of the site's own packages.
  const tools = Object.keys(MANIFEST.devDependencies).filter((name) => packages[ROOT + name]?.dev);
  expect(tools.filter((name) => ours.some((each) => each.name === name))).toEqual([]);
  expect(components.filter(({ hashes }) => !hashes?.length).map(({ name }) => name)).toEqual([]);
  const unlicensed = components.filter(
    ({ name, licenses }) => !licenses?.length && !(name in SAID_OTHERWISE),
  );
  expect(unlicensed.map(({ name }) => name)).toEqual([]);
});

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf(ROOT) + ROOT.length);
}

function licenceOf(path: string): string {
  return packages[path]?.license ?? SAID_OTHERWISE[nameOf(path)] ?? 'none';
}

/** Lingui's React package requires its build macros, so npm counts their dependencies as dependencies of the site. */
function isBroughtByTools(path: string): boolean {
  return ['caniuse-lite'].includes(nameOf(path));
}
