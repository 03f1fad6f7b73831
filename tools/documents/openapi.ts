/**
 * Writes `docs/openapi.json` with examples of the mock's own answers, and `docs/api.http`, requests to try them. With `--check` it
 * writes nothing, and fails if a file differs from what `contract/` generates, apart from the examples: those are taken anew only
 * when the files are written, because that runs the conformance kit.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openApiDocument } from '../../contract/openapi/document.ts';
import { REPOSITORY, runNode, toolPath } from '../../tests/suites/child.ts';
import { httpCollection } from './http-collection.ts';

const DOCUMENT = 'docs/openapi.json';
const COLLECTION = 'docs/api.http';

const [documentPath, collectionPath] = [join(REPOSITORY, DOCUMENT), join(REPOSITORY, COLLECTION)];

if (process.argv.includes('--check')) {
  const document = withoutExamples(await readFile(documentPath, 'utf8'));
  if (document !== JSON.stringify(openApiDocument())) outOfDate(DOCUMENT);
  if ((await readFile(collectionPath, 'utf8')) !== httpCollection()) outOfDate(COLLECTION);
} else {
  // Imported here, because a check needs neither the conformance kit nor the mock.
  const { collectExamples } = await import('./examples.ts');
  await writeFile(documentPath, JSON.stringify(openApiDocument(await collectExamples())));
  await writeFile(collectionPath, httpCollection());
  const format = [toolPath('@biomejs/biome', 'biome'), 'format', '--write', DOCUMENT];
  process.exitCode = (await runNode(format)).exitCode;
}

/** No schema has a property with one of these names. */
function withoutExamples(text: string): string {
  const isExample = (name: string) => name === 'example' || name === 'examples';
  return JSON.stringify(JSON.parse(text, (name, value: unknown) => (isExample(name) ? undefined : value)));
}

function outOfDate(file: string): void {
  console.error(
    `${file} is not what the table of calls gives; \`npm run documents -- openapi\` brings it up to date.`,
  );
  process.exitCode = 1;
}
