/** Converts a verb about the worlds themselves to an MSW handler. It belongs to no world, and works in a lost one. */
import { http, type HttpHandler, HttpResponse } from 'msw';
import { DEFAULT_WORLD, LAB_PATH } from '../paths.ts';
import { readJson } from '../pipeline/body.ts';
import { randomId } from '../security/crypto.ts';
import type { Worlds } from '../worlds.ts';
import { LabError, problemOf } from './lab-error.ts';
import { describe, type Verb } from './lab-verb.ts';
import { checkedBody, checkedQuery } from './verb-input.ts';
import type { VerbDescription } from './verb-description.ts';

export interface WorldsExchange<Body, Query> {
  readonly worlds: Worlds;
  readonly request: Request;
  /** The id of the world that the request names, whether or not it exists. */
  readonly current: string;
  readonly body: Body;
  readonly query: Query;
  readonly parameters: Readonly<Record<string, string>>;
}

interface WorldsVerb<Body, Query>
  extends Omit<Verb<Body, Query>, 'handle' | 'beginsAnew' | 'isRead' | 'bodyLimitBytes'> {
  /** The status of a success; 200 by default. */
  readonly status?: 201;
  /** Returns the body of the response, or the response. */
  readonly handle: (exchange: WorldsExchange<Body, Query>) => unknown;
}

export interface MountedOnWorlds {
  readonly description: VerbDescription;
  readonly mount: (worlds: Worlds) => HttpHandler;
}

export function worldsVerb<Body = undefined, Query = undefined>(
  verb: WorldsVerb<Body, Query>,
): MountedOnWorlds {
  const { method, path, status = 200, handle } = verb;
  return {
    description: describe(verb),
    mount: (worlds) =>
      http[method](LAB_PATH + path, async ({ request, params }) => {
        try {
          const json = method === 'post' ? await readJson(request, false) : undefined;
          const exchange = {
            worlds,
            request,
            current: worlds.idIn(request),
            body: checkedBody(verb, json),
            query: checkedQuery(verb, new URL(request.url).searchParams),
            parameters: params,
          } as WorldsExchange<Body, Query>;
          const answer = await handle(exchange);
          return answer instanceof Response ? answer : labResponse(status, answer);
        } catch (thrown) {
          return labResponse(...problemOf(thrown));
        }
      }),
  };
}

export function worldNotFound(id: string): LabError {
  const shown = id.slice(0, 64);
  return new LabError(
    404,
    'WORLD_NOT_FOUND',
    `there is no world ${shown}: GET ${LAB_PATH}/worlds lists them, ${LAB_PATH}/worlds/${DEFAULT_WORLD}/enter leads back`,
  );
}

/** The response to any request in a world that does not exist. It is in the envelope of the contract. */
export function unknownWorld(id: string): Response {
  const { status, code, message } = worldNotFound(id);
  const requestId = labRequestId();
  return labResponse(status, { code, message, requestId }, requestId);
}

/** The id of a request that belongs to no world, and is in no journal. */
export function labRequestId(): string {
  return `lab-${randomId()}`;
}

function labResponse(status: number, body: unknown, requestId = labRequestId()): Response {
  return HttpResponse.json(body as Record<string, unknown>, {
    status,
    headers: { 'Cache-Control': 'no-store', 'X-Request-Id': requestId },
  });
}
