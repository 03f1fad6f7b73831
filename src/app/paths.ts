/** The addresses of the pages: specification §2. A trailing slash may be there or not. */
export const paths = {
  home: '/',
  login: '/login/',
  register: '/register/',
  deposit: '/player/deposit/',
  bank: '/player/bank/',
} as const;

const NEXT = 'next';

/** The login page that leads back to where the visitor was going. */
export function loginLeadingTo(path: string): string {
  return path === paths.home ? paths.login : `${paths.login}?${NEXT}=${encodeURIComponent(path)}`;
}

/**
 * Where a login leads: only ever a page of this site, whatever the address says. A path has one leading slash; `//` and
 * `\` lead elsewhere in some browsers.
 */
export function destinationIn(search: string): string {
  const next = new URLSearchParams(search).get(NEXT) ?? '';
  const isOurs = /^\/(?![/\\])[\w\-./?=&%]*$/.test(next);
  return isOurs && !next.startsWith(paths.login) && !next.startsWith(paths.register) ? next : paths.home;
}

/** The address of a page with the place to go to afterwards carried along. */
export function carryingDestination(path: string, search: string): string {
  const destination = destinationIn(search);
  return destination === paths.home ? path : `${path}?${NEXT}=${encodeURIComponent(destination)}`;
}
