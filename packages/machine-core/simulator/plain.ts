import { isReference } from '../readable.ts';

/**
 * Converts to plain data, whatever the value contains: a reference to an actor becomes `actor ID`, a map an object, a set a list, and
 * what JSON cannot say its text. Functions are left out, and an object inside of itself is `…`.
 */
export function plain(value: unknown): unknown {
  return plainOf(value, []) ?? null;
}

function plainOf(value: unknown, around: readonly object[]): unknown {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      return Number.isFinite(value) ? value : String(value);
    case 'bigint':
      return String(value);
    case 'object':
      return value === null
        ? null
        : around.includes(value) || around.length > DEEPEST
          ? '…'
          : plainObject(value, [...around, value]);
    default:
      return undefined;
  }
}

/** A value with more levels, such as an element of a page, is cut. */
const DEEPEST = 12;

function plainObject(value: object, around: readonly object[]): unknown {
  if ('toJSON' in value && typeof value.toJSON === 'function') {
    const json: unknown = said(() => (value as { toJSON: () => unknown }).toJSON());
    return isReference(json) ? `actor ${String(json.id)}` : plainOf(json, around);
  }
  if (Array.isArray(value)) return value.map((part) => plainOf(part, around) ?? null);
  if (value instanceof Error && Object.keys(value).length === 0) return String(value);
  if (value instanceof Set) return [...value].map((part) => plainOf(part, around) ?? null);
  const entries =
    value instanceof Map
      ? [...value]
      : Object.keys(value).map(
          (name) => [name, said(() => (value as Record<string, unknown>)[name])] as const,
        );
  return Object.fromEntries(
    entries.flatMap(([name, part]) => {
      const shown = plainOf(part, around);
      return shown === undefined ? [] : [[String(name), shown] as const];
    }),
  );
}

/** What a getter or a method gives; nothing, if it throws. */
function said(give: () => unknown): unknown {
  try {
    return give();
  } catch {
    return undefined;
  }
}
