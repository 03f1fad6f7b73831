/** The files of the tests, as paths in the repository. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './child.ts';

/** Every test file. */
export const TEST_FILES: readonly string[] = ['tests', 'tools']
  .flatMap((folder) =>
    readdirSync(join(REPOSITORY, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    ),
  )
  .filter((path) => /\.(test\.tsx?|spec\.ts)$/.test(path))
  .toSorted();

/** Vitest's files with deep tests only. Vitest loads a file before it skips its tests, which takes as long as some of them. */
export function filesOfDeepTests(): readonly string[] {
  return TEST_FILES.filter((path) => textOf(path).startsWith('// @module-tag deep\n'));
}

export function textOf(path: string): string {
  return readFileSync(join(REPOSITORY, path), 'utf8');
}
