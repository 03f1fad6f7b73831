import { PROVIDERS, type Provider } from '../../contract/values.ts';

/** The addresses of the pages: specification §2. A trailing slash may be there or not. */
export const paths = {
  home: '/',
  login: '/login/',
  register: '/register/',
  deposit: '/player/deposit/',
  depositHistory: '/player/deposit/history',
  withdraw: '/player/withdraw/',
  withdrawHistory: '/player/withdraw/history',
  bank: '/player/bank/',
  promotions: '/player/promotion/',
  promotionHistory: '/player/promotion/history',
  responsiblePlay: '/responsible-play/',
  contact: '/contact/',
} as const;

/** Addresses that pages had before, and where they lead now. */
const MOVED: Readonly<Record<string, string>> = { '/safe-play/': paths.responsiblePlay };

/** The present address of a page that has moved; null for any other. */
export function movedTo(address: string): string | null {
  const page = MOVED[pageOf(address)];
  return page === undefined ? null : `${page}${splitAddress(address).search}`;
}

/** The page of one promotion. */
export function promotionPath(promotionId: string): string {
  return `${paths.promotions}${encodeURIComponent(promotionId)}`;
}

/** The page of a provider's games; a tab is the provider's own name for a group of them, taken verbatim. */
export function gamePath(provider: Provider, tab?: string): string {
  return `/player/game/${provider}${tab === undefined ? '' : `?tab=${encodeURIComponent(tab)}`}`;
}

/** The provider whose games a path shows; null for any other path. */
export function providerIn(path: string): Provider | null {
  return PROVIDERS.find((provider) => path.replace(/\/$/, '') === gamePath(provider)) ?? null;
}

const NEXT = 'next';

/** The login page that leads back to where the visitor was going. */
export function loginLeadingTo(address: string): string {
  return address === paths.home ? paths.login : `${paths.login}?${NEXT}=${encodeURIComponent(address)}`;
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

/** The path of an address, with a slash at its end whether it was written with one or not. */
export function pageOf(address: string): string {
  return `${splitAddress(address).path.replace(/\/$/, '')}/`;
}

/** What a page is chosen by, and what it is asked with (its `?` included); a fragment belongs to neither. */
export function splitAddress(address: string): { readonly path: string; readonly search: string } {
  const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(address) ?? [];
  return { path, search };
}
