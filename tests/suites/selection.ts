/** Resolves the arguments of `npm test -- <path or word>` to tests. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './child.ts';
import { CHECKS } from './suites.ts';
import { TEST_FILES, textOf } from './test-files.ts';

export interface Selection {
  readonly checks: readonly string[];
  /** Test files for Vitest, as paths in the repository. */
  readonly vitest: readonly string[];
  /** Test files for Playwright, as paths in the repository. */
  readonly browser: readonly string[];
  /** Set if the arguments match no path: runs only tests with this text in their title. */
  readonly title: string | undefined;
}

/**
 * An argument is the name of a check, a part of test paths, or a part of test titles, in this order. A computed title is not in
 * the source of its file, so if no file contains the text, all files are run.
 */
export function selectionOf(text: readonly string[], title?: string): Selection {
  const checks = text.filter((word) => word in CHECKS);
  const others = text.filter((word) => !(word in CHECKS)).map((word) => word.replace(/^\.\//, ''));
  const named = TEST_FILES.filter((path) => others.some((word) => path.includes(word)));
  const isTitle = others.length > 0 && named.length === 0;
  const wanted = title ?? (isTitle ? others.join(' ') : undefined);
  const candidates = named.length > 0 || others.length === 0 ? named : TEST_FILES;
  const containing =
    isTitle && wanted !== undefined ? candidates.filter((path) => textOf(path).includes(wanted)) : candidates;
  const files = containing.length > 0 ? containing : candidates;
  return {
    checks,
    vitest: files.filter((path) => !path.endsWith('.spec.ts')),
    browser: files.filter((path) => path.endsWith('.spec.ts')),
    title: wanted,
  };
}

/** The sources of the build. */
const SOURCES = [
  'src',
  'contract',
  'machines',
  'mock-server',
  'deploy',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];

/** Whether the build in `dist` is newer than all its sources. */
export function isBuildCurrent(): boolean {
  const built = modifiedAt('dist/index.html');
  return built !== null && SOURCES.every((source) => newestIn(source) <= built);
}

function newestIn(path: string): number {
  const own = modifiedAt(path) ?? 0;
  if (!statSync(join(REPOSITORY, path)).isDirectory()) return own;
  const within = readdirSync(join(REPOSITORY, path), { recursive: true, encoding: 'utf8' });
  return Math.max(own, ...within.map((name) => modifiedAt(join(path, name)) ?? 0));
}

function modifiedAt(path: string): number | null {
  return statSync(join(REPOSITORY, path), { throwIfNoEntry: false })?.mtimeMs ?? null;
}
