/** One row of the table of calls. */
import type { ErrorCode } from './errors.ts';
import { PAGE_SIZE } from './limits.ts';
import { type Fields, type Infer, integer, record, rows, type Schema } from './schema/vocabulary.ts';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Below `BASE_PATH`; `:name` is a parameter. */
  readonly path: string;
  readonly access: 'public' | 'player';
  /** Whether the `Idempotency-Key` header must be there. Our client sends it on every unsafe call. */
  readonly keyRequired?: true;
  /** Whether the answer is a page of a list, asked for by page and pageSize. */
  readonly paged?: true;
  /** What else may stand in the query, all of it optional. */
  readonly query?: Schema & { readonly fields: Fields };
  /** The JSON body; absent where the call has none. */
  readonly request?: Schema;
  readonly status: 200 | 201 | 204;
  /** The JSON answer; absent for 204. */
  readonly answer?: Schema;
  /** The call's own codes, in the order in which a server looks for them. `errorsOf` adds the common ones. */
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
