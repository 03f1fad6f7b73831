/** Removes hashes, passwords, tokens and session secrets from what the lab displays (contract §6). */
import { COLLECTION_NAMES, type CollectionName, collections } from '../store/collections.ts';
import type { Reader } from '../store/reader.ts';

export const MASK = '•••';

export type MaskedRow = Readonly<Record<string, unknown>> & { readonly id: string };

/** The masked rows of a collection. Each has an `id`, whatever the name of its key, because json-server requires one. */
export function maskedRows(reader: Reader, name: CollectionName): MaskedRow[] {
  return reader[name].getAll().map((row, index) => maskedRow(name, row, index + 1));
}

/** `number` is the id of a row whose key is masked. */
export function maskedRow(name: CollectionName, row: object, number = 0): MaskedRow {
  const { key, masked } = collections[name];
  const shown: Record<string, unknown> = { ...row };
  for (const field of masked) shown[field] = MASK;
  return { ...shown, id: shown[key] === MASK ? String(number) : String(shown[key]) };
}

export function maskedStore(reader: Reader): Record<string, MaskedRow[]> {
  return Object.fromEntries(COLLECTION_NAMES.map((name) => [name, maskedRows(reader, name)]));
}

/** The names of fields, query parameters and headers whose values are never displayed. When a password was changed is no secret. */
const SECRET_NAME = /password(?!ChangedAt$)|passcode|secret|token|^(sid|pin|cookie|authorization)$/i;

export function isSecret(name: string): boolean {
  return SECRET_NAME.test(name);
}

/** Far deeper than any body of the contract. What is nested deeper is masked: copying or writing it would exhaust the stack. */
const DEEPEST = 64;

/** A copy of a JSON value without the values of secret fields, and without the given secrets in any text. */
export function maskedCopy(value: unknown, secrets: readonly string[], depth = 0): unknown {
  if (typeof value === 'string') {
    return secrets.reduce((text, secret) => text.replaceAll(secret, MASK), value);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEEPEST) return MASK;
  if (Array.isArray(value)) return value.map((item: unknown) => maskedCopy(item, secrets, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [
      name,
      isSecret(name) ? MASK : maskedCopy(part, secrets, depth + 1),
    ]),
  );
}
