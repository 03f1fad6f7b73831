/**
 * Explains why a request was rejected before its handler ran: one sentence for each check of contract §1, in their order. It
 * contains names of headers, cookies and fields and the expected values, but never the values of the request.
 */
import type { Endpoint } from '../../contract/endpoints.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import { BODY_LIMIT_BYTES } from '../../contract/limits.ts';
import { Uuid } from '../../contract/values.ts';
import { record } from '../../contract/schema/vocabulary.ts';
import { describeFields, expectationOf, type FieldDescriptions } from './fields.ts';

/** The parts of the request that the checks examine. */
export interface Asked {
  readonly contentType: string | null;
  readonly hasSessionCookie: boolean;
  readonly hasSession: boolean;
  /** The relation between the XSRF header and cookie. */
  readonly xsrf: 'both missing' | 'header missing' | 'cookie missing' | 'different' | 'same';
}

/** Reason of the rejection by field. */
export type FieldProblems = Readonly<Record<string, string>>;

/** One sentence; null if the code explains itself, as a rejection by a business rule does. */
export function explain(
  code: ErrorCode,
  fields: FieldProblems,
  asked: Asked,
  endpoint: Endpoint | null,
): string | null {
  switch (code) {
    case 'NOT_FOUND':
      return endpoint
        ? 'The call exists, but the object in its path does not, or it belongs to another player.'
        : 'No call has this path.';
    case 'METHOD_NOT_ALLOWED':
      return 'The path exists, but not with this method.';
    case 'PAYLOAD_TOO_LARGE':
      return `The body is larger than ${BODY_LIMIT_BYTES} bytes.`;
    case 'UNSUPPORTED_MEDIA_TYPE':
      return `Content-Type is ${mediaTypeOf(asked.contentType)}; application/json is expected.`;
    case 'BAD_REQUEST':
      return 'The body is not JSON in UTF-8.';
    case 'UNAUTHENTICATED':
      return asked.hasSessionCookie
        ? 'The session of the cookie has ended, or the store has been reset: log in again.'
        : 'The session cookie is missing: the client has not logged in, or the request did not include cookies.';
    case 'XSRF_INVALID':
      return xsrfSentence(asked);
    case 'VALIDATION_FAILED':
      return fieldSentences(fields, endpoint);
    case 'IDEMPOTENCY_MISMATCH':
      return 'The same Idempotency-Key was sent before with another body.';
    case 'IDEMPOTENCY_IN_PROGRESS':
      return 'A request with the same Idempotency-Key is still in progress.';
    case 'RATE_LIMITED':
      return 'Too many requests; Retry-After gives the delay until the next one, by the lab’s clock.';
    default:
      return null;
  }
}

/** Returns the media type without parameters if it is well-formed: the header's value is arbitrary. */
function mediaTypeOf(contentType: string | null): string {
  if (contentType === null) return 'missing';
  const type = contentType.split(';')[0]?.trim() ?? '';
  return /^[\w.+-]{1,40}\/[\w.+-]{1,40}$/.test(type) ? type : 'invalid';
}

function xsrfSentence({ xsrf, hasSession }: Asked): string {
  switch (xsrf) {
    case 'both missing':
      return 'X-XSRF-TOKEN is missing, and so is the cookie XSRF-TOKEN, which the first response of any kind sets.';
    case 'header missing':
      return 'X-XSRF-TOKEN is missing; it must equal the cookie XSRF-TOKEN.';
    case 'cookie missing':
      return 'X-XSRF-TOKEN is present, but the cookie XSRF-TOKEN is missing.';
    case 'different':
      return 'X-XSRF-TOKEN differs from the cookie XSRF-TOKEN.';
    case 'same':
      return hasSession
        ? 'X-XSRF-TOKEN equals the cookie, but the token is not that of this session: it changes at login and logout.'
        : 'X-XSRF-TOKEN equals the cookie, but the cookie is not a valid token.';
  }
}

/** Expected header and paging values, in addition to the fields of the endpoint's schemas. */
const ELSEWHERE: FieldDescriptions = {
  ...describeFields(record({ 'Idempotency-Key': Uuid })),
  page: { type: 'integer', required: false, minimum: 1 },
  pageSize: { type: 'integer', required: false, minimum: 1 },
};

function fieldSentences(problems: FieldProblems, endpoint: Endpoint | null): string {
  const declared: FieldDescriptions = {
    ...ELSEWHERE,
    ...describeFields(endpoint?.query),
    ...describeFields(endpoint?.request),
  };
  const sentences = Object.entries(problems).map(([name, code]) => {
    const field = Object.hasOwn(declared, name) ? declared[name] : undefined;
    const says = field && code !== 'MISMATCH' ? `, expected ${expectationOf(field)}` : '';
    return `field ${name}: ${code}${says}`;
  });
  return `${sentences.join('; ')}.`;
}
