/** GET /__lab/db: the raw rows of a world, through json-server's REST API with filters, sorting and pages, on masked copies. */
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import jsonServer from 'json-server';
import type { Backend } from '../backend.ts';
import { type MaskedRow, maskedRows, maskedStore } from '../lab/mask.ts';
import { finderInAnyCase } from '../lab/match/pattern.ts';
import { likeliest, suggestion } from '../lab/near-miss/spelling.ts';
import { LabError, problemOf, rejectProblems } from '../lab/lab-error.ts';
import { labRequestId, worldNotFound } from '../lab/worlds-verb.ts';
import { WORLD_HEADER } from '../paths.ts';
import { sweep } from '../domain/sweep.ts';
import { COLLECTION_NAMES } from '../store/collections.ts';
import { rawQueryProblems } from './raw-query.ts';

/** Only the headers of the request name its world. */
const ANY_URL = 'http://localhost';

/** Read-only, created for each request, so that it shows the current content of the store. */
export function rawCollections({ worlds }: Backend): RequestHandler {
  const answer: RequestHandler = (request, response, next) => {
    const id = worlds.idIn(new Request(ANY_URL, { headers: headersOf(request) }));
    const world = worlds.use(id);
    const requestId = world?.newRequestId() ?? labRequestId();
    response.set('X-Request-Id', requestId);
    if (!world) throw worldNotFound(id);
    if (request.method !== 'GET') {
      response.set('Allow', 'GET');
      throw new LabError(405, 'METHOD_NOT_ALLOWED', 'read-only');
    }
    const [, name = '', key = '', ...deeper] = request.path.split('/');
    const collection = COLLECTION_NAMES.find((candidate) => candidate === name);
    if (name !== '' && !collection) {
      const hint = suggestion(likeliest(name, COLLECTION_NAMES));
      throw new LabError(404, 'NOT_FOUND', `there is no collection ${name}${hint}`);
    }
    rejectProblems(rawQueryProblems(request.query, collection));
    // As in every verb: actions that are due are carried out before the store is read.
    sweep(world, requestId);
    if (!collection) {
      response.json({ collections: COLLECTION_NAMES });
      return;
    }
    const rows = maskedRows(world.store, collection);
    if (
      key !== '' &&
      (deeper.join('') !== '' || !rows.some((row) => row.id === key || encodeURIComponent(row.id) === key))
    ) {
      throw new LabError(404, 'NOT_FOUND', `${collection} has no row ${[key, ...deeper].join('/')}`);
    }
    // With the other collections, so that `_expand` and `_embed` find their rows.
    const found = { ...maskedStore(world.store), [collection]: withPatterns(request, rows) };
    jsonServer.router(found)(request, response, next);
  };
  return (request, response, next) => {
    response.set('Cache-Control', 'no-store');
    try {
      void answer(request, response, next);
    } catch (thrown) {
      reject(response, thrown);
    }
  };
}

function reject(response: ExpressResponse, thrown: unknown): void {
  const [status, body] = problemOf(thrown);
  response.status(status).json(body);
}

/** The rows that the query's patterns match. json-server would match them with the engine of JavaScript, which may not end. */
function withPatterns(request: ExpressRequest, rows: readonly MaskedRow[]): readonly MaskedRow[] {
  const patterns = Object.entries(request.query).filter(([name]) => name.endsWith('_like'));
  for (const [name] of patterns) delete request.query[name];
  return patterns.reduce<readonly MaskedRow[]>((found, [name, pattern]) => {
    const isFound = finderInAnyCase(String(pattern));
    const field = name.replace(/_like$/, '');
    return found.filter(
      (row) => row[field] !== null && row[field] !== undefined && isFound(String(row[field])),
    );
  }, rows);
}

/** The headers that name a world. */
function headersOf(request: ExpressRequest): Record<string, string> {
  const { cookie = '' } = request.headers;
  return { cookie, [WORLD_HEADER]: request.get(WORLD_HEADER) ?? '' };
}
