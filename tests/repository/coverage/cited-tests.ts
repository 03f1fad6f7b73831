/** Reads test files as text, for docs/specification-coverage.md: the titles of tests, and which command runs them. */
import type { Proof } from './coverage-table.ts';

/**
 * `always`: `npm test` runs all its cases. `sampled`: `npm test` runs a random part of its cases. `deep`: only `npm run
 * test:deep` runs it.
 */
export type Status = 'always' | 'sampled' | 'deep';

/** Matches a call with a text and a function as arguments: the text is the title of a test or of a group. */
const TITLE =
  /(\bdescribe(?:\.\w+)*)?\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`|subject\.name),\s*(?:([A-Z_]+|details|[\w.]+ \? [A-Z_]+ : \{\}|\{\s*tags: \['deep'\],\s*\}),\s*)?(?:async\s*)?\(/g;

/** Matches the sentence of a rule of the conformance kit, which conformance.test.ts checks on the mock. */
const RULE = /\bsays:\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)/g;

interface Call {
  readonly title: string;
  readonly isGroup: boolean;
  /** The code between the title and the function: options or tags. */
  readonly details: string;
  /** The code from the title to the end of the function. */
  readonly block: string;
}

export function titlesIn(code: string): readonly string[] {
  const rules = [...code.matchAll(RULE)].map(([, single, double, template]) =>
    unescaped(single ?? double ?? template ?? ''),
  );
  return [...callsIn(code).map(({ title }) => title), ...rules];
}

/** The status of the cited test. A group has the status of its most often run test. */
export function sessionStatusOf({ path, title }: Proof, code: string): Status {
  const isBrowser = path.endsWith('.spec.ts');
  if (!isBrowser && /^\/\/ @module-tag deep$/m.test(code)) return 'deep';
  const drawn = drawnNamesIn(code);
  const statuses = callsIn(code)
    .filter((call) => call.title.startsWith(title))
    .flatMap((call) => (call.isGroup ? testsIn(call.block) : [call]))
    .map((call) => (isBrowser ? browserStatus(call) : vitestStatus(call, drawn)));
  return (['always', 'sampled', 'deep'] as const).find((each) => statuses.includes(each)) ?? 'deep';
}

function testsIn(block: string): readonly Call[] {
  // The first is the group itself.
  return callsIn(`(${block.slice(block.indexOf('=>'))}`).filter(({ isGroup }) => !isGroup);
}

function browserStatus({ details }: Call): Status {
  if (details === 'ESSENTIAL') return 'always';
  return details.includes('ESSENTIAL') || details === 'details' ? 'sampled' : 'deep';
}

function vitestStatus({ details, block }: Call, drawn: readonly string[]): Status {
  if (details.includes('deep')) return 'deep';
  return mentions(block, drawn) ? 'sampled' : 'always';
}

/** `cases` and `DEEP`, and the declarations of the file that use them, directly or indirectly. */
function drawnNamesIn(code: string): readonly string[] {
  if (!/^import \{[^}]*\b(cases|DEEP)\b[^}]*\} from '[./]+\/(?:suites\/)?depth\.ts'/m.test(code)) return [];
  const declared = [...code.matchAll(/^(?:async )?(?:const|function) (\w+)/gm)].map((match) => ({
    name: match[1] ?? '',
    block: declarationAt(code, match.index),
  }));
  const drawn = ['cases', 'DEEP'];
  for (let known = 0; known < drawn.length; ) {
    known = drawn.length;
    const more = declared.filter(({ name, block }) => !drawn.includes(name) && mentions(block, drawn));
    drawn.push(...more.map(({ name }) => name));
  }
  return drawn;
}

function mentions(block: string, names: readonly string[]): boolean {
  return names.some((name) => new RegExp(`\\b${name}\\b`).test(block));
}

/** A declaration ends before the next line that is not indented and begins another statement. */
function declarationAt(code: string, start: number): string {
  const rest = code.slice(start);
  const end = /\n(?![\s})\]])/.exec(rest)?.index;
  return rest.slice(0, end);
}

function callsIn(code: string): readonly Call[] {
  return [...code.matchAll(TITLE)].map((match) => {
    const [, group, single, double, template, details = ''] = match;
    return {
      title: unescaped(single ?? double ?? template ?? ''),
      isGroup: group !== undefined,
      details,
      block: blockAt(code, match.index),
    };
  });
}

/** The code up to the end of the statement, which is found by indentation. */
function blockAt(code: string, start: number): string {
  const line = code.lastIndexOf('\n', start) + 1;
  const [indentation = ''] = /^[ \t]*/.exec(code.slice(line)) ?? [];
  const end = code.indexOf(`\n${indentation}}`, start);
  const other = code.indexOf(`\n${indentation});`, start);
  const ends = [end, other].filter((place) => place >= 0);
  return code.slice(start, ends.length === 0 ? undefined : Math.min(...ends));
}

function unescaped(text: string): string {
  return text.replace(/\\(['"`])/g, '$1');
}
