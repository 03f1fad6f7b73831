/** The corpus of field reports: each kind has tests, and the document says what the corpus says. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIELD_REPORTS } from '../field-reports/all.ts';
import { ownScript, REPOSITORY, runNode } from '../suites/child.ts';

test.each(FIELD_REPORTS.flatMap(({ kind, tests }) => tests.map(([file, title]) => ({ kind, file, title }))))(
  '$file has the test of: $kind',
  ({ file, title }) => {
    const path = join(REPOSITORY, file);
    expect(existsSync(path)).toBe(true);
    expect(readFileSync(path, 'utf8')).toContain(title);
  },
);

test('docs/field-reports.md is what the corpus generates', async () => {
  const { exitCode } = await runNode([...ownScript('tools/documents/field-reports.ts'), '--check']);
  expect(exitCode).toBe(0);
});
