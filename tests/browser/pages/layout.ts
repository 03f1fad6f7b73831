/** What is wrong with how a page lies on the screen, found in the page itself. */
import type { Page } from '@playwright/test';

/**
 * Each line names what does not fit: an element that sticks out of the screen, or words that are cut off although
 * nobody said that they may be (an ellipsis says so).
 */
export function misfits(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const width = document.documentElement.clientWidth;
    const nameOf = (element: Element) =>
      `<${element.tagName.toLowerCase()}> ${(element.textContent ?? '').trim().slice(0, 40)}`;
    if (document.documentElement.scrollWidth > width) {
      found.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} > ${width}`);
    }
    for (const element of document.querySelectorAll('body *')) {
      if (!(element instanceof HTMLElement) || element.closest('[aria-hidden="true"], .sr-only')) continue;
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      if (box.left < -1 || box.right > width + 1) found.push(`sticks out: ${nameOf(element)}`);
      const style = getComputedStyle(element);
      const holds = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
      const isLeaf = element.children.length === 0 && style.display !== 'inline' && !holds;
      if (isLeaf && element.scrollWidth > element.clientWidth + 1 && style.textOverflow !== 'ellipsis') {
        found.push(`is wider than its box: ${nameOf(element)}`);
      }
      const cuts = style.overflowX === 'hidden' || style.overflowX === 'clip';
      if (!cuts || style.textOverflow === 'ellipsis') continue;
      // Decoration may reach over an edge; words may not.
      const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = words.nextNode(); text; text = words.nextNode()) {
        if (
          text.textContent?.trim() === '' ||
          text.parentElement?.closest('[aria-hidden="true"], .sr-only, select')
        )
          continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const place = range.getBoundingClientRect();
        if (place.left < box.left - 1 || place.right > box.right + 1)
          found.push(`is cut off: ${text.textContent}`);
      }
    }
    return [...new Set(found)];
  });
}
