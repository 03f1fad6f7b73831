import type { Unsubscribe } from '../unsubscribe.ts';
import { randomUuid } from '../random.ts';

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

/** The browser's history for a site in the folder `root` of its host: empty, or such as `/demo`. */
export function browserHistory(root: string): PageHistory {
  // The site restores the scroll position itself, after the previous page has rendered.
  window.history.scrollRestoration = 'manual';
  const current = () => {
    const { pathname, search, hash } = window.location;
    const path = pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : '/';
    return `${path}${search}${hash}`;
  };
  return {
    current,
    entry() {
      const named = nameIn(window.history.state);
      if (named !== null) return named;
      const name = randomUuid();
      window.history.replaceState({ ...window.history.state, entry: name }, '');
      return name;
    },
    push: (to) => window.history.pushState({ entry: randomUuid() }, '', `${root}${to}`),
    replace: (to) => window.history.replaceState({ entry: randomUuid() }, '', `${root}${to}`),
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
