/** Removes hashes, tokens and session secrets from rows that the lab displays (contract §6). */
import { COLLECTION_NAMES, type CollectionName, collections } from '../store/collections.ts';
import type { Reader } from '../store/reader.ts';

export const MASK = '•••';

export type MaskedRow = Readonly<Record<string, unknown>> & { readonly id: string };

/** The masked rows of a collection. Each has an `id`, whatever the name of its key, because json-server requires one. */
export function maskedRows(reader: Reader, name: CollectionName): MaskedRow[] {
  const { key, masked } = collections[name];
  return reader[name].getAll().map((row, index) => {
    const shown: Record<string, unknown> = { ...row };
    for (const field of masked) shown[field] = MASK;
    return { ...shown, id: shown[key] === MASK ? String(index + 1) : String(shown[key]) };
  });
}

export function maskedStore(reader: Reader): Record<string, MaskedRow[]> {
  return Object.fromEntries(COLLECTION_NAMES.map((name) => [name, maskedRows(reader, name)]));
}
