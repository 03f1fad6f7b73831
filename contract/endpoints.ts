/**
 * The endpoint table. The client, the mock and the contract tests are all derived from its rows.
 * `source` is the origin of a row: S is the specification's §7, S′ a call that the specification names but does not define.
 */
import { bankCalls } from './bank.ts';
import { depositCalls } from './deposit.ts';
import type { Endpoint } from './endpoint.ts';
import { gameCalls } from './game.ts';
import { playerCalls } from './player.ts';
import { promotionCalls } from './promotion.ts';
import { responsiblePlayCalls } from './responsible-play.ts';
import { siteCalls } from './agency.ts';
import { withdrawCalls } from './withdraw.ts';
import type { ErrorCode } from './errors.ts';
import type { Infer } from './schema/vocabulary.ts';

export type { Endpoint };

export const BASE_PATH = '/api/v2'; // spec §7, contract §1

/** Within a resource, a fixed path precedes a parameterized one that would match it too. */
export const endpoints = {
  ...siteCalls,
  ...playerCalls,
  ...bankCalls,
  ...depositCalls,
  ...withdrawCalls,
  ...promotionCalls,
  ...gameCalls,
  ...responsiblePlayCalls,
} as const satisfies Record<string, Endpoint>;

export type Call = keyof typeof endpoints;

type Row<C extends Call> = (typeof endpoints)[C];

/** The type of the response body; undefined for 204. */
export type AnswerOf<C extends Call> = Row<C> extends { answer: infer S } ? Infer<S> : undefined;

/** The type of the JSON request body; undefined if the call has none. */
export type RequestOf<C extends Call> = Row<C> extends { request: infer S } ? Infer<S> : undefined;

/** The query parameters of the call, except `page` and `pageSize`. */
export type QueryOf<C extends Call> =
  Row<C> extends { query: infer S } ? Infer<S> : Readonly<Record<string, never>>;

type ParameterNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters in the call's path. */
export type ParametersOf<C extends Call> = { readonly [Name in ParameterNames<Row<C>['path']>]: string };

/** Returns the row of a call, typed as `Endpoint`. */
export function endpointOf(call: Call): Endpoint {
  return endpoints[call];
}

export function isUnsafe(endpoint: Endpoint): boolean {
  return endpoint.method !== 'GET';
}

/** Returns every error code of the call: its own codes and the common ones for its kind (contract §1). */
export function errorsOf(endpoint: Endpoint): readonly ErrorCode[] {
  const common: ErrorCode[] = ['RATE_LIMITED', 'INTERNAL', 'SERVICE_UNAVAILABLE'];
  if (endpoint.access === 'player') common.push('UNAUTHENTICATED');
  if (endpoint.paged || endpoint.query || endpoint.request) common.push('VALIDATION_FAILED');
  if (isUnsafe(endpoint)) {
    common.push(
      'BAD_REQUEST',
      'PAYLOAD_TOO_LARGE',
      'UNSUPPORTED_MEDIA_TYPE',
      'XSRF_INVALID',
      'VALIDATION_FAILED',
      'IDEMPOTENCY_MISMATCH',
      'IDEMPOTENCY_IN_PROGRESS',
    );
  }
  return [...new Set([...endpoint.errors, ...common])];
}

/** Returns the path of a call, relative to the site's root, with its parameters filled in. */
export function pathOf<C extends Call>(call: C, parameters: ParametersOf<C>): string {
  const values: Readonly<Record<string, string>> = parameters;
  const path = endpoints[call].path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
  return BASE_PATH + path;
}
