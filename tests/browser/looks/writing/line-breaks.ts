/** Finds the line breaks of a page, and among them those within a syllable. */
import type { Page } from '@playwright/test';
import { mayBreakLao } from './lao-syllables.ts';

interface LineBreak {
  readonly text: string;
  /** The index of the first letter of the new line. */
  readonly index: number;
}

/** Returns each line break within a Lao syllable, or between a letter and a mark that belongs to it. */
export async function brokenSyllables(page: Page): Promise<readonly string[]> {
  return (await lineBreaks(page))
    .filter(({ text, index }) => !mayBreakLao(text, index) || !mayBreakThai(text, index))
    .map(
      ({ text, index }) =>
        `is broken within a syllable: ${text.slice(Math.max(0, index - 12), index)}⏎${text.slice(index, index + 12)}`,
    );
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

/** Returns the line breaks in texts with Lao or Thai letters. */
function lineBreaks(page: Page): Promise<readonly LineBreak[]> {
  return page.evaluate(() => {
    const found: { text: string; index: number }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? '';
      if (!/[\p{Script=Lao}\p{Script=Thai}]/u.test(text)) continue;
      range.selectNodeContents(node);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
      if (lines.size < 2) continue;
      let line: number | null = null;
      for (let index = 0; index < text.length; index += 1) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const box = range.getBoundingClientRect();
        // A space at the end of a line takes no room.
        if (box.height === 0 || /\s/.test(text.charAt(index))) continue;
        if (line !== null && box.bottom > line + box.height / 2) found.push({ text, index });
        line = box.bottom;
      }
    }
    return found;
  });
}
