/**
 * Catalog chunks are loaded with the code that uses their messages (docs/decisions/0005): the parts that are loaded with a lazy
 * import contain every message of the imported module and of its static imports.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { type Call, endpointOf, errorsOf } from '../../contract/endpoints.ts';
import { ERROR_STATUS, type Failure } from '../../contract/errors.ts';
import { messagesOf, SITE_PAGES } from '../../src/pages.ts';
import { messageFor } from '../../src/i18n/failure-messages.ts';
import { PARTS, type Part, chunkOf } from '../../src/i18n/catalog-chunks.ts';
import { REPOSITORY } from './files.ts';

const IDS = new Set(
  [...readFileSync(join(REPOSITORY, 'src/locales/lo.po'), 'utf8').matchAll(/^msgid "(.+)"$/gm)].map(
    ([, id = '']) => id,
  ),
);

/** This module names the messages of all failures. Those that a page needs follow from its calls: see below. */
const FAILURE_MESSAGES = join(REPOSITORY, 'src/i18n/failure-messages.ts');

interface LazyCode {
  readonly file: string;
  readonly parts: readonly Part[];
}

interface Module {
  readonly standsOn: readonly string[];
  readonly loads: readonly LazyCode[];
  readonly says: readonly string[];
}

const modules = new Map<string, Module>();

/** The properties of a syntax node that are used here. */
interface Node {
  readonly type: string;
  readonly importKind?: string;
  readonly exportKind?: string;
  readonly value?: unknown;
  readonly source?: Node | null;
  readonly callee?: Node & { readonly name?: string };
  readonly arguments?: readonly Node[];
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[];
}

function moduleAt(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const standsOn: string[] = [];
  const loads: LazyCode[] = [];
  const says: string[] = [];
  /** The path of an import's source if it is a file of the repository, else null. */
  const ours = (source: Node | null | undefined): string | null => {
    const named = String(source?.value);
    const path = resolve(dirname(file), named);
    return /^\.{1,2}\/.*\.tsx?$/.test(named) && existsSync(path) ? path : null;
  };
  const visit = (node: Node, beside: readonly Part[]): void => {
    if (/^(Import|Export(Named|All))Declaration$/.test(node.type) && node.source) {
      const path = ours(node.source);
      if (path && node.importKind !== 'type' && node.exportKind !== 'type') standsOn.push(path);
      return;
    }
    if (node.type === 'ImportExpression') {
      const path = ours(node.source);
      if (path) loads.push({ file: path, parts: beside });
    }
    if (node.type === 'Literal' && IDS.has(String(node.value))) says.push(String(node.value));
    if (node.type === 'TemplateLiteral') {
      const beginning = node.quasis?.[0]?.value.raw ?? '';
      if (/^[a-z][\w.]*\.$/i.test(beginning)) says.push(...[...IDS].filter((id) => id.startsWith(beginning)));
    }
    const within = partsOfCall(node) ?? beside;
    for (const child of Object.values(node).flat())
      if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Node, within);
  };
  visit(parseSync(file, readFileSync(file, 'utf8')).program as unknown as Node, []);
  const read = { standsOn, loads, says };
  modules.set(file, read);
  return read;
}

/** The parts named by `lazyPage(() => import('…'), 'player')` or `withCatalogs(import('…'), 'player')`; null for other nodes. */
function partsOfCall(node: Node): readonly Part[] | null {
  if (node.type !== 'CallExpression' || !/^(lazyPage|withCatalogs)$/.test(node.callee?.name ?? ''))
    return null;
  return PARTS.filter((part) => node.arguments?.some(({ value }) => value === part));
}

/** A file and its static imports, transitively. */
function loadedWith(file: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const reach = (next: string): void => {
    if (reached.has(next)) return;
    reached.add(next);
    for (const other of moduleAt(next).standsOn) reach(other);
  };
  reach(file);
  return reached;
}

function saidBy(files: Iterable<string>): readonly string[] {
  return [...files].filter((file) => file !== FAILURE_MESSAGES).flatMap((file) => moduleAt(file).says);
}

const MAIN = join(REPOSITORY, 'src/main.tsx');
const ofTheSite = loadedWith(MAIN);

const inFeatures = (module: string) => join(REPOSITORY, 'src/features', module);

/** The code of the pages, which the router loads by the table. */
const PAGES: readonly LazyCode[] = [
  ...new Map(
    SITE_PAGES.map((page) => [page.module, { file: inFeatures(page.module), parts: messagesOf(page) }]),
  ).values(),
  ...SITE_PAGES.flatMap(({ playersModule }) =>
    playersModule === undefined ? [] : [{ file: inFeatures(playersModule), parts: ['player' as const] }],
  ),
];

function lazyCode(): readonly LazyCode[] {
  const found = new Map<string, LazyCode>();
  const collect = (file: string): void => {
    for (const loaded of loadedWith(file)) {
      for (const late of moduleAt(loaded).loads) {
        // The viewer is a developer's tool without messages of the catalogs.
        if (late.file.includes('/tools/viewer/')) continue;
        const name = `${late.file} ${late.parts.join(' ')}`;
        if (found.has(name)) continue;
        found.set(name, late);
        collect(late.file);
      }
    }
  };
  collect(MAIN);
  for (const page of PAGES) collect(page.file);
  return [...PAGES, ...found.values()];
}

test('the entry chunk uses only messages of the shell catalog', () => {
  expect(saidBy(ofTheSite).length).toBeGreaterThan(50);
  expect(saidBy(ofTheSite).filter((id) => chunkOf(id) !== 'shell')).toEqual([]);
});

describe('lazily loaded code', () => {
  test.each(lazyCode().map((late) => [relative(REPOSITORY, late.file), late] as const))(
    '%s is loaded with exactly the catalog chunks that it uses',
    (_, { file, parts }) => {
      const own = [...loadedWith(file)].filter((other) => !ofTheSite.has(other));
      const needed = saidBy(own).map((id) => ({ id, part: chunkOf(id) }));
      const missing = needed.filter(({ part }) => part !== 'shell' && !parts.includes(part));
      expect(missing).toEqual([]);
      const unused = parts.filter((part) => !needed.some((text) => text.part === part));
      expect(unused).toEqual([]);
    },
  );

  test('is found in more than 20 places', () => {
    expect(lazyCode().length).toBeGreaterThan(20);
  });
});

/** Calls that visitors make. */
const OF_VISITORS: readonly Call[] = [
  'agencyInfo',
  'playerInfo',
  'login',
  'register',
  'games',
  'promotionsCurrent',
];

test.each(OF_VISITORS)('the shell catalog has messages for all errors of %s', (call) => {
  const line: readonly Failure[] = [
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'abort' },
    { kind: 'wrong-shape', status: 200, detail: '' },
  ];
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
  const elsewhere = [...line, ...rejected]
    .map((failure) => messageFor(failure, call).id)
    .filter((id) => chunkOf(id) !== 'shell');
  expect(elsewhere).toEqual([]);
});

test('a message without a known part belongs to the catalog of all player pages', () => {
  expect(chunkOf('somethingNew.title')).toBe('player');
  expect(chunkOf('promotion.stepping')).toBe('promotion');
});
