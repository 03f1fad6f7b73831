/** The files of the tests, as paths in the repository. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './child.ts';

/** Every test file. */
export const TEST_FILES: readonly string[] = ['packages', 'tests', 'tools']
  .flatMap((folder) =>
    readdirSync(join(REPOSITORY, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    ),
  )
  .filter((path) => /\.(test\.tsx?|spec\.ts)$/.test(path))
  .toSorted();

/** The commands that run tests of a file: `npm test` (quick), `npm run test:deep`, or both. */
export function commandsOf(path: string): { readonly isQuick: boolean; readonly isDeep: boolean } {
  const text = textOf(path);
  if (path.endsWith('.spec.ts')) {
    const tests = text.match(/^\s*test\(/gm)?.length ?? 0;
    const essential = text.match(/^(?!import).*\bESSENTIAL\b/gm)?.length ?? 0;
    return { isQuick: /\bESSENTIAL|@essential/.test(text), isDeep: essential < tests };
  }
  const tag = /^\/\/ @module-tag (\w+)$/m.exec(text)?.[1];
  return { isQuick: tag !== 'deep', isDeep: tag !== undefined || /\btags: \['deep'\]/.test(text) };
}

/** The files with tests of the command. */
export function filesOf(command: 'quick' | 'deep'): readonly string[] {
  return TEST_FILES.filter((path) => {
    const { isQuick, isDeep } = commandsOf(path);
    return command === 'deep' ? isDeep : isQuick;
  });
}

export function textOf(path: string): string {
  return readFileSync(join(REPOSITORY, path), 'utf8');
}
