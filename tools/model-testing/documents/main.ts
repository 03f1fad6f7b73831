/**
 * `npm run documents -- test-cases`: writes the generated cases as documents that a person can follow, Markdown and CSV, in four languages.
 * `-- --machine deposit --coverage pairs --language lo --out DIR` limits the cases, the languages and the output folder;
 * `--pictures` also plays the cases in a browser and takes screenshots (docs/test-cases.md).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Language, LANGUAGES } from '../../../src/i18n/languages.ts';
import { ALL_FIXTURES } from '../../fixtures/all-fixtures.ts';
import { bookOf, WALKS, playerBook } from './book.ts';
import { COVERAGES } from './choice/chosen.ts';
import { documentsOf } from './files.ts';
import type { ManualCase } from './manual/manual-case.ts';
import { pictureFile, type Taken, takePictures } from './pictures/photographer.ts';
import { startServers } from './pictures/servers.ts';

const { values } = parseArgs({
  options: {
    machine: { type: 'string' },
    coverage: { type: 'string', default: 'transitions' },
    language: { type: 'string' },
    origin: { type: 'string', default: 'http://localhost:5173' },
    out: { type: 'string', default: 'test-cases' },
    pictures: { type: 'boolean', default: false },
  },
});

const coverage = oneOf(COVERAGES, values.coverage, 'coverage');
const languages = values.language === undefined ? LANGUAGES : [oneOf(LANGUAGES, values.language, 'language')];
const machines = [WALKS, ...ALL_FIXTURES.map(({ machine }) => machine.id)];
const wanted = values.machine === undefined ? machines : [oneOf(machines, values.machine, 'machine')];
const fixtures = ALL_FIXTURES.filter(({ machine }) => wanted.includes(machine.id));
const books = [
  ...(wanted.includes(WALKS) ? [playerBook(coverage)] : []),
  ...fixtures.map((fixtures) => bookOf(fixtures, coverage)),
];

const folder = resolve(values.out);
const cases = books.flatMap((book) => book.cases);
const steps = cases.reduce((sum, each) => sum + each.steps.length, 0);
const taken = values.pictures ? await picturesOf() : null;
const pictureOf = (language: Language) => (manual: ManualCase, step: number | null) => {
  const file = pictureFile(language, manual, step);
  return taken?.pictures.has(file) ? `../${file}` : null;
};
const files = documentsOf(books, { coverage, languages, origin: values.origin, pictureOf });
for (const [name, text] of files) {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
console.log(
  `${cases.length} cases of ${steps} steps, in ${languages.join(', ')}: ${join(folder, 'README.md')}`,
);
for (const { id, step, text } of taken?.untruths ?? []) {
  console.error(`${id} is not as its document says, at step ${step}: ${text}`);
  process.exitCode = 1;
}

/** Plays every case in a browser and takes the pictures. */
async function picturesOf(): Promise<Taken> {
  const servers = await startServers(new Set(cases.map(({ place }) => place)));
  try {
    return await takePictures(cases, languages, servers.origins, folder);
  } finally {
    await servers.close();
  }
}

/** @throws when the value is unknown. */
function oneOf<Value extends string>(known: readonly Value[], value: string, name: string): Value {
  const found = known.find((each) => each === value);
  if (found === undefined) throw new Error(`There is no ${name} ${value}, but: ${known.join(', ')}.`);
  return found;
}
