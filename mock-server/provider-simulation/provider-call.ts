/**
 * Converts a call of the provider's page into an MSW handler. The provider is a third party without session or cookies of the
 * site; the unguessable key in the body authorizes the call.
 */
import { http, type HttpHandler, HttpResponse } from 'msw';
import { ERROR_STATUS } from '../../contract/errors.ts';
import { read } from '../../contract/schema/struct.ts';
import type { Schema } from '../../contract/schema/vocabulary.ts';
import { standardHeaders } from '../pipeline/response.ts';
import { readJson } from '../pipeline/body.ts';
import { ApiError } from '../pipeline/api-error.ts';
import { sweep } from '../domain/sweep.ts';
import type { LedgerTransaction } from '../domain/ledger/ledger-transaction.ts';
import type { World } from '../world.ts';
import { PROVIDER_CALLS, PROVIDER_PATH, type ProviderCallName } from '../paths.ts';

/** A rejection by the provider. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  constructor(
    readonly status: 403 | 404 | 409 | 410 | 422,
    readonly code: string,
  ) {
    super(code);
  }
}

interface ProviderCall<Body> {
  readonly name: ProviderCallName;
  readonly body: Schema<Body>;
  /** Handles the call within one change of the store, or throws a ProviderError. */
  readonly handle: (transaction: LedgerTransaction, body: Body, world: World) => object;
}

export type ProviderMount = (world: World) => HttpHandler;

export function providerCall<Body>({ name, body: schema, handle }: ProviderCall<Body>): ProviderMount {
  return (world) =>
    http.post(`${PROVIDER_PATH}/${name}`, async ({ request }) => {
      const requestId = world.newRequestId();
      const headers = standardHeaders(world, requestId);
      try {
        if (isForeign(request)) throw new ProviderError(403, 'FOREIGN');
        const reading = read(schema, await readJson(request, true));
        if (!reading.ok) throw new ProviderError(422, 'VALIDATION_FAILED');
        sweep(world, requestId);
        const now = world.clock.now();
        const answer = world.store.change((change) =>
          handle({ change, now, requestId }, reading.value, world),
        );
        return HttpResponse.json(answer, { headers });
      } catch (thrown) {
        const [status, code] = problemOf(thrown);
        return HttpResponse.json({ code, message: String(thrown) }, { status, headers });
      }
    });
}

/** Rejects other methods of these calls with 405. */
export const otherProviderMethods: readonly ProviderMount[] = PROVIDER_CALLS.map(
  (name) => (world) =>
    http.all(`${PROVIDER_PATH}/${name}`, () => {
      const headers = standardHeaders(world, world.newRequestId());
      headers.set('Allow', 'POST');
      return HttpResponse.json({ code: 'METHOD_NOT_ALLOWED' }, { status: 405, headers });
    }),
);

/**
 * Whether another site's page sent the request. If scripts cannot read these headers, as in a service worker, only our own
 * pages can send requests.
 */
function isForeign(request: Request): boolean {
  const { headers } = request;
  const origin = headers.get('origin');
  const host = headers.get('host') ?? new URL(request.url).host;
  if (headers.get('sec-fetch-site') === 'cross-site') return true;
  return origin !== null && (!URL.canParse(origin) || new URL(origin).host !== host.toLowerCase());
}

function problemOf(thrown: unknown): readonly [status: number, code: string] {
  if (thrown instanceof ProviderError) return [thrown.status, thrown.code];
  if (thrown instanceof ApiError) return [ERROR_STATUS[thrown.code], thrown.code];
  return [500, 'INTERNAL'];
}
