/** What reads and writes a store, apart from the library that keeps it: a page that draws scenarios needs no database. */
import { COLLECTION_NAMES, type CollectionName, type RowOf } from './collections.ts';
import type { ReadableCollection, WritableCollection } from './query.ts';

/** What may be asked of the store. */
export type Reader = { readonly [Name in CollectionName]: ReadableCollection<RowOf<Name>> };

/** A set of writes that happen together or not at all. It reads what it has written. */
export type Change = { readonly [Name in CollectionName]: WritableCollection<RowOf<Name>> };

/** The rows of every collection, oldest first. */
export type Rows = { readonly [Name in CollectionName]: readonly RowOf<Name>[] };

/** Every row of every collection. */
export function allRows(reader: Reader): Rows {
  const rows: object = Object.fromEntries(COLLECTION_NAMES.map((name) => [name, reader[name].getAll()]));
  return rows as Rows;
}
