import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { rowsOf, DOCUMENT } from '../repository/coverage/coverage-table.ts';
import { REPOSITORY } from '../suites/child.ts';
import { breakable } from './breaks.ts';

/** The folder of the build with switches. */
export const SITE_FOLDER = 'node_modules/.cache/coverage-mutants/site';

/** Whether code that a row names may be broken. The mock may not: the tests depend on it. */
export function isBreakable(path: string): boolean {
  return /^(src|contract|machines)\/.*\.tsx?$/.test(path);
}

/** Inserts switches into the files that rows of the table name. */
export function withSwitches(): Plugin {
  const named = new Set(
    rowsOf(readFileSync(join(REPOSITORY, DOCUMENT), 'utf8')).flatMap(({ builtIn }) =>
      builtIn.map(({ path }) => path).filter(isBreakable),
    ),
  );
  return {
    name: 'with-switches',
    enforce: 'pre',
    transform(source, id) {
      const path = relative(REPOSITORY, id.split('?')[0] ?? id).replaceAll('\\', '/');
      if (!named.has(path) || id.includes('?')) return null;
      return { code: breakable(path, source).code, map: null };
    },
  };
}
