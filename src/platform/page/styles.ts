import { attempt } from '../attempt.ts';
import type { Unsubscribe } from '../unsubscribe.ts';

/**
 * Adds a style sheet to the page, until the returned function is called. Not as a `style` element, which the content security
 * policy rejects.
 */
export function addStyles(text: string): Unsubscribe {
  const sheet = attempt(() => {
    const made = new CSSStyleSheet();
    made.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, made];
    return made;
  }, null);
  return () =>
    attempt(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    }, undefined);
}
