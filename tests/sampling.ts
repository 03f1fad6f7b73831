/** Which test files look at more in the deep run than in `npm test`: it consists of them alone (docs/decisions/0003). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An import of what differs between the two runs; a seed is the same in both. */
const ASKS_HOW_MUCH = /^import \{[^}]*\b(?:cases|DEEP)\b[^}]*\} from '[./]+\/depth\.ts'/m;

/** The modules that ask in the place of tests, by how a test names them. */
export const ASK_FOR_TESTS: readonly string[] = ['./harness/walks.ts'];

/** Whether a module asks by itself how much it is to look at. */
export function asksHowMuch(text: string): boolean {
  return ASKS_HOW_MUCH.test(text);
}

/** The test files below a folder of the repository that take samples of something, as paths in the repository. */
export function samplingFiles(repository: string, folder: string): readonly string[] {
  return readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => join(folder, path))
    .filter((path) => {
      const text = readFileSync(join(repository, path), 'utf8');
      return asksHowMuch(text) || ASK_FOR_TESTS.some((module) => text.includes(`from '${module}'`));
    });
}
