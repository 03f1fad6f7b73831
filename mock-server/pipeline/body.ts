/** Parses the JSON body of a request: the second step of contract §1's order of checks (413, 415, 400). */
import { BODY_LIMIT_BYTES } from '../../contract/limits.ts';
import { ApiError } from './api-error.ts';

/** The maximum that a lab verb may allow: a file with tens of thousands of orders. */
export const LARGEST_BODY_BYTES = 64 * 1024 * 1024;

/**
 * Reads the body. Undefined if there is none and none is expected.
 * Throws PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE and BAD_REQUEST.
 */
export async function readJson(
  request: Request,
  expected: boolean,
  limitBytes = BODY_LIMIT_BYTES,
): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) {
    throw new ApiError('PAYLOAD_TOO_LARGE');
  }
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > limitBytes) throw new ApiError('PAYLOAD_TOO_LARGE');
  if (bytes.byteLength === 0 && !expected) return undefined;
  if (!isJson(request.headers.get('content-type'))) throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError('BAD_REQUEST');
  }
}

function isJson(contentType: string | null): boolean {
  return (contentType ?? '').split(';')[0]?.trim().toLowerCase() === 'application/json';
}
