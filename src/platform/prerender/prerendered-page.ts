/** The prerendered markup of a page (docs/decisions/0026). */
import type { Browser } from '../browser.ts';

/** The language and path of the prerendered markup. */
export interface PrerenderedView {
  readonly language: string;
  readonly path: string;
}

/** Reads language and path from the root element; null if the page is not prerendered. */
export function prerenderedViewIn(root: HTMLElement): PrerenderedView | null {
  const { language, path } = root.dataset;
  return language === undefined || path === undefined ? null : { language, path };
}

/**
 * Whether the first client rendering of `address` equals the prerendered markup. It does not with stored form values in this
 * tab, or offline.
 */
export function mayHydrate(
  prerendered: PrerenderedView,
  language: string,
  address: string,
  { tab, isOnline }: Pick<Browser, 'tab' | 'isOnline'>,
) {
  return prerendered.language === language && prerendered.path === address && tab.isEmpty() && isOnline();
}
