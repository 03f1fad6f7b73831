/**
 * A clean clone installs: `npm ci` rejects a lock file in which an optional dependency is missing. npm writes such a lock file
 * when a registry lacks the binaries of a native package.
 */
import { describe, expect, test } from 'vitest';
import { FILES, PINNED, textOf } from './files.ts';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type Packages = Readonly<Record<string, Locked>>;

const ROOT = 'node_modules/';

describe.each(Object.entries(PINNED))('%s', (lock, pinned) => {
  const { packages } = JSON.parse(textOf(lock)) as { packages: Packages };

  test('has every optional dependency of every package', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies)
        .filter(([name, range]) => !found(packages, path, name, range))
        .map(([name, range]) => `${path} → ${name}@${range}`),
    );
    expect(missing).toEqual([]);
  });

  test('contains no download URLs', () => {
    expect(Object.entries(packages).filter(([, locked]) => locked.resolved !== undefined)).toEqual([]);
  });

  test('has the versions that package.json pins', () => {
    for (const [name, version] of Object.entries(pinned)) {
      expect(`${name}@${packages[ROOT + name]?.version}`).toBe(`${name}@${version}`);
    }
  });
});

test('npm is the only package manager, and no folder but those of separate packages has a lock file', () => {
  expect(
    FILES.filter((path) =>
      /(^|\/)(package-lock\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?)$/.test(path),
    ).toSorted(),
  ).toEqual(Object.keys(PINNED).toSorted());
});

/** Resolves a package as Node does: in the package's own folder, then in each parent folder. */
function found(packages: Packages, path: string, name: string, range: string): boolean {
  for (let folder = path; ; folder = parentOf(folder)) {
    const locked = packages[`${folder === '' ? '' : `${folder}/`}${ROOT}${name}`];
    // Native packages are required in an exact version, and another version does not count.
    if (locked && (!/^\d/.test(range) || locked.version === range)) return true;
    if (folder === '') return false;
  }
}

function parentOf(folder: string): string {
  const index = folder.lastIndexOf('/node_modules/');
  return index < 0 ? '' : folder.slice(0, index);
}
