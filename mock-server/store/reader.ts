/** Types for reading and writing a store, separate from its library: a page that lists scenarios loads no database. */
import { COLLECTION_NAMES, type CollectionName, type RowOf } from './collections.ts';
import type { ReadableCollection, WritableCollection } from './query.ts';

/** Read access to all collections. */
export type Reader = { readonly [Name in CollectionName]: ReadableCollection<RowOf<Name>> };

/** Write access within an atomic change. Reads see the change's own writes. */
export type Change = { readonly [Name in CollectionName]: WritableCollection<RowOf<Name>> };

/** The rows of every collection, oldest first. */
export type Rows = { readonly [Name in CollectionName]: readonly RowOf<Name>[] };

/** Every row of every collection. */
export function allRows(reader: Reader): Rows {
  const rows: object = Object.fromEntries(COLLECTION_NAMES.map((name) => [name, reader[name].getAll()]));
  return rows as Rows;
}
