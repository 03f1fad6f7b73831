/**
 * Writes `docs/openapi.json`. With `--check` it writes nothing, and fails if the file differs from what `contract/` generates.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openApiDocument } from '../../contract/openapi/document.ts';
import { REPOSITORY } from '../../tests/suites/child.ts';

const FILE = 'docs/openapi.json';

const path = join(REPOSITORY, FILE);
const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`;

if (!process.argv.includes('--check')) {
  await writeFile(path, text);
} else if ((await readFile(path, 'utf8').catch(() => '')) !== text) {
  console.error(
    `${FILE} is not what the table of calls gives; \`npm run documents -- openapi\` brings it up to date.`,
  );
  process.exitCode = 1;
}
