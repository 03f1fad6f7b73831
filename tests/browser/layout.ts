/** What is wrong with how a page lies on the screen, found in the page itself. */
import type { Page } from '@playwright/test';

/**
 * Each line names an element that does not fit: one that sticks out of the screen, or whose text is cut off although
 * nobody said that it may be (an ellipsis says so).
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
      const cuts = style.overflowX === 'hidden' || style.overflowX === 'clip';
      const mayCut = style.textOverflow === 'ellipsis';
      if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0 && !mayCut) {
        // Inline boxes have no width of their own; inputs scroll what they hold.
        const holds = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
        if (style.display !== 'inline' && !holds && (cuts || element.children.length === 0)) {
          found.push(`text is wider than its box: ${nameOf(element)}`);
        }
      }
    }
    return [...new Set(found)];
  });
}
