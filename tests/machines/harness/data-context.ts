/** A context holds only data and references to actors, so that a capsule can write it down (docs/decisions, 48). */

/** The path to the first part that JSON or XState could not restore; null if there is none. */
export function pathToOther(value: unknown): string | null {
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') return '';
  if (typeof value !== 'object' || value === null || isActor(value)) return null;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype) return '';
  for (const [name, part] of Object.entries(value)) {
    const rest = pathToOther(part);
    if (rest !== null) return `.${name}${rest}`;
  }
  return null;
}

function isActor(value: object): boolean {
  return 'sessionId' in value && 'getSnapshot' in value;
}
