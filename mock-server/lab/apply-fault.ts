/** Applies a fault to a request and its response: contract §6. */
import { ERROR_STATUS, type ErrorCode, isErrorCode } from '../../contract/errors.ts';
import { HISTORY_FILTERS } from '../../contract/history.ts';
import { errorAnswer, standardHeaders } from '../pipeline/response.ts';
import { ApiError } from '../pipeline/api-error.ts';
import type { World } from '../world.ts';
import type { AppliedFault, Fault } from './faults.ts';
import { pacedResponse } from './paced-response.ts';

/** The delivery of a response, including what a `Response` cannot express: a connection that is cut. */
export type Delivery =
  /** `isStreamed`: the body arrives over time, and has to be passed on as it arrives. */
  | { readonly kind: 'response'; readonly response: Response; readonly isStreamed?: boolean }
  | { readonly kind: 'cut'; readonly when: CutPoint; readonly response: Response }
  /** The connection stays open without a response. */
  | { readonly kind: 'never' };

/** `mid-body`: the head announces the whole body, but only half of it is sent. */
export type CutPoint = 'before-head' | 'after-head' | 'mid-body';

export type Carry = (request: Request) => Promise<Response>;

export async function applyFault(
  world: World,
  { fault, delayMs }: AppliedFault,
  request: Request,
  carry: Carry,
): Promise<Delivery> {
  // The request is executed immediately and only its outcome is delayed, so that a client finds the final state after its
  // timeout.
  const delivery = await faulted(world, fault, request, carry);
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
  return delivery;
}

async function faulted(world: World, fault: Fault, request: Request, carry: Carry): Promise<Delivery> {
  const cut = fault.cut ?? 'after-head';
  switch (fault.fault) {
    case 'drop':
      return { kind: 'cut', when: cut, response: new Response(null) };
    case 'lost-reply':
      return { kind: 'cut', when: cut, response: await carry(request) };
    case 'truncated':
      return { kind: 'cut', when: 'mid-body', response: await carry(request) };
    case 'timeout':
      return { kind: 'never' };
    case 'delay':
      return { kind: 'response', response: await carry(request) };
    case 'status':
      return { kind: 'response', response: rejection(world, fault) };
    case 'respond':
      return { kind: 'response', response: requestedResponse(world, fault) };
    case 'slow-body': {
      const response = await carry(request);
      return {
        kind: 'response',
        response: await pacedResponse(response, fault.bytesPerSecond ?? 1),
        isStreamed: true,
      };
    }
    case 'malformed-json':
      return replaced(await carry(request), '{"deposit":{"code":"D0', 'application/json');
    case 'wrong-shape':
      return replaced(await carry(request), '{"unexpected":true}', 'application/json');
    case 'wrong-content-type':
      return replaced(await carry(request), '<!doctype html><title>Gateway</title>', 'text/html');
    case 'duplicate': {
      // The first response is discarded, as when a browser automatically re-sends a request that was cut before the head.
      await carry(request.clone());
      return { kind: 'response', response: await carry(request) };
    }
    case 'unfiltered':
      return { kind: 'response', response: await withoutEcho(await carry(withoutFilters(request))) };
  }
}

/** The request as a backend reads it that knows no filters (contract §1, *Histories*). */
function withoutFilters(request: Request): Request {
  const url = new URL(request.url);
  for (const name of HISTORY_FILTERS) url.searchParams.delete(name);
  return new Request(url, request);
}

async function withoutEcho(response: Response): Promise<Response> {
  if (response.status !== 200) return response;
  const { filters: _filters, totals: _totals, ...body } = (await response.json()) as Record<string, unknown>;
  return new Response(JSON.stringify(body), response);
}

/** The rejection of a `status` fault: with its code, or with the default code of its status. */
function rejection(world: World, fault: Fault): Response {
  const code = codeFor(fault);
  const requestId = world.newRequestId();
  const { meta, fields } = fault;
  const details = {
    ...(ERROR_STATUS[code] === 429 ? { retryAfterSeconds: 1 } : {}),
    ...(meta ? { meta } : {}),
    ...(fields ? { fields } : {}),
  };
  const answer = errorAnswer(new ApiError(code, details), requestId);
  const headers = standardHeaders(world, requestId);
  headers.set('Content-Type', 'application/json');
  for (const [name, value] of Object.entries(answer.headers ?? {})) headers.set(name, value);
  return new Response(answer.body, { status: fault.status ?? answer.status, headers });
}

/** The response of a `respond` fault. Its headers replace the standard ones. */
function requestedResponse(
  world: World,
  { respond: { status = 200, headers = {}, body } = {} }: Fault,
): Response {
  const all = standardHeaders(world, world.newRequestId());
  if (body !== undefined)
    all.set('Content-Type', typeof body === 'string' ? 'text/plain' : 'application/json');
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  const content = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(content, { status, headers: all });
}

/** The default code of a status is its first one in the table. Without any, INTERNAL. */
function codeFor({ code, status }: Fault): ErrorCode {
  if (code !== undefined && isErrorCode(code)) return code;
  const codes = Object.keys(ERROR_STATUS).filter(isErrorCode);
  return codes.find((candidate) => ERROR_STATUS[candidate] === status) ?? 'INTERNAL';
}

function replaced(response: Response, body: string, contentType: string): Delivery {
  const headers = new Headers(response.headers);
  headers.set('Content-Type', contentType);
  // A 204 cannot have a body, so the status becomes 200.
  const status = response.status === 204 ? 200 : response.status;
  return { kind: 'response', response: new Response(body, { status, headers }) };
}
