/** Resolves the arguments of `npm test -- <path or text>` to tests. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { mostSimilar } from '../../mock-server/lab/near-miss/spelling.ts';
import { REPOSITORY } from './child.ts';
import { CHECKS } from './suites.ts';
import { filesOf, TEST_FILES } from './test-files.ts';
import { says } from './titles.ts';

export interface Selection {
  readonly checks: readonly string[];
  /** Test files for Vitest, as paths in the repository. */
  readonly vitest: readonly string[];
  /** Test files for Playwright, as paths in the repository. */
  readonly browser: readonly string[];
  /** Set if the arguments match no path: runs only tests with this text in their title. */
  readonly title: string | undefined;
}

/** An argument that is neither the name of a check nor a part of a path or a title. */
class NothingMatches extends Error {
  constructor(word: string) {
    const hint = word.includes(' ')
      ? 'To find a title that a test computes, name its file too: npm test -- <path> --title <text>'
      : `Did you mean ${nearest(word)}?`;
    super(`Nothing matches “${word}”: no path, and no title in the sources. ${hint}`);
  }
}

/**
 * An argument is the name of a check or a part of test paths; if no argument is a part of a path, they are together a part of test titles.
 *
 * @throws NothingMatches if an argument selects nothing.
 */
export function selectionOf(text: readonly string[], title?: string): Selection {
  const checks = text.filter((word) => word in CHECKS);
  const others = text.filter((word) => !(word in CHECKS)).map((word) => word.replace(/^\.\//, ''));
  const unknown = others.filter((word) => !TEST_FILES.some((path) => path.includes(word)));
  const isPaths = others.length > 0 && unknown.length < others.length;
  const [first] = unknown;
  if (isPaths && first !== undefined) throw new NothingMatches(first);
  const wanted = title ?? (isPaths || others.length === 0 ? undefined : others.join(' '));
  const files = isPaths
    ? TEST_FILES.filter((path) => others.some((word) => path.includes(word)))
    : wanted === undefined
      ? []
      : titled(wanted);
  return { checks, title: wanted, ...byRunner(files) };
}

/** What `npm test` or `npm run test:deep` runs without arguments. */
export function everythingOf(command: 'quick' | 'deep'): Selection {
  const checks = command === 'deep' ? ['build'] : Object.keys(CHECKS);
  return { checks, title: undefined, ...byRunner(filesOf(command)) };
}

/** As `selectionOf`; ends the process with the message and the counts if an argument selects nothing. */
export function selectionOrExit(text: readonly string[], title?: string): Selection {
  try {
    return selectionOf(text, title);
  } catch (error) {
    if (!(error instanceof NothingMatches)) throw error;
    console.log(`${error.message}\n\n0 passed, 1 failed`);
    process.exit(1);
  }
}

function byRunner(files: readonly string[]): Pick<Selection, 'vitest' | 'browser'> {
  return {
    vitest: files.filter((path) => !path.endsWith('.spec.ts')),
    browser: files.filter((path) => path.endsWith('.spec.ts')),
  };
}

function titled(text: string): readonly string[] {
  const files = TEST_FILES.filter((path) => says(path, text));
  if (files.length === 0) throw new NothingMatches(text);
  return files;
}

/** The check, test file or folder of tests whose name is the most similar to the word. */
function nearest(word: string): string {
  const length = word.split('/').length;
  const spellings = new Map(Object.keys(CHECKS).map((name) => [name, name]));
  for (const path of TEST_FILES) {
    const names = path.split('/');
    for (const index of names.keys()) {
      const known = names.slice(0, index + 1).join('/');
      const end = names.slice(Math.max(0, index + 1 - length), index + 1).join('/');
      for (const suffix of ['', /\.tsx?$/, /\.(test|spec)\.tsx?$/]) {
        const spelling = end.replace(suffix, '');
        if (!spellings.has(spelling)) spellings.set(spelling, known);
      }
    }
  }
  return spellings.get(mostSimilar(word, [...spellings.keys()]) ?? '') ?? word;
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
