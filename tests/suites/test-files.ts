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

/** The commands that run tests of a file of Vitest: `npm test` (quick), `npm run test:deep`, or both. */
export function commandsOf(path: string): { readonly isQuick: boolean; readonly isDeep: boolean } {
  const text = textOf(path);
  const tag = /^\/\/ @module-tag (\w+)$/m.exec(text)?.[1];
  return { isQuick: tag !== 'deep', isDeep: tag !== undefined || /\btags: \['deep'\]/.test(text) };
}

/**
 * Vitest's files with tests of the command. Vitest loads a file before it skips its tests: loading all files would take half a minute more
 * in the deep run.
 */
export function filesOf(command: 'quick' | 'deep'): readonly string[] {
  return TEST_FILES.filter((path) => {
    if (path.endsWith('.spec.ts')) return false;
    const { isQuick, isDeep } = commandsOf(path);
    return command === 'deep' ? isDeep : isQuick;
  });
}

export function textOf(path: string): string {
  return readFileSync(join(REPOSITORY, path), 'utf8');
}
