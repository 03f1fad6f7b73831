/**
 * Writes `docs/openapi.json`. With `--check` it writes nothing, and fails if the file differs from what `contract/` generates.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openApiDocument } from '../../contract/openapi/document.ts';
import { REPOSITORY, runNode, toolPath } from '../../tests/suites/child.ts';

const FILE = 'docs/openapi.json';

const path = join(REPOSITORY, FILE);
const text = JSON.stringify(openApiDocument());

if (!process.argv.includes('--check')) {
  await writeFile(path, text);
  const { exitCode } = await runNode([toolPath('@biomejs/biome', 'biome'), 'format', '--write', FILE]);
  process.exitCode = exitCode;
} else if (JSON.stringify(JSON.parse(await readFile(path, 'utf8'))) !== text) {
  console.error(
    `${FILE} is not what the table of calls gives; \`npm run documents -- openapi\` brings it up to date.`,
  );
  process.exitCode = 1;
}
