/** What an actor may fail with, as a promise of the site would reject: the same for every repertoire. */
import { ERROR_STATUS, type ErrorCode, FailureError } from '../../../contract/errors.ts';

/** No answer came: the line is cut. */
export const NETWORK = new FailureError({ kind: 'network' });
/** No answer came in time. */
export const TIMEOUT = new FailureError({ kind: 'timeout' });
/** An answer came that says nothing. */
export const GARBAGE = new FailureError({ kind: 'wrong-shape', status: 200, detail: 'not JSON' });

/** A refusal in the server's own words (contract §1). */
export function refusal(code: ErrorCode, meta: Readonly<Record<string, string>> = {}): FailureError {
  return new FailureError({
    kind: 'server',
    status: ERROR_STATUS[code],
    code,
    fields: {},
    meta,
    requestId: 'request-1',
    retryAfterSeconds: null,
  });
}
