/**
 * The part of the query language of @mswjs/data that the mock uses, typed by the row. `equals: null` matches nothing in the
 * library, so null is no value to compare with.
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
  /** How many rows; the library reads 0 as all. */
  readonly take?: number;
}

/** The queries of one collection. Every row is a frozen copy: what was read stays as it was. */
export interface ReadableCollection<Row> {
  findFirst(query: Query<Row>): Row | null;
  /** Oldest first, unless the query orders them. */
  findMany(query: Query<Row>): Row[];
  /** Every row, oldest first. */
  getAll(): Row[];
  count(query?: Pick<Query<Row>, 'where'>): number;
}

/** The writes of one collection, each inside `Store.change`. They throw a RowError, which is a defect and never an answer. */
export interface WritableCollection<Row> extends ReadableCollection<Row> {
  /** Adds a row; its key must be new. */
  create(row: Row): Row;
  /** Replaces fields of the first row that matches, which must exist; undefined removes an optional field. */
  update(query: { readonly where: Where<Row>; readonly data: Partial<Row> }): Row;
  /** Removes the first row that matches, and returns it; null where none does. */
  delete(query: { readonly where: Where<Row> }): Row | null;
}
