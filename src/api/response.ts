import { ErrorEnvelope, type Failure, readCode, type WrongShape } from '../../contract/errors.ts';
import { ANSWER_LIMIT } from '../../contract/limits.ts';
import { read, type Violation } from '../../contract/schema/struct.ts';

/**
 * A `fetch` that resolves after the body has arrived. Otherwise ofetch would end its timeout at the headers, ignore the
 * timeout if it is given a signal, and report a broken body outside of its hooks.
 */
export async function fetchCompletely(
  start: (signal: AbortSignal) => Promise<Response>,
  signals: readonly (AbortSignal | null | undefined)[],
): Promise<Response> {
  const canceler = new AbortController();
  const isAborted = new Promise<never>((_, reject) => {
    const abort = () => {
      canceler.abort();
      reject(new DOMException('The request was aborted.', 'AbortError'));
    };
    for (const signal of signals) {
      if (signal?.aborted) abort();
      signal?.addEventListener('abort', abort, { once: true });
    }
  });
  // A preloaded request cannot be cancelled: an abort only stops the waiting.
  return Promise.race([isAborted, completed(start(canceler.signal))]);
}

async function completed(coming: Promise<Response>): Promise<Response> {
  const response = await coming;
  const text = await response.text();
  // The constructor throws if a 204 has a body, even an empty string.
  return new Response(text === '' ? null : text, response);
}

/** The parts of a response that a failure is derived from. */
interface FailedResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed body. */
  readonly _data?: unknown;
}

/**
 * Parses a body. Returns undefined, which fails validation, for text that is not JSON or longer than any response of the
 * contract.
 */
export function parseBody(text: string): unknown {
  if (text.length > ANSWER_LIMIT) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The failure in a response outside 2xx: the envelope of contract §1, else a wrong shape. */
export function failureOfResponse(response: FailedResponse): Failure {
  const { status, headers, _data } = response;
  const envelope = read(ErrorEnvelope, _data);
  if (!envelope.ok) return wrongShapeOf(response, 'not an error of the contract');
  const { code, requestId, fields = {}, meta = {} } = envelope.value;
  const seconds = Number.parseInt(headers.get('Retry-After') ?? '', 10);
  const retryAfterSeconds = Number.isNaN(seconds) ? null : seconds;
  return { kind: 'server', status, code: readCode(code), requestId, fields, meta, retryAfterSeconds };
}

/** The failure of a response that violates its schema. */
export function wrongShapeIn(response: FailedResponse, violations: readonly Violation[]): WrongShape {
  return wrongShapeOf(response, violations.map(({ path, code }) => `${path || 'answer'} ${code}`).join(', '));
}

function wrongShapeOf({ status, headers }: FailedResponse, detail: string): WrongShape {
  const known = read(ErrorEnvelope.fields.requestId, headers.get('X-Request-Id'));
  return { kind: 'wrong-shape', status, detail, ...(known.ok && { requestId: known.value }) };
}
