import { GALLERY_PATH } from './paths.ts';

/** What says which state or component is shown; the rest of an address says how. */
const SHOWN = ['page', 'state', 'component'];

/** The gallery's address with some of its query changed. Another thing to show takes the place of the one before. */
export function addressWith(query: URLSearchParams, changes: Readonly<Record<string, string>>): string {
  const next = new URLSearchParams(query);
  if (SHOWN.some((name) => name in changes)) for (const name of SHOWN) next.delete(name);
  for (const [name, value] of Object.entries(changes)) next.set(name, value);
  return `${GALLERY_PATH}?${next}`;
}
