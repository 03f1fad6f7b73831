/**
 * The part of @mswjs/data's query language that the mock uses, typed by the row. `equals: null` matches nothing in the
 * library, so comparisons exclude null.
 */
interface Comparison<Value> {
  readonly equals?: Value;
  readonly notEquals?: Value;
  readonly in?: Value[];
  readonly gte?: Value;
  readonly lte?: Value;
}

export type Where<Row> = {
  readonly [Field in keyof Row]?: Comparison<NonNullable<Row[Field]>>;
};

export interface Query<Row> {
  readonly where?: Where<Row>;
  readonly orderBy?: { readonly [Field in keyof Row]?: 'asc' | 'desc' };
  readonly skip?: number;
  /** The maximum number of rows; the library treats 0 as unlimited. */
  readonly take?: number;
}

/** The queries of one collection. Every row is a frozen copy that never changes. */
export interface ReadableCollection<Row> {
  findFirst(query: Query<Row>): Row | null;
  /** Oldest first, unless the query has an order. */
  findMany(query: Query<Row>): Row[];
  /** All rows, oldest first. */
  getAll(): Row[];
  count(query?: Pick<Query<Row>, 'where'>): number;
}

/**
 * The writes of one collection, only inside `Store.change`. They throw a RowError, which indicates a bug and never becomes a
 * response.
 */
export interface WritableCollection<Row> extends ReadableCollection<Row> {
  /** Adds a row; its key must be new. */
  create(row: Row): Row;
  /** Updates fields of the first matching row, which must exist; undefined removes an optional field. */
  update(query: { readonly where: Where<Row>; readonly data: Partial<Row> }): Row;
  /** Removes the first matching row and returns it; null if there is none. */
  delete(query: { readonly where: Where<Row> }): Row | null;
}
