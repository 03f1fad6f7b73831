/** Files, headings, npm scripts and sections that documents and comments refer to exist. */
import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { FILES, MANIFEST, REPOSITORY, textOf } from './files.ts';

const DOCUMENTS = FILES.filter((path) => path.endsWith('.md'));

/** npm's own commands, which are no scripts of package.json. */
const NPM_COMMANDS = ['ci', 'install', 'run', 'audit', 'exec', 'pack'];

/** The links of all documents to files of the repository: `[text](target#anchor)`, outside of code. */
const LINKS = DOCUMENTS.flatMap((document) => {
  const text = textOf(document)
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/`[^`\n]*`/g, '');
  const targets = [...text.matchAll(/\]\(([^()\s]+)(?:\s+"[^"]*")?\)/g)].map(([, target = '']) => target);
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [path = '', anchor] = target.split('#');
      const place = path === '' ? document : normalize(join(dirname(document), decodeURIComponent(path)));
      return { name: `${document}: ${target}`, place, anchor };
    });
});

test('every link leads to a file of the repository', () => {
  expect(LINKS.length).toBeGreaterThan(500);
  expect(broken(LINKS.filter(({ place }) => !existsSync(join(REPOSITORY, place))))).toEqual([]);
});

test('every heading that is linked to exists', () => {
  const toHeadings = LINKS.filter(({ place, anchor }) => place.endsWith('.md') && anchor !== undefined);
  expect(
    broken(toHeadings.filter(({ place, anchor = '' }) => !anchorsOf(textOf(place)).includes(anchor))),
  ).toEqual([]);
});

test('every test that the field reports name exists', () => {
  const cited = [
    ...textOf('docs/field-reports.md').matchAll(/^- \[([^\]]+)\]\([^)]+\)(?:: \*(.+)\*)?$/gm),
  ].map(([, path = '', title = '']) => ({ name: `${path}: ${title}`, path, title }));
  expect(cited.length).toBeGreaterThan(30);
  expect(broken(cited.filter(({ path, title }) => !textOf(path).includes(title)))).toEqual([]);
});

test('every npm script that a document names exists', () => {
  const commands = /(?:^|`|&& |\$ )npm (?:run )?([a-z][a-z:-]*)/gm;
  const named = DOCUMENTS.flatMap((path) =>
    [...textOf(path).matchAll(commands)].map(([, name = '']) => ({ name: `${path}: ${name}`, script: name })),
  );
  const known = [...Object.keys(MANIFEST.scripts), ...NPM_COMMANDS];
  expect(broken(named.filter(({ script }) => !known.includes(script)))).toEqual([]);
});

test('every section of the specification and the contract that a text names exists', () => {
  const sections = {
    specification: numberedSections('docs/specification.md'),
    contract: numberedSections('docs/contract.md'),
  };
  const reference = /\b(specification|contract) ((?:§\d[\d.]*\d?(?:, | and |, and | or )?)+)/g;
  const unknown = FILES.filter((path) => /\.(tsx?|js|css|md)$/.test(path)).flatMap((path) =>
    [...textOf(path).matchAll(reference)].flatMap(([, book = '', list = '']) =>
      [...list.matchAll(/§(\d+(?:\.\d+)*)/g)]
        .filter(([, number = '']) => !sections[book as keyof typeof sections].includes(number))
        .map(([section]) => `${path}: ${book} ${section}`),
    ),
  );
  expect(unknown).toEqual([]);
});

function broken(found: readonly { readonly name: string }[]): readonly string[] {
  return found.map(({ name }) => name);
}

/** The anchors of a page's headings, made as GitHub makes them. */
function anchorsOf(markdown: string): readonly string[] {
  return [...markdown.matchAll(/^#+ +(.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  );
}

/** The numbers of the headings of a document: `## 3. Transitions` is 3. */
function numberedSections(path: string): readonly string[] {
  return [...textOf(path).matchAll(/^#+ (\d+(?:\.\d+)*)\.? /gm)].map(([, number = '']) => number);
}
