/**
 * In place of Headless UI's hooks of this name: a component that is not in the document yet belongs to the document of its tab.
 * The library takes the only `document` that it knows, which is no tab's: each dialog would be outside of its page.
 */
import { useContext } from 'react';
import { SiteContext } from '../../src/app/site-context.ts';
import type { Browser } from '../../src/platform/browser.ts';

const documents = new WeakMap<Browser, Document>();

/** From now on the components of this browser's page are in this document. */
export function putInto(document: Document, browser: Browser): void {
  documents.set(browser, document);
}

export function useOwnerDocument(): Document {
  const site = useContext(SiteContext);
  return (site && documents.get(site.browser)) ?? document;
}

export const useRootDocument = useOwnerDocument;
