/** Lengthens the texts of a page, as a language that needs more room would. */
import type { Page } from '@playwright/test';

/** The added length, as a share of each word. */
const LONGER = 0.4;

/**
 * Lengthens every word on the page by a repetition of its first letters, except in texts that are not translated. Returns a
 * function that restores the texts.
 */
export async function lengthenText(page: Page): Promise<() => Promise<void>> {
  const lengthened = await page.evaluateHandle((longer) => {
    const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    const lengthen = (word: string) => {
      const letters = [...graphemes.segment(word)].map(({ segment }) => segment);
      return word + letters.slice(0, Math.ceil(letters.length * longer)).join('');
    };
    const changed: { readonly node: Node; readonly before: string; readonly after: string }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const before = node.nodeValue ?? '';
      if (!/\p{L}/u.test(before) || node.parentElement?.closest('[translate="no"], svg, script, style'))
        continue;
      const after = before.replace(/\p{L}[\p{L}\p{M}]*/gu, lengthen);
      node.nodeValue = after;
      changed.push({ node, before, after });
    }
    return changed;
  }, LONGER);
  return () =>
    lengthened.evaluate((changed) => {
      // A text that the page has changed after it was lengthened stays.
      for (const { node, before, after } of changed) if (node.nodeValue === after) node.nodeValue = before;
    });
}
