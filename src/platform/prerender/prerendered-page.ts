/** The first view that a page may come with: drawn when the site was built (docs/decisions/0026). */
import type { Browser } from '../browser.ts';

/** What was drawn: in which language, and at which address. */
export interface PrerenderedView {
  readonly language: string;
  readonly path: string;
}

/** The view that stands in the page; null where the page came empty. */
export function prerenderedViewIn(root: HTMLElement): PrerenderedView | null {
  const { language, path } = root.dataset;
  return language === undefined || path === undefined ? null : { language, path };
}

/**
 * Whether the first client rendering would equal the prerendered view. It would not with a query string, with remembered form
 * values in this tab, or offline.
 */
export function mayHydrate(
  prerendered: PrerenderedView,
  language: string,
  { history, tab, isOnline }: Browser,
) {
  return (
    prerendered.language === language && prerendered.path === history.current() && tab.isEmpty() && isOnline()
  );
}
