/** Renders the whole site into a jsdom document of this process, once for each opened page. */
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { agencyRead } from '../../src/api/agency.ts';
import { Root } from '../../src/shell/Root.tsx';
import { createSite } from '../../src/app/create-site.ts';
import type { Site } from '../../src/app/site.ts';
import { switchLanguage, withMessages } from '../../src/i18n/language.ts';
import { PARTS } from '../../src/i18n/catalog-chunks.ts';
import { reloadOnceFor } from '../../src/app/upgrade/reload-once.ts';
import type { Browser } from '../../src/platform/browser.ts';
import { onFailedLoad } from '../../src/platform/late-code.ts';

export interface OpenPage {
  readonly site: Site;
  readonly container: HTMLElement;
  /** Errors of rendering, caught by error boundaries or not. */
  readonly errors: readonly unknown[];
  /** Unmounts the page. */
  readonly close: () => void;
}

/** Loads all code and messages of the site, so that no import is pending while virtual time stands still. */
export async function loadWholeSite(): Promise<void> {
  const modules = import.meta.glob([
    '../../src/{app,features,shared,shell}/**/*.{ts,tsx}',
    '!../../src/**/*.d.ts',
  ]);
  await Promise.all(Object.values(modules).map((load) => load()));
  await withMessages(...PARTS)('now');
  await switchLanguage('lo');
}

/** Opens the site as `main.tsx` does, with the given `Browser`, in the body of a document. Renders `Content`, by default all of it. */
export function openPage(
  browser: Browser,
  body = document.body,
  Content: ComponentType<{ readonly site: Site }> = Root,
): OpenPage {
  const container = body.appendChild(body.ownerDocument.createElement('div'));
  const errors: unknown[] = [];
  const note = (error: unknown) => void errors.push(error);
  const root = createRoot(container, { onUncaughtError: note, onCaughtError: note });
  const stop = onFailedLoad((problem) => reloadOnceFor(problem, browser));
  const site = createSite(browser);
  void site.queries.prefetchQuery(agencyRead(site.client));
  root.render(<Content site={site} />);
  const close = () => {
    stop();
    root.unmount();
    container.remove();
  };
  return { site, container, errors, close };
}
