/** Which catalog chunk a message belongs to: that of the code that uses it (docs/decisions/0005). */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Call, endpointOf, errorsOf } from '../../contract/endpoints.ts';
import { ERROR_STATUS, type Failure } from '../../contract/errors.ts';
import { PARTS, type Part } from '../../src/i18n/catalog-chunks.ts';
import { messageFor } from '../../src/i18n/failure-messages.ts';
import { messagesOf, SITE_PAGES } from '../../src/pages.ts';
import { type LazyImport, ModuleGraph } from './module-graph.ts';

const fileAt = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const MAIN = fileAt('src/main.tsx');

/** Names the messages of all failures, of which a page shows those of its calls. */
const FAILURE_MESSAGES = fileAt('src/i18n/failure-messages.ts');

/** Calls that visitors make. */
const OF_VISITORS: readonly Call[] = [
  'agencyInfo',
  'playerInfo',
  'login',
  'register',
  'games',
  'promotionsCurrent',
];

/** Code that is loaded lazily, with the chunks that are loaded beside it. */
export interface LateModule {
  readonly file: string;
  readonly parts: readonly Part[];
  /** The messages of its modules that the entry does not have. */
  readonly ids: readonly string[];
}

export interface MessageParts {
  /** The chunk of each message. */
  readonly partOf: (id: string) => Part;
  readonly late: readonly LateModule[];
  /** What is wrong: a message that no code names, or an id that no catalog has, with its file. */
  readonly problems: readonly string[];
}

/**
 * Reads the modules of the site and finds the chunk of each message: `shell` if the entry names it, or code that is loaded
 * without chunks; else the chunk that all code which names it is loaded with, the least common one if there are several.
 */
export function messageParts(): MessageParts {
  const ids = new Set(Object.keys(JSON.parse(readFileSync(fileAt('src/locales/lo.json'), 'utf8'))));
  const graph = new ModuleGraph(ids, PARTS);
  const idsIn = (files: Iterable<string>) =>
    [...files].filter((file) => file !== FAILURE_MESSAGES).flatMap((file) => graph.idsIn(file));
  const entry = graph.closureOf(MAIN);
  const pages = pagesOfTheSite();
  // The viewer is a developer's tool without messages of the catalogs.
  const loaded = graph
    .lazyImportsFrom([MAIN, ...pages.map(({ file }) => file)])
    .filter(({ file }) => !file.includes('/tools/viewer/'));
  const late = [...pages, ...loaded].map(
    ({ file, parts }): LateModule => ({
      file,
      parts: PARTS.filter((part) => parts.includes(part)),
      ids: idsIn([...graph.closureOf(file)].filter((other) => !entry.has(other))),
    }),
  );

  const everything = new Set([...entry, ...late.flatMap(({ file }) => [...graph.closureOf(file)])]);

  const uses = (part: Part) => late.filter(({ parts }) => parts.includes(part)).length;
  const leastCommonFirst = PARTS.toSorted((one, other) => uses(one) - uses(other));
  const ofEntry = new Set([...idsIn(entry), ...failuresOf(OF_VISITORS)]);
  const ofFailures = new Set(graph.idsIn(FAILURE_MESSAGES));
  const places = new Map([...ids].map((id) => [id, placeOf(id)]));

  function placeOf(id: string): Part | null {
    if (ofEntry.has(id)) return 'shell';
    const users = late.filter((code) => code.ids.includes(id));
    if (users.length === 0) return ofFailures.has(id) ? 'player' : null;
    return leastCommonFirst.find((part) => users.every(({ parts }) => parts.includes(part))) ?? 'shell';
  }

  return {
    partOf: (id) => places.get(id) ?? 'shell',
    late,
    problems: [
      ...[...places].flatMap(([id, place]) => (place === null ? [`no code names the message ${id}`] : [])),
      ...[...everything].flatMap((file) =>
        graph.unknownIn(file).map((id) => `${relative(fileAt(''), file)}: no catalog has the message ${id}`),
      ),
    ],
  };
}

let known: MessageParts | null = null;

/** The chunk of a message, as in a build. The modules are read at the first call. */
export function partOfMessage(id: string): Part {
  known ??= messageParts();
  return known.partOf(id);
}

/** The code of the pages, which the router loads by the table. */
function pagesOfTheSite(): readonly LazyImport[] {
  const inFeatures = (module: string) => fileAt(`src/features/${module}`);
  const pages = SITE_PAGES.map((page) => [page.module, messagesOf(page)] as const);
  return [
    ...[...new Map(pages)].map(([module, parts]) => ({ file: inFeatures(module), parts })),
    ...SITE_PAGES.flatMap(({ playersModule }) =>
      playersModule === undefined ? [] : [{ file: inFeatures(playersModule), parts: ['player'] }],
    ),
  ];
}

/** The messages of everything that can go wrong in these calls. */
function failuresOf(calls: readonly Call[]): readonly string[] {
  const line: readonly Failure[] = [
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'abort' },
    { kind: 'wrong-shape', status: 200, detail: '' },
  ];
  return calls.flatMap((call) => {
    const rejected = errorsOf(endpointOf(call)).map(
      (code): Failure => ({
        kind: 'server',
        code,
        status: ERROR_STATUS[code],
        meta: {},
        fields: {},
        requestId: '',
        retryAfterSeconds: null,
      }),
    );
    return [...line, ...rejected].map((failure) => messageFor(failure, call).id);
  });
}
