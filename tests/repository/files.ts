/** The files of the repository: those tracked by git, and new ones that are not ignored. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { FOLDERS } from '../suites/separate-packages.ts';

export const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

/** Paths below the repository's root, with `/`. */
export const FILES: readonly string[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
  { cwd: REPOSITORY, encoding: 'utf8', maxBuffer: 2 ** 26 },
)
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(REPOSITORY, path)));

const BINARY = /\.(png|jpe?g|webp|avif|gif|ico|woff2?|pdf)$/;

export const TEXT_FILES = FILES.filter((path) => !BINARY.test(path));

export const CODE_FILES = FILES.filter((path) => /\.(m?[jt]s|tsx)$/.test(path) && !path.endsWith('.d.ts'));

export function textOf(path: string): string {
  return readFileSync(join(REPOSITORY, path), 'utf8');
}

/** Where a pattern occurs, as `path:line: text`. */
export function occurrences(paths: readonly string[], pattern: RegExp): readonly string[] {
  return paths.flatMap((path) =>
    textOf(path)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
}

export interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  /** The packages whose installation scripts npm may run. */
  readonly allowScripts: Readonly<Record<string, boolean>>;
}

export const MANIFEST = JSON.parse(textOf('package.json')) as Manifest;

/** What each lock file of the repository pins: the version of each package that is named beside it. */
export const PINNED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'package-lock.json': { ...MANIFEST.dependencies, ...MANIFEST.devDependencies },
  ...Object.fromEntries(
    FOLDERS.map((folder) => {
      const { devDependencies } = JSON.parse(textOf(`${folder}/package.json`)) as Manifest;
      return [`${folder}/package-lock.json`, devDependencies];
    }),
  ),
};
