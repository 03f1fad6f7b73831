/** Instants of this century, in milliseconds since 1970. */
const INSTANTS = { from: Date.UTC(2001, 0), to: Date.UTC(2101, 0) };

/** How a named value of a context is shown; undefined leaves it out. */
export type Format = (name: string, value: unknown) => unknown;

/** Shows an instant as its time instead of milliseconds. */
export function readableTime(_: string, value: unknown): unknown {
  const isInstant = Number.isInteger(value) && Number(value) >= INSTANTS.from && Number(value) < INSTANTS.to;
  return isInstant
    ? new Date(Number(value)).toISOString().replace('T', ' ').replace('.000Z', ' UTC').replace('Z', ' UTC')
    : value;
}

/**
 * Plain data with each named value as a reader understands it; the elements of a list have the name of the list. A reference to an
 * actor, as XState encodes it, is `actor ID`.
 */
export function readable(data: unknown, format: Format = readableTime, name = ''): unknown {
  const plainly = isReference(data) ? `actor ${String(data.id)}` : data;
  const shown = format(name, plainly);
  if (shown !== data || typeof shown !== 'object' || shown === null) return shown;
  if (Array.isArray(shown)) return shown.map((part) => readable(part, format, name));
  return Object.fromEntries(
    Object.entries(shown).flatMap(([key, part]) => {
      const inner = readable(part, format, key);
      return inner === undefined ? [] : [[key, inner] as const];
    }),
  );
}

/** Whether XState has encoded a reference to an actor. */
export function isReference(part: unknown): part is { readonly id: unknown } {
  return typeof part === 'object' && part !== null && 'xstate$$type' in part;
}

/** `1 state`, `2 states`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
