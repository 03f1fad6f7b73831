/** What of the site's data the viewer and a recording may hold. */
import { plainData } from '../../../packages/machine-viewer/inspect.ts';
import { isKept, isMasked } from './text-fields.ts';

/** Returns a JSON copy with all secrets masked, at any depth. */
export function shareable(value: unknown): unknown {
  return plainData(value, isSecret);
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

/** The codes of orders in data, at any depth. The codes of errors are without digits. */
export function ordersIn(data: unknown): readonly string[] {
  const found: string[] = [];
  JSON.stringify(data, (name, part: unknown) => {
    if (name === 'code' && typeof part === 'string' && /\d/.test(part)) found.push(part);
    return part;
  });
  return found;
}
