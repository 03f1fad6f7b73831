/** GET /__lab/db/{collection}: json-server's REST API with filters, sorting and pages, on masked copies. */
import type { RequestHandler } from 'express';
import jsonServer from 'json-server';
import type { Backend } from '../backend.ts';
import { maskedRows, maskedStore } from '../lab/mask.ts';
import { sweep } from '../settlement/sweep.ts';
import { COLLECTION_NAMES } from '../store/collections.ts';

/** Read-only, created for each request, so that it shows the current content of the store. */
export function rawCollections({ world }: Backend): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'GET') {
      response.status(405).set('Allow', 'GET').json({ code: 'METHOD_NOT_ALLOWED', message: 'read-only' });
      return;
    }
    const [, name = ''] = request.path.split('/');
    // As in every verb: actions that are due are carried out before the store is read.
    sweep(world, world.newRequestId());
    const collection = COLLECTION_NAMES.find((candidate) => candidate === name);
    response.set('Cache-Control', 'no-store');
    if (name === '') {
      response.json({ collections: COLLECTION_NAMES });
    } else if (!collection) {
      response.status(404).json({ code: 'NOT_FOUND', message: `there is no collection ${name}` });
    } else if (!hasSoundPatterns(request.query)) {
      response.status(422).json({ code: 'VALIDATION_FAILED', message: '_like takes a regular expression' });
    } else {
      // With the other collections, so that `_expand` and `_embed` find their rows.
      const rows = { ...maskedStore(world.store), [collection]: maskedRows(world.store, collection) };
      jsonServer.router(rows)(request, response, next);
    }
  };
}

/** json-server compiles the pattern without catching errors. */
function hasSoundPatterns(query: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(query).every(([name, value]) => {
    if (!name.endsWith('_like')) return true;
    try {
      return new RegExp(String(value), 'i').flags === 'i';
    } catch {
      return false;
    }
  });
}
