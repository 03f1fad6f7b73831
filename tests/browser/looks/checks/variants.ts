/** Changes a page as devices, languages and players do: another font, longer texts, larger text, long names. */
import type { Page } from '@playwright/test';
import { setDeviceFonts } from '../../fixtures/device-fonts.ts';
import type { Language } from '../../../../contract/values.ts';

/** A name of 40 and an account name of 60 letters without a space. */
const LONG_NAMES: Readonly<Record<string, string>> = {
  'Demo Player': 'Wilhelmina'.repeat(4),
  'DEMO PLAYER': 'WOLFESCHLEGELSTEINHAUSENBERGERDORFF'.repeat(2).slice(0, 60),
};
/** The added length of a longer text, as a share of each word. */
const LONGER = 0.4;
/** The factor of the largest text size that WCAG 1.4.4 asks for. */
const ENLARGED = 2;
/** A page at 400 % zoom; its text is large enough. */
const ZOOMED_WIDTH = 320;

export interface Variant {
  readonly name: string;
  /** Changes the page, and returns a function that restores it. */
  readonly apply: (page: Page, language: Language) => Promise<() => Promise<void>>;
  /** Whether the variant occurs at a width; by default at each. */
  readonly isAt?: (width: number) => boolean;
  /** Set if the changed texts have words that are in no dictionary. */
  readonly hasInventedWords?: true;
}

export const VARIANTS: readonly Variant[] = [
  {
    name: 'with a wide font',
    apply: async (page, language) => {
      await setDeviceFonts(page, language, 'wide');
      return () => setDeviceFonts(page, language, 'usual');
    },
  },
  { name: 'with texts 40 % longer', apply: lengthenTexts, hasInventedWords: true },
  {
    name: 'with text of 200 %',
    apply: enlargeText,
    isAt: (width) => width > ZOOMED_WIDTH,
  },
  { name: 'with long names', apply: lengthenNames },
];

/** Lengthens every word by a repetition of its first letters, except in texts that are not translated. */
export function lengthenTexts(page: Page): Promise<() => Promise<void>> {
  return replaceTexts(page, { longer: LONGER, names: {} });
}

function lengthenNames(page: Page): Promise<() => Promise<void>> {
  return replaceTexts(page, { longer: 0, names: LONG_NAMES });
}

async function replaceTexts(
  page: Page,
  replacement: { readonly longer: number; readonly names: Readonly<Record<string, string>> },
): Promise<() => Promise<void>> {
  const replaced = await page.evaluateHandle(({ longer, names }) => {
    const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    const lengthen = (word: string) => {
      const letters = [...graphemes.segment(word)].map(({ segment }) => segment);
      return word + letters.slice(0, Math.ceil(letters.length * longer)).join('');
    };
    const isTranslated = (node: Node) => !node.parentElement?.closest('[translate="no"], svg, script, style');
    const changed: { readonly node: Node; readonly before: string; readonly after: string }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const before = node.nodeValue ?? '';
      let after = before;
      for (const [name, long] of Object.entries(names)) after = after.replaceAll(name, long);
      if (longer > 0 && isTranslated(node)) after = after.replace(/\p{L}[\p{L}\p{M}]*/gu, lengthen);
      if (after === before) continue;
      node.nodeValue = after;
      changed.push({ node, before, after });
    }
    return changed;
  }, replacement);
  return () =>
    replaced.evaluate((changed) => {
      // A text that the page has changed after it was replaced stays.
      for (const { node, before, after } of changed) if (node.nodeValue === after) node.nodeValue = before;
    });
}

/** Enlarges all text and nothing else, as the text zoom of a browser or of an in-app browser does. */
async function enlargeText(page: Page): Promise<() => Promise<void>> {
  const enlarged = await page.evaluateHandle((factor) => {
    const sizes = [...document.body.querySelectorAll<HTMLElement>('*'), document.body]
      .filter((element) => element instanceof HTMLElement)
      .map((element) => ({
        element,
        before: element.style.fontSize,
        pixels: Number.parseFloat(getComputedStyle(element).fontSize),
      }));
    for (const { element, pixels } of sizes) element.style.fontSize = `${pixels * factor}px`;
    return sizes;
  }, ENLARGED);
  return () =>
    enlarged.evaluate((sizes) => {
      for (const { element, before } of sizes) element.style.fontSize = before;
    });
}
