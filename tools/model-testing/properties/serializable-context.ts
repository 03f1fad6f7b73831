/** A context can be written down: the clock and the generator of keys are actors (docs/decisions, 48). */
import type { Property } from './property.ts';

export const CONTEXT_IS_SERIALIZABLE: Property = {
  title: 'a context holds only data and references to actors',
  machines: [],
  isTable: false,
  watch: () => {
    // XState replaces a context only when an action assigns it, so most steps have nothing new to check.
    let checked: unknown;
    return ({ context }) => {
      if (context === checked) return null;
      checked = context;
      const path = pathToOther(context);
      return path === null ? null : `context${path} is neither data nor a reference to an actor`;
    };
  },
};

/** Returns the path to the first part that JSON or XState could not restore; null if there is none. */
function pathToOther(value: unknown): string | null {
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
