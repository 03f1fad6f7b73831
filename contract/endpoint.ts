/** One row of the endpoint table. */
import type { ErrorCode } from './errors.ts';
import { PAGE_SIZE } from './limits.ts';
import { type Fields, type Infer, integer, record, rows, type Schema } from './schema/vocabulary.ts';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Below `BASE_PATH`; `:name` is a parameter. */
  readonly path: string;
  readonly access: 'public' | 'player';
  /** Whether the `Idempotency-Key` header is required. Our client sends it on every unsafe call. */
  readonly keyRequired?: true;
  /** Whether the response is one page of a list, selected by `page` and `pageSize`. */
  readonly paged?: true;
  /** Further query parameters, all optional. */
  readonly query?: Schema & { readonly fields: Fields };
  /** The JSON request body; absent if the call has none. */
  readonly request?: Schema;
  readonly status: 200 | 201 | 204;
  /** The JSON response body; absent for 204. */
  readonly answer?: Schema;
  /** The call's own error codes, in the order in which the server checks them. `errorsOf` adds the common ones. */
  readonly errors: readonly ErrorCode[];
  readonly source: 'S' | 'S′' | 'decided: contract';
}

/** A page of a list: contract §1. */
export const pageOf = <S extends Schema>(item: S) =>
  record({
    items: rows(item, PAGE_SIZE.maximum) as Schema<Infer<S>[]>,
    page: integer(1),
    pageSize: integer(1, PAGE_SIZE.maximum),
    total: integer(),
  });
