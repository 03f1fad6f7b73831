import { ErrorEnvelope, type Failure, isErrorCode, type WrongShape } from '../../contract/errors.ts';
import { ANSWER_LIMIT } from '../../contract/limits.ts';
import { read, type Violation } from '../../contract/schema/struct.ts';

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
  if (!envelope.ok || !isErrorCode(envelope.value.code)) {
    return wrongShapeOf(response, 'not an error of the contract');
  }
  const { code, requestId, fields = {}, meta = {} } = envelope.value;
  const seconds = Number.parseInt(headers.get('Retry-After') ?? '', 10);
  const retryAfterSeconds = Number.isNaN(seconds) ? null : seconds;
  return { kind: 'server', status, code, requestId, fields, meta, retryAfterSeconds };
}

export function wrongShapeOf({ status, headers }: FailedResponse, detail: string): WrongShape {
  const known = read(ErrorEnvelope.fields.requestId, headers.get('X-Request-Id'));
  return { kind: 'wrong-shape', status, detail, ...(known.ok && { requestId: known.value }) };
}

/** Describes violations for the `detail` of a wrong shape. */
export function describeViolations(violations: readonly Violation[]): string {
  return violations.map(({ path, code }) => `${path || 'answer'} ${code}`).join(', ');
}
