/** Creates the mock's responses: the headers of contract §1, and the error envelope. */
import { HttpResponse } from 'msw';
import type { Call } from '../../contract/endpoints.ts';
import { ERROR_STATUS, type ErrorCode, type ErrorEnvelope } from '../../contract/errors.ts';
import type { ForwardedExchange } from '../backend-proxy/report.ts';
import { answeredEntry } from '../lab/journal-entry.ts';
import type { World } from '../world.ts';
import { ApiError } from './api-error.ts';
import type { RequestContext } from './request-context.ts';

export interface Answer {
  readonly status: number;
  /** JSON text; null for a response without a body. */
  readonly body: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** Cookies of a replayed response. */
  readonly setCookies?: readonly string[];
  readonly code?: ErrorCode;
  /** Invalid fields, for the journal. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly problem?: string;
  readonly replayed?: boolean;
  /** The exchange with the real backend, if it is its response. */
  readonly backend?: ForwardedExchange;
}

/** Completes a response and adds it to the journal. `call` is null if no endpoint matched. */
export function seal(
  world: World,
  context: RequestContext,
  answer: Answer,
  call: Call | null,
): HttpResponse<string> {
  const headers = standardHeaders(world, context.requestId);
  if (answer.body !== null) headers.set('Content-Type', 'application/json');
  for (const [name, value] of Object.entries(answer.headers ?? {})) headers.set(name, value);
  const setCookies = answer.setCookies?.length ? answer.setCookies : context.answerCookies();
  world.cookies.setCookies(headers, setCookies);
  world.journal.add(answeredEntry(world, context, answer, call));
  return new HttpResponse(answer.body, { status: answer.status, headers });
}

/** Headers of every response. `Date` follows the lab's clock, which the page's countdowns use. */
export function standardHeaders(world: World, requestId: string): Headers {
  return new Headers({
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId,
    Date: new Date(world.clock.now()).toUTCString(),
  });
}

/** The response to a thrown value. Anything but an ApiError is a bug of the mock: a 500 with details in the journal. */
export function errorAnswer(thrown: unknown, requestId: string): Answer {
  const rejection = thrown instanceof ApiError ? thrown : new ApiError('INTERNAL');
  const { code, details } = rejection;
  const headers: Record<string, string> = {};
  if (details.retryAfterSeconds !== undefined) headers['Retry-After'] = String(details.retryAfterSeconds);
  if (details.allow !== undefined) headers['Allow'] = details.allow;
  const envelope: ErrorEnvelope = {
    code,
    message: messageOf(rejection),
    requestId,
    ...(details.fields ? { fields: { ...details.fields } } : {}),
    ...(details.meta && Object.keys(details.meta).length > 0 ? { meta: { ...details.meta } } : {}),
  };
  return {
    status: ERROR_STATUS[code],
    body: JSON.stringify(envelope),
    headers,
    code,
    ...(details.fields ? { fields: details.fields } : {}),
    ...(rejection === thrown ? {} : { problem: problemOf(thrown) }),
  };
}

/** Only for logs, never displayed. */
function messageOf({ code, details }: ApiError): string {
  const fields = Object.entries(details.fields ?? {}).map(([name, problem]) => `${name} ${problem}`);
  return [code, ...fields].join(' · ').slice(0, 500);
}

function problemOf(thrown: unknown): string {
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
}
