/** Writes the generated tables of `docs/contract.md`; with `--check` it fails when one of them is out of date. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REPOSITORY } from '../../tests/suites/child.ts';
import { withContractTables } from './contract-tables.ts';

const FILE = 'docs/contract.md';

const path = join(REPOSITORY, FILE);
const page = await readFile(path, 'utf8');
const current = withContractTables(page);

if (!process.argv.includes('--check')) {
  await writeFile(path, current);
} else if (current !== page) {
  console.error(
    `The tables of ${FILE} are out of date; \`npx tsx tools/documents/contract.ts\` updates them.`,
  );
  process.exitCode = 1;
}
