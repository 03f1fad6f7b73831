import { attempt } from '../attempt.ts';
import type { Unsubscribe } from '../unsubscribe.ts';
import { randomUuid } from '../uuid.ts';

/** The browser's history. Addresses are relative to the site's root, with query and fragment. */
export interface PageHistory {
  current(): string;
  /** The id of the current entry: the same after Back, Forward or a reload. */
  entry(): string;
  push(to: string): void;
  /** Replaces the current entry and gives it a new id, because data stored for the old one does not apply. */
  replace(to: string): void;
  /** Calls the listener after Back or Forward: the browser's URL has already changed. */
  onMove(listener: (to: string) => void): Unsubscribe;
}

/**
 * The browser's history, which may reject a change: Safari does after a hundred in half a minute. Then the page changes without its
 * address. The site is in the folder `root` of its host: empty, or such as `/demo`.
 */
export function browserHistory(root: string): PageHistory {
  // The site restores the scroll position itself, after the previous page has rendered.
  attempt(() => (window.history.scrollRestoration = 'manual'), null);
  const replaceState = (state: object, address?: string) =>
    attempt(() => window.history.replaceState(state, '', address), undefined);
  const current = () => {
    const { pathname, search, hash } = window.location;
    const path = pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : '/';
    return `${path}${search}${hash}`;
  };
  return {
    current,
    entry() {
      const state: unknown = attempt(() => window.history.state, null);
      const named = nameIn(state);
      if (named !== null) return named;
      const name = randomUuid();
      replaceState({ ...(state as object | null), entry: name });
      return name;
    },
    push: (to) =>
      attempt(() => window.history.pushState({ entry: randomUuid() }, '', `${root}${to}`), undefined),
    replace: (to) => replaceState({ entry: randomUuid() }, `${root}${to}`),
    onMove(listener) {
      const received = () => listener(current());
      window.addEventListener('popstate', received);
      return () => window.removeEventListener('popstate', received);
    },
  };
}

function nameIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('entry' in state)) return null;
  return typeof state.entry === 'string' ? state.entry : null;
}
