import { GALLERY_PATH } from './paths.ts';

/** The gallery's URL with changed query parameters: page, state, width or theme. */
export function addressWith(query: URLSearchParams, changes: Readonly<Record<string, string>>): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) next.set(name, value);
  return `${GALLERY_PATH}?${next}`;
}
