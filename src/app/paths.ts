import { PAGES } from '../../contract/pages.ts';
import { PROVIDERS, type Provider } from '../../contract/values.ts';

export const paths = PAGES;

/** Former paths of pages, with their current ones. */
const MOVED: Readonly<Record<string, string>> = { '/safe-play/': paths.responsiblePlay };

/** The current address of a page that has moved; null for any other. */
export function movedTo(address: string): string | null {
  const page = MOVED[pageOf(address)];
  return page === undefined ? null : `${page}${splitAddress(address).search}`;
}

/** The page of one promotion. */
export function promotionPath(promotionId: string): string {
  return `${paths.promotions}${encodeURIComponent(promotionId)}`;
}

/** The path of a provider's game page. `tab` is the provider's own name for a group of games, unchanged. */
export function gamePath(provider: Provider, tab?: string): string {
  return `/player/game/${provider}${tab === undefined ? '' : `?tab=${encodeURIComponent(tab)}`}`;
}

/** The provider of a game page's path; null for any other path. */
export function providerIn(path: string): Provider | null {
  return PROVIDERS.find((provider) => path.replace(/\/$/, '') === gamePath(provider)) ?? null;
}

const NEXT = 'next';

/** The address of the login page that redirects to `address` after the login. */
export function loginLeadingTo(address: string): string {
  return address === paths.home ? paths.login : `${paths.login}?${NEXT}=${encodeURIComponent(address)}`;
}

/**
 * Where to redirect after a login: only to a page of this site, by default home. Rejects a path that begins with `//` or
 * `/\`, which browsers resolve to another host.
 */
export function destinationIn(search: string): string {
  const next = new URLSearchParams(search).get(NEXT) ?? '';
  const isOurs = /^\/(?![/\\])[\w\-./?=&%]*$/.test(next);
  return isOurs && !next.startsWith(paths.login) && !next.startsWith(paths.register) ? next : paths.home;
}

/** Adds the redirect target in `search` to a path. */
export function carryingDestination(path: string, search: string): string {
  const destination = destinationIn(search);
  return destination === paths.home ? path : `${path}?${NEXT}=${encodeURIComponent(destination)}`;
}

/** The path of an address, always with a trailing slash. */
export function pageOf(address: string): string {
  return `${splitAddress(address).path.replace(/\/$/, '')}/`;
}

/** Splits an address into its path and its query (with the `?`); drops the fragment. */
export function splitAddress(address: string): { readonly path: string; readonly search: string } {
  const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(address) ?? [];
  return { path, search };
}
