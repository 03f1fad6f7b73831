/**
 * A clean clone installs: `npm ci` rejects a lock file in which an optional dependency is missing. npm writes such a lock file
 * when a registry lacks the binaries of a native package.
 */
import { expect, test } from 'vitest';
import { FILES, MANIFEST, textOf } from './files.ts';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const PACKAGES = (JSON.parse(textOf('package-lock.json')) as { packages: Readonly<Record<string, Locked>> })
  .packages;

const ROOT = 'node_modules/';

test('every optional dependency of every package is in the lock', () => {
  const missing = Object.entries(PACKAGES).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, range]) => !found(path, name, range))
      .map(([name, range]) => `${path} → ${name}@${range}`),
  );
  expect(missing).toEqual([]);
});

test('the lock contains no download URLs', () => {
  expect(Object.entries(PACKAGES).filter(([, locked]) => locked.resolved !== undefined)).toEqual([]);
});

test('the lock has the versions that package.json pins', () => {
  for (const [name, version] of Object.entries({ ...MANIFEST.dependencies, ...MANIFEST.devDependencies })) {
    expect(`${name}@${PACKAGES[ROOT + name]?.version}`).toBe(`${name}@${version}`);
  }
});

test('npm is the one package manager, with one lock', () => {
  expect(
    FILES.filter((path) => /(^|\/)(package-lock\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?)$/.test(path)),
  ).toEqual(['package-lock.json']);
});

/** Resolves a package as Node does: in the package's own folder, then in each parent folder. */
function found(path: string, name: string, range: string): boolean {
  for (let folder = path; ; folder = parentOf(folder)) {
    const locked = PACKAGES[`${folder === '' ? '' : `${folder}/`}${ROOT}${name}`];
    // Native packages are required in an exact version, and another version does not count.
    if (locked && (!/^\d/.test(range) || locked.version === range)) return true;
    if (folder === '') return false;
  }
}

function parentOf(folder: string): string {
  const index = folder.lastIndexOf('/node_modules/');
  return index < 0 ? '' : folder.slice(0, index);
}
