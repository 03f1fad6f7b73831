/** Creates the journal's entry of a request. */
import { instantOf } from '../../contract/time/clock.ts';
import { BASE_PATH, type Call, endpoints } from '../../contract/endpoints.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import type { ForwardedExchange } from '../backend-proxy/report.ts';
import type { RequestContext } from '../pipeline/request-context.ts';
import type { World } from '../world.ts';
import { type Arrival, deliveryOf } from './arrival.ts';
import { CALLS } from './calls.ts';
import { type Asked, explain, type FieldProblems } from './explanation.ts';
import type { Fault } from './faults.ts';
import type { JournalEntry, RecordedEntry } from './journal.ts';
import { missedFaults } from './near-miss/near-fault.ts';
import { isWrittenAs, nearMissOf } from './near-miss/near-miss.ts';

interface Answered {
  readonly status: number;
  readonly code?: ErrorCode;
  readonly fields?: FieldProblems;
  readonly problem?: string;
  readonly replayed?: boolean;
  readonly backend?: ForwardedExchange;
}

/** The entry of a request with a response; `call` is null if no endpoint matched. */
export function answeredEntry(
  world: World,
  context: RequestContext,
  answer: Answered,
  call: Call | null,
): RecordedEntry {
  const { arrival, faultId } = deliveryOf(context.request);
  const { method, path } = arrival;
  const { code = null, fields = {}, backend = null } = answer;
  const endpoint = call && endpoints[call];
  // MSW ignores case and a trailing slash; another server may not.
  const isExact = endpoint !== null && isWrittenAs(path, BASE_PATH + endpoint.path);
  return {
    ...unansweredEntry(world, { ...arrival, call }),
    requestId: context.requestId,
    status: answer.status,
    code: backend ? backend.code : code,
    replayed: answer.replayed ?? false,
    faultId,
    problem: answer.problem ?? null,
    nearMiss: isExact ? null : nearMissOf(method, path, CALLS),
    // The mock knows why it rejects a request itself only.
    explanation: backend ? backend.note : code && explain(code, fields, askedBy(context), endpoint),
    missedFaults: missedFaults(arrival, world.faults.active()),
    backend,
    request: arrival.masked,
  };
}

/** The entry of a verb of the lab that threw: a bug of the mock. Other verbs have none. */
export function failureEntry(
  world: World,
  { request, requestId, url }: RequestContext,
  thrown: unknown,
): RecordedEntry {
  return {
    ...unansweredEntry(world, { method: request.method, path: url.pathname, call: null, player: null }),
    requestId,
    status: 500,
    code: 'INTERNAL',
    problem: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown),
    request: { query: {}, headers: {}, body: null },
  };
}

/** The entry of a request with a fault. If the mock also handled the request, there is a second entry. */
export function faultEntry(world: World, { fault, id }: Fault, arrival: Arrival): RecordedEntry {
  return { ...unansweredEntry(world, arrival), fault, faultId: id, request: arrival.masked };
}

function unansweredEntry(
  world: World,
  { method, path, call, player }: Pick<Arrival, 'method' | 'path' | 'call' | 'player'>,
): JournalEntry {
  return {
    world: world.id,
    at: instantOf(world.clock.now()),
    requestId: null,
    method,
    path,
    call,
    player,
    status: null,
    code: null,
    replayed: false,
    fault: null,
    faultId: null,
    problem: null,
    nearMiss: null,
    explanation: null,
    missedFaults: [],
    backend: null,
  };
}

function askedBy(context: RequestContext): Asked {
  const { request, presentedToken, session } = context;
  return {
    contentType: request.headers.get('content-type'),
    hasSessionCookie: context.presentsSession,
    hasSession: session !== null,
    xsrf: xsrfOf(request.headers.get('x-xsrf-token'), presentedToken),
  };
}

function xsrfOf(header: string | null, cookie: string | null): Asked['xsrf'] {
  if (!header) return cookie === null ? 'both missing' : 'header missing';
  if (cookie === null) return 'cookie missing';
  return header === cookie ? 'same' : 'different';
}
