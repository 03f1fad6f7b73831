/** Validates the shape of a request: the step of contract §1 that rejects with 422 VALIDATION_FAILED. */
import { type Endpoint, isUnsafe } from '../../contract/endpoints.ts';
import { PAGE_SIZE } from '../../contract/limits.ts';
import { read } from '../../contract/schema/struct.ts';
import { Uuid } from '../../contract/values.ts';
import type { Query, ReadableCollection } from '../store/query.ts';

export type FieldProblems = Record<string, string>;

export interface Paging {
  readonly page: number;
  readonly pageSize: number;
}

/** Returns the declared fields of the body, and the invalid ones. A value that is no object is reported as the field `body`. */
export function readRequest(endpoint: Endpoint, body: unknown): { value: unknown; fields: FieldProblems } {
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

/** Returns the declared query parameters, and the invalid ones. An empty value counts as absent. */
export function readQuery(
  endpoint: Endpoint,
  query: URLSearchParams,
): { query: unknown; fields: FieldProblems } {
  if (!endpoint.query) return { query: {}, fields: {} };
  const given = [...query].filter(([, value]) => value !== '');
  const reading = read(endpoint.query, Object.fromEntries(given));
  if (reading.ok) return { query: reading.value, fields: {} };
  return {
    query: {},
    fields: Object.fromEntries(reading.violations.map(({ path, code }) => [path, code])),
  };
}

/** Reads the `Idempotency-Key` header of a write. An invalid key is rejected even if the call does not require one. */
export function readKey(endpoint: Endpoint, headers: Headers): { key: string | null; fields: FieldProblems } {
  const key = isUnsafe(endpoint) ? headers.get('idempotency-key') : null;
  if (key === null || key === '') {
    return { key: null, fields: endpoint.keyRequired ? { 'Idempotency-Key': 'REQUIRED' } : {} };
  }
  return read(Uuid, key).ok ? { key, fields: {} } : { key: null, fields: { 'Idempotency-Key': 'FORMAT' } };
}

/** page from 1; pageSize from 1, clamped at 50. */
export function readPaging(
  endpoint: Endpoint,
  query: URLSearchParams,
): { paging: Paging; fields: FieldProblems } {
  const fields: FieldProblems = {};
  const numberOf = (name: keyof Paging, fallback: number): number => {
    const text = query.get(name);
    if (text === null || !endpoint.paged) return fallback;
    const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
    if (value < 1) fields[name] = 'FORMAT';
    return value;
  };
  const page = numberOf('page', 1);
  const pageSize = Math.min(numberOf('pageSize', PAGE_SIZE.default), PAGE_SIZE.maximum);
  return { paging: { page, pageSize }, fields };
}

/** Returns one page of a query's results with their total number. */
export function pageOf<Row>(
  collection: ReadableCollection<Row>,
  query: Pick<Query<Row>, 'where' | 'orderBy'>,
  { page, pageSize }: Paging,
) {
  const items = collection.findMany({ ...query, skip: (page - 1) * pageSize, take: pageSize });
  return { items, page, pageSize, total: collection.count(query) };
}
