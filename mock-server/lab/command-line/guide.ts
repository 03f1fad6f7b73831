/** The help texts of the command line, generated from the lab's verb descriptions. */
import { expectationOf, type FieldDescription } from '../fields.ts';
import type { VerbDescription } from '../verb-description.ts';
import { nameOf } from './request.ts';
import { SHORTS } from './short.ts';
import { indented, table } from './table.ts';

const COMMAND = 'npm run lab --';

const OPTIONS = [
  ['--json', 'prints the unchanged response'],
  ['--delete', 'uses the DELETE of the verb'],
  ['--all-columns', 'with `db`: prints all columns of the rows'],
  ['--watch', 'with `state`: then follows the world, one line for each event'],
  ['--help', 'shows the fields of a verb; sends no request'],
  ['--url URL', 'another server than the default ones; LAB_URL sets it permanently'],
  ['--world ID', 'another world than the default one; LAB_WORLD sets it permanently'],
  ['', 'LAB_TOKEN is sent to a server on another machine'],
];

export function guide(verbs: readonly VerbDescription[], origin: string): string[] {
  return [
    `The lab of ${origin}: ${COMMAND} VERB name=value …`,
    '',
    ...indented(table(OPTIONS)),
    '',
    'Short commands',
    ...indented(table(Object.values(SHORTS).map(({ usage, explanation }) => [usage, explanation]))),
    ...verbs.filter((verb) => nameOf(verb) !== '').flatMap((verb) => ['', ...about(verb)]),
  ];
}

/** Verbs whose body or response is a file, because it has too many fields for the command line. */
const WITH_FILE: readonly string[] = ['export', 'import'];

/** The help of one verb: its explanation, its fields and an executable example. */
export function about(verb: VerbDescription): string[] {
  const name = nameOf(verb);
  if (WITH_FILE.includes(name)) return [name, ...indented([verb.explanation, `  ${COMMAND} ${name} FILE`])];
  const fields = Object.entries({ ...verb.fields, ...verb.parameters });
  const lines = [
    verb.explanation,
    ...table(fields.map(([field, about]) => [about.required ? field : `[${field}]`, takes(about)])),
    ...(verb.query === undefined ? [] : [`name=value: ${verb.query}`]),
  ];
  const example = commandFor(verb);
  return [
    `${name}${verb.method === 'DELETE' ? ' --delete' : ''}`,
    ...indented(lines),
    ...(example === null ? [] : indented([example], 4)),
  ];
}

/** An explanation is printed instead of a pattern, which is hard to read. */
function takes(field: FieldDescription): string {
  const { explanation, type } = field;
  if (explanation === undefined) return expectationOf(field);
  return type === 'text' ? explanation : `${expectationOf(field)}. ${explanation}`;
}

/** The verb's example as a shell command; null if a verb with parameters has no example. */
export function commandFor(verb: VerbDescription): string | null {
  const text = textFor(verb);
  return text && [COMMAND, ...text.map(quoted)].join(' ');
}

/** The example's arguments, in the format that the parser accepts. */
export function textFor(verb: VerbDescription): string[] | null {
  const path = verb.example?.path ?? verb.path;
  if (path.includes(':')) return null;
  const [place = '', query = ''] = path.split('?');
  return [
    nameOf({ ...verb, path: place }),
    ...[...new URLSearchParams(query)].map(([name, value]) => `${name}=${value}`),
    ...flattened(verb.example?.body, ''),
    ...(verb.method === 'DELETE' ? ['--delete'] : []),
  ];
}

function flattened(body: unknown, prefix: string): string[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return flattened(value, `${prefix}${name}.`);
    }
    return [`${prefix}${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`];
  });
}

function quoted(word: string): string {
  return /^[\w./:@%+=,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
