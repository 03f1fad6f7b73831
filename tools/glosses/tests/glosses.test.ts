/** Checks that the English glosses match the catalogs: the same ids, with the same arguments. */
import { createCompiledCatalog } from '@lingui/cli/api';
import { expect, test } from 'vitest';
import glosses from '../en.json';
import { englishOf } from '../english.ts';
import { catalogOf } from '../../../tests/unit/src/i18n/catalogs.ts';

const LAO = catalogOf('lo');
const IDS = Object.keys(LAO);

/** A text, or a part of one, as Lingui compiles it: literal text and arguments, whose options are compiled texts again. */
type Compiled = readonly (string | readonly [name: string, kind?: string, format?: Format])[];
type Format = string | Readonly<Record<string, Compiled | number>>;

/** The parts that a text and its translation must share: arguments with their kinds, the keys of each `select`, and tags. */
function shapeOf(text: string): readonly string[] {
  const { source, errors } = createCompiledCatalog('en', { text }, { namespace: 'json' });
  if (errors[0]) throw errors[0].error;
  const { messages } = JSON.parse(source) as { readonly messages: { readonly text: Compiled } };
  const tags = text.match(/<\/?\w+\/?>/g) ?? [];
  return [...new Set([...argumentsOf(messages.text), ...tags])].toSorted();
}

function argumentsOf(compiled: Compiled): readonly string[] {
  return compiled.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, kind = '', format = {}] = token;
    if (typeof format === 'string') return [`${name} ${kind} ${format}`];
    // Plural categories differ between languages, so their keys are not compared.
    const keys = kind === 'select' ? Object.keys(format).toSorted() : [];
    const options = Object.values(format).filter((option) => typeof option !== 'number');
    return [[name, kind, ...keys].join(' ').trim(), ...options.flatMap(argumentsOf)];
  });
}

test('the glosses have the ids of the Lao catalog, in its order', () => {
  expect(Object.keys(glosses)).toEqual(IDS);
});

test('no gloss is empty', () => {
  expect(IDS.filter((id) => !englishOf(id)?.trim())).toEqual([]);
});

test('a gloss has the arguments and the tags of the Lao text', () => {
  const shapes = (textOf: (id: string) => string | undefined) =>
    IDS.map((id) => [id, ...shapeOf(textOf(id) ?? '')].join(' · '));
  expect(shapes(englishOf)).toEqual(shapes((id) => LAO[id]));
});

test('a gloss contains no letters other than A–Z', () => {
  const isForeign = (text: string) => /(?![A-Za-z])[\p{Letter}\p{Mark}]/u.test(text);
  expect(IDS.map((id) => englishOf(id) ?? '').filter(isForeign)).toEqual([]);
});

test('`englishOf` returns the text with its argument names, and undefined for an unknown id', () => {
  expect(englishOf('pager.page')).toBe('Page {page}');
  expect(englishOf('pager')).toBeUndefined();
  expect(englishOf('constructor')).toBeUndefined();
});
