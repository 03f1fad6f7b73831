/** Converts a snapshot to plain data without secrets, for display and export. */
import { isKept, isMasked } from './text-fields.ts';

/** The text that replaces a secret. */
export const HIDDEN = '•••';

/** Returns a JSON copy: without functions and other values that JSON does not have, and with all secrets masked, at any depth. */
export function shareable(value: unknown): unknown {
  const text = JSON.stringify(value, (_, part: unknown) =>
    // The `name` and `message` of an error are not enumerable, so that JSON would omit them.
    part instanceof Error ? { ...part, name: part.name, message: part.message } : part,
  );
  return text === undefined ? null : withoutSecrets(JSON.parse(text), '');
}

function withoutSecrets(part: unknown, name: string): unknown {
  if (isSecret(name, part)) return HIDDEN;
  // A text of a list is classified by the name of the list.
  if (Array.isArray(part)) return part.map((item) => withoutSecrets(item, name));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, within]) => [key, withoutSecrets(within, key)]));
}

/**
 * Whether a property is masked: any text that is not listed in `text-fields.ts`, and numbers and objects with the name of a
 * secret. Empty strings and null are not masked: that a field is empty often matters for debugging.
 */
export function isSecret(name: string, value: unknown): boolean {
  if (value === '' || value === null) return false;
  if (typeof value === 'string') return !isKept(name);
  return (typeof value === 'number' || typeof value === 'object') && isMasked(name);
}
