/** A folder for the files that tests write. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

export interface TemporaryFolder {
  readonly path: string;
  /** The path of a file in it. */
  in(name: string): string;
}

/** An empty folder for each test, or one for all tests of the describing block. */
export function temporaryFolder(lasts: 'a test' | 'all tests' = 'a test'): TemporaryFolder {
  const [before, after] = lasts === 'a test' ? [beforeEach, afterEach] : [beforeAll, afterAll];
  let path = '';
  before(async () => {
    path = await mkdtemp(join(tmpdir(), 'dok-champa-'));
  });
  after(() => rm(path, { recursive: true, force: true }));
  return {
    get path() {
      return path;
    },
    in: (name) => join(path, name),
  };
}
