/**
 * Finds texts without an element of their own. React renders a text that is the only child of an element by the element's
 * `textContent`, and any other one as a text node, which it later updates, moves and removes. A page translator replaces that node:
 * the page then shows the old text, or React throws.
 */
import { vi } from 'vitest';

/** The texts that React renders as text nodes from now on. Blank ones are not translated. Ends with the test (`restoreMocks`). */
export function watchBareTexts(): () => readonly string[] {
  const createTextNode = vi.spyOn(document, 'createTextNode');
  return () => createTextNode.mock.calls.map(([text]) => text).filter((text) => text.trim() !== '');
}
