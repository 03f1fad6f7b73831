import { GALLERY_PATH } from './paths.ts';

/** The query parameters for the state or component. The others are width and theme. */
const SHOWN = ['page', 'state', 'component'];

/** The gallery's URL with changed query parameters. A new state or component replaces the previous one. */
export function addressWith(query: URLSearchParams, changes: Readonly<Record<string, string>>): string {
  const next = new URLSearchParams(query);
  if (SHOWN.some((name) => name in changes)) for (const name of SHOWN) next.delete(name);
  for (const [name, value] of Object.entries(changes)) next.set(name, value);
  return `${GALLERY_PATH}?${next}`;
}
