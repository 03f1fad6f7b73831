import type { Unsubscribe } from '../browser.ts';
import { randomUuid } from '../random.ts';

/** The browser's history of the page: addresses stand below the site's root, with their query and fragment. */
export interface PageHistory {
  current(): string;
  /** The name of the entry that the browser is at: the same again after Back, Forward or a reload. */
  entry(): string;
  push(to: string): void;
  /** The entry becomes another one: what is remembered of the one before does not belong to it. */
  replace(to: string): void;
  /** Back or Forward: the browser is at another entry already. */
  onMove(listener: (to: string) => void): Unsubscribe;
}

/** The real one, for a site that lives in the folder `root` of its host: nothing, or such as `/demo`. */
export function browserHistory(root: string): PageHistory {
  // The site puts the eye where it was itself, once the page before is there again.
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
