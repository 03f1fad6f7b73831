/** Reads which part of a list a request asks for: the step of contract §1 that rejects with 422 VALIDATION_FAILED. */
import type { Endpoint } from '../../contract/endpoints.ts';
import { PAGE_SIZE } from '../../contract/limits.ts';
import { typedText } from '../../contract/rules/typed-text.ts';
import { read } from '../../contract/schema/struct.ts';
import type { Query, ReadableCollection } from '../store/query.ts';
import type { FieldProblems } from './api-error.ts';

export interface Paging {
  readonly page: number;
  readonly pageSize: number;
}

/**
 * Returns the page and the declared query parameters, and the invalid ones. page from 1; pageSize from 1, clamped at 50. A
 * blank query parameter counts as absent.
 */
export function readPaging(endpoint: Endpoint, parameters: URLSearchParams) {
  const fields: FieldProblems = {};
  const numberOf = (name: keyof Paging, fallback: number): number => {
    const text = parameters.get(name);
    if (text === null) return fallback;
    const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
    if (value < 1) fields[name] = 'FORMAT';
    return value;
  };
  const page = numberOf('page', 1);
  const pageSize = Math.min(numberOf('pageSize', PAGE_SIZE.default), PAGE_SIZE.maximum);
  const given = Object.fromEntries([...parameters].filter(([, value]) => typedText(value) !== ''));
  const query = endpoint.query && read(endpoint.query, given);
  if (query && !query.ok) for (const { path, code } of query.violations) fields[path] = code;
  return { paging: { page, pageSize }, query: query?.ok ? query.value : {}, fields };
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
