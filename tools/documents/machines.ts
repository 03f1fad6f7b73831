/** Writes `docs/machines/`. With `--check` it writes nothing, and fails if a file differs from what the machines generate. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHARTS } from '../fixtures/charts.ts';
import { documentsOf } from '../viewer/documents/documents.tsx';
import { pictureStyles } from '../viewer/documents/picture.tsx';
import { REPOSITORY } from '../../tests/suites/child.ts';

const FOLDER = 'docs/machines';
const folder = join(REPOSITORY, FOLDER);

const styles = pictureStyles(
  await readFile(join(REPOSITORY, 'tools/viewer/diagram/diagram.css'), 'utf8'),
  await readFile(join(REPOSITORY, 'src/styles/tokens.css'), 'utf8'),
);
const documents = await documentsOf(CHARTS, styles);
const present = await readdir(folder).catch(() => []);
const orphans = present.filter((name) => !documents.has(name));

if (!process.argv.includes('--check')) {
  await mkdir(folder, { recursive: true });
  for (const name of orphans) await rm(join(folder, name));
  for (const [name, text] of documents) await writeFile(join(folder, name), text);
} else {
  const stale = [...orphans];
  for (const [name, text] of documents) {
    if ((await readFile(join(folder, name), 'utf8').catch(() => '')) !== text) stale.push(name);
  }
  for (const name of stale.toSorted()) console.error(`${FOLDER}/${name} is not what the machines give.`);
  if (stale.length > 0) {
    console.error('`npm run documents -- machines` brings the documents up to date.');
    process.exitCode = 1;
  }
}
