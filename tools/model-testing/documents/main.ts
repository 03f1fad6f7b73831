/**
 * `npm run documents -- test-cases`: writes the walks of the player's models as documents that a person can follow, Markdown and
 * CSV, in four languages. `--pictures` also performs the walks in a browser and takes a screenshot of each step
 * (docs/test-cases.md).
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { LANGUAGES } from '../../../src/i18n/languages.ts';
import { allWalks } from '../player/models.ts';
import { runWalks } from '../player/run.ts';
import { csvOf, rowsOf } from './csv.ts';
import { markdownPage } from './markdown.ts';
import { speechIn } from './sentences.ts';

const { values } = parseArgs({
  options: {
    language: { type: 'string' },
    origin: { type: 'string', default: 'http://localhost:5173' },
    out: { type: 'string', default: 'test-cases' },
    pictures: { type: 'boolean', default: false },
  },
});

const languages = LANGUAGES.filter((each) => values.language === undefined || each === values.language);
if (languages.length === 0)
  throw new Error(`There is no language ${values.language}, but: ${LANGUAGES.join(', ')}.`);

const folder = resolve(values.out);
const walks = allWalks();
mkdirSync(folder, { recursive: true });
for (const language of languages) {
  const pictures = join('pictures', language);
  if (values.pictures && !(await runWalks({ language, pictures: join(folder, pictures) })))
    process.exitCode = 1;
  const pictureOf = (id: string, step: number) => {
    const file = join(pictures, `${id}-${step}.png`);
    return existsSync(join(folder, file)) ? file : null;
  };
  const speech = speechIn(language);
  writeFileSync(join(folder, `${language}.md`), markdownPage(speech, walks, values.origin, pictureOf));
  writeFileSync(join(folder, `${language}.csv`), csvOf(rowsOf(speech, walks, values.origin)));
}
const steps = walks.reduce((sum, walk) => sum + walk.steps.length, 0);
console.log(`${walks.length} cases of ${steps} steps, in ${languages.join(', ')}: ${folder}`);
