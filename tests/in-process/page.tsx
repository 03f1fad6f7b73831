/** The whole site in this process' document, once for each page that is opened. */
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { agencyRead } from '../../src/api/agency.ts';
import { Root } from '../../src/app/Root.tsx';
import { createSite, type Site } from '../../src/app/site.ts';
import { speak, withCatalogs } from '../../src/i18n/language.ts';
import { PARTS } from '../../src/i18n/catalog-chunks.ts';
import type { Browser } from '../../src/platform/browser.ts';

export interface OpenPage {
  readonly site: Site;
  readonly container: HTMLElement;
  /** What React's error boundaries caught, and what escaped them. */
  readonly errors: readonly unknown[];
  /** Takes the page off the document. */
  readonly close: () => void;
}

/** Loads all code and messages of the site: none has to be loaded while virtual time stands still. */
export async function loadWholeSite(): Promise<void> {
  const modules = import.meta.glob(['../../src/{app,features,layout}/**/*.{ts,tsx}', '!../../src/**/*.d.ts']);
  await Promise.all(Object.values(modules).map((load) => load()));
  await withCatalogs(speak('lo'), ...PARTS);
}

/** Opens the site as `main.tsx` does, with a browser of the test's, in the body of a document. `Content` is what it shows. */
export function openPage(
  browser: Browser,
  body = document.body,
  Content: ComponentType<{ readonly site: Site }> = Root,
): OpenPage {
  const container = body.appendChild(body.ownerDocument.createElement('div'));
  const errors: unknown[] = [];
  const note = (error: unknown) => void errors.push(error);
  const root = createRoot(container, { onUncaughtError: note, onCaughtError: note });
  const site = createSite(browser);
  void site.queries.prefetchQuery(agencyRead(site.client));
  root.render(<Content site={site} />);
  const close = () => {
    root.unmount();
    container.remove();
  };
  return { site, container, errors, close };
}
