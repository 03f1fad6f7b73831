/** Finds the line breaks of a page, and among them those within a word or a syllable. */
import type { Page } from '@playwright/test';
import { PROVIDER_NAMES } from '../../../../src/ui/brand/names.ts';
import { mayBreakLao } from './lao-syllables.ts';

interface LineBreak {
  readonly text: string;
  /** The index of the first letter of the new line. */
  readonly index: number;
  /** Whether the browser broke a word because it did not fit. */
  readonly isInWord: boolean;
}

/**
 * Returns each line break within a word, within a Lao syllable, or between a letter and a mark that belongs to it. Names and codes, which
 * are not translated, may break anywhere, except the names of the providers. With `hasInventedWords`, Lao and Thai texts are not
 * judged, because a dictionary finds their words.
 */
export async function brokenWords(page: Page, hasInventedWords = false): Promise<readonly string[]> {
  return (await lineBreaks(page))
    .filter((found) => !(hasInventedWords && hasNoSpaces(found)))
    .filter(
      ({ text, index, isInWord }) => isInWord || !mayBreakLao(text, index) || !mayBreakThai(text, index),
    )
    .map(
      ({ text, index }) =>
        `is broken within a word: ${text.slice(Math.max(0, index - 12), index)}⏎${text.slice(index, index + 12)}`,
    );
}

/** Whether the break is in a script that writes no spaces between words. */
function hasNoSpaces({ text, index }: LineBreak): boolean {
  return /[\p{Script=Lao}\p{Script=Thai}]/u.test(text.charAt(index));
}

/**
 * Checks only that no dependent vowel or mark begins a line, and no leading vowel ends one: Thai finals are too ambiguous for
 * more.
 */
export function mayBreakThai(text: string, index: number): boolean {
  const isLedBy = /[เแโใไ]$/u.test(text.slice(0, index));
  const isMark = /^[\u0E30-\u0E3A\u0E45-\u0E4E\u0E2F]/u.test(text.slice(index));
  return !isLedBy && !(isMark && /[\u0E01-\u0E4E]$/u.test(text.slice(0, index)));
}

/** Returns the line breaks in translated texts and in the names of providers. */
function lineBreaks(page: Page): Promise<readonly LineBreak[]> {
  return page.evaluate((providers) => {
    /** Returns the indices at which a line of the text begins. */
    const lineStarts = (node: Node): readonly number[] => {
      const text = node.textContent ?? '';
      const range = document.createRange();
      const found: number[] = [];
      let line: number | null = null;
      for (let index = 0; index < text.length; index += 1) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const box = range.getBoundingClientRect();
        // A space at the end of a line takes no room.
        if (box.height === 0 || /\s/.test(text.charAt(index))) continue;
        if (line !== null && box.bottom > line + box.height / 2) found.push(index);
        line = box.bottom;
      }
      return found;
    };
    /** Text for screen readers is clipped to nothing, and breaks anywhere. */
    const isForScreenReaders = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isForScreenReaders(element.parentElement));
    const probe = document.body.appendChild(document.createElement('div'));
    Object.assign(probe.style, {
      position: 'absolute',
      width: '0',
      overflowWrap: 'normal',
      visibility: 'hidden',
    });
    /** Returns where the browser breaks the text if there is no room at all, but does not break words. */
    const opportunities = (text: string, element: Element): readonly number[] => {
      const { wordBreak, lineBreak } = getComputedStyle(element);
      Object.assign(probe.style, { wordBreak, lineBreak });
      probe.lang = element.closest<HTMLElement>('[lang]')?.lang ?? '';
      probe.textContent = text;
      return probe.firstChild ? lineStarts(probe.firstChild) : [];
    };
    const found: LineBreak[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? '';
      const { parentElement: element } = node;
      const isName = element?.closest('[translate="no"]') && !providers.includes(text.trim());
      if (!element || isName || isForScreenReaders(element) || !/\p{L}/u.test(text)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const bottoms = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
      if (bottoms.size < 2) continue;
      const allowed = opportunities(text, element);
      found.push(...lineStarts(node).map((index) => ({ text, index, isInWord: !allowed.includes(index) })));
    }
    probe.remove();
    return found;
  }, Object.values<string>(PROVIDER_NAMES));
}
