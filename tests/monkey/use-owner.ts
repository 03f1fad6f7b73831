/**
 * Replaces Headless UI's hooks of these names with ones that return the document of the component's tab. Before a component is
 * mounted, the library takes the global `document`, which is no tab's, and would render each dialog outside of its page.
 */
import { useContext } from 'react';
import { SiteContext } from '../../src/app/site-context.ts';
import type { Browser } from '../../src/platform/browser.ts';

const documents = new WeakMap<Browser, Document>();

/** Assigns a document to the page of this browser. */
export function putInto(document: Document, browser: Browser): void {
  documents.set(browser, document);
}

export function useOwnerDocument(): Document {
  const site = useContext(SiteContext);
  return (site && documents.get(site.browser)) ?? document;
}

export const useRootDocument = useOwnerDocument;
