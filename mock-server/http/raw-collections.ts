/** GET /__lab/db/{collection}: json-server's REST API with filters, sorting and pages, on masked copies. */
import type { Request as ExpressRequest, RequestHandler } from 'express';
import jsonServer from 'json-server';
import type { Backend } from '../backend.ts';
import { maskedRows, maskedStore } from '../lab/mask.ts';
import type { InputProblem } from '../lab/match/match-problems.ts';
import { likeliest, suggestion } from '../lab/near-miss/spelling.ts';
import { unknownField, unknownProblems } from '../lab/unknown-fields.ts';
import { worldNotFound } from '../lab/worlds-verb.ts';
import { WORLD_HEADER } from '../paths.ts';
import { sweep } from '../settlement/sweep.ts';
import { COLLECTION_NAMES, type CollectionName, collections } from '../store/collections.ts';

type Query = Readonly<Record<string, unknown>>;

/** Only the headers of the request name its world. */
const ANY_URL = 'http://localhost';

/** Read-only, created for each request, so that it shows the current content of the store. */
export function rawCollections({ worlds }: Backend): RequestHandler {
  return (request, response, next) => {
    const id = worlds.idIn(new Request(ANY_URL, { headers: headersOf(request) }));
    const world = worlds.use(id);
    if (!world) {
      const { status, code, message } = worldNotFound(id);
      response.status(status).set('Cache-Control', 'no-store').json({ code, message });
      return;
    }
    if (request.method !== 'GET') {
      response.status(405).set('Allow', 'GET').json({ code: 'METHOD_NOT_ALLOWED', message: 'read-only' });
      return;
    }
    const [, name = ''] = request.path.split('/');
    const collection = COLLECTION_NAMES.find((candidate) => candidate === name);
    response.set('Cache-Control', 'no-store');
    if (name !== '' && !collection) {
      const message = `there is no collection ${name}${suggestion(likeliest(name, COLLECTION_NAMES))}`;
      response.status(404).json({ code: 'NOT_FOUND', message });
      return;
    }
    const problems = queryProblems(request.query, collection);
    if (problems.length > 0) {
      const message = problems.map((problem) => problem.message).join('; ');
      const fields = Object.fromEntries(problems.map(({ path, code }) => [path, code]));
      response.status(422).json({ code: 'VALIDATION_FAILED', message, fields });
      return;
    }
    // As in every verb: actions that are due are carried out before the store is read.
    sweep(world, world.newRequestId());
    if (!collection) {
      response.json({ collections: COLLECTION_NAMES });
    } else {
      // With the other collections, so that `_expand` and `_embed` find their rows.
      const rows = { ...maskedStore(world.store), [collection]: maskedRows(world.store, collection) };
      jsonServer.router(rows)(request, response, next);
    }
  };
}

/** json-server's own parameters. */
const PARAMETERS = ['q', '_sort', '_order', '_page', '_limit', '_start', '_end', '_embed', '_expand'];

/** json-server ignores unknown parameters, and would return more rows than were asked for. */
function queryProblems(query: Query, collection: CollectionName | undefined): InputProblem[] {
  const subject = collection ?? 'the list of collections';
  const fields = collection ? ['id', ...Object.keys(collections[collection].schema.fields)] : [];
  const names = collection ? [...fields, ...PARAMETERS] : [];
  const unknown = Object.keys(query)
    .map((name) => ({ name, field: name.replace(/_(gte|lte|ne|like)$/, '').split('.')[0] ?? '' }))
    .filter(({ name, field }) => !PARAMETERS.includes(name) && !fields.includes(field))
    .map(({ name, field }) => ({ ...unknownField(field, names), path: name }));
  const sorted = String(query['_sort'] ?? '').split(',');
  const unsorted = sorted.filter((name) => name !== '' && !fields.includes(name.split('.')[0] ?? ''));
  return [
    ...unknownProblems(subject, 'parameter', unknown),
    ...unknownProblems(
      subject,
      'field',
      unsorted.map((name) => unknownField(name, fields)),
    ).map((problem) => ({ ...problem, path: '_sort' })),
    ...patternProblems(query),
  ];
}

/** The headers that name a world. */
function headersOf(request: ExpressRequest): Record<string, string> {
  const { cookie = '' } = request.headers;
  return { cookie, [WORLD_HEADER]: request.get(WORLD_HEADER) ?? '' };
}

/** json-server compiles the pattern without catching errors. */
function patternProblems(query: Query): InputProblem[] {
  return Object.entries(query).flatMap(([name, value]) => {
    if (!name.endsWith('_like')) return [];
    try {
      void new RegExp(String(value), 'i');
      return [];
    } catch {
      return [{ path: name, code: 'FORMAT' as const, message: `${name} takes a regular expression` }];
    }
  });
}
