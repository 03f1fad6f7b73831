/** Reads the JSON body of a request: the steps of contract §1 that reject with 413, 415 and 400, and later with 422. */
import type { Endpoint } from '../../contract/endpoints.ts';
import { BODY_LEVELS, BODY_LIMIT_BYTES } from '../../contract/limits.ts';
import { read } from '../../contract/schema/struct.ts';
import { ApiError, type FieldProblems } from './api-error.ts';

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
  const { headers } = request;
  if (!isJson(headers.get('content-type')) || (headers.get('content-encoding') ?? 'identity') !== 'identity')
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
  const value = parsed(bytes);
  if (!isWithin(BODY_LEVELS, value)) throw new ApiError('BAD_REQUEST');
  return value;
}

function parsed(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError('BAD_REQUEST');
  }
}

/** Whether a JSON value has at most this many levels of objects and lists. Never more calls than levels are nested. */
function isWithin(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((part) => isWithin(levels - 1, part));
}

function isJson(contentType: string | null): boolean {
  return (contentType ?? '').split(';')[0]?.trim().toLowerCase() === 'application/json';
}

/** Returns the declared fields of the body, and the invalid ones. A value that is no object is reported as the field `body`. */
export function readBody(endpoint: Endpoint, body: unknown): { value: unknown; fields: FieldProblems } {
  if (!endpoint.request) {
    // Calls without a body accept none or any object, whose fields are ignored like all unknown ones.
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
    return { value: undefined, fields: body === undefined || isObject ? {} : { body: 'FORMAT' } };
  }
  const reading = read(endpoint.request, body);
  if (reading.ok) return { value: reading.value, fields: {} };
  const fields: FieldProblems = {};
  for (const { path, code } of reading.violations) fields[path === '' ? 'body' : path] = code;
  return { value: undefined, fields };
}
