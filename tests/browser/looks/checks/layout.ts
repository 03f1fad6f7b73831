/** Finds layout faults of a page, from within the page. */
import type { Page } from '@playwright/test';

/**
 * Returns one line for each misfit: an element that sticks out of the screen and is in no horizontal scroller of its own, or text
 * that is cut off without an ellipsis or a line clamp.
 */
export function misfits(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const width = document.documentElement.clientWidth;
    const nameOf = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      const text = (element.textContent ?? '').trim().slice(0, 40);
      const tag = `<${element.tagName.toLowerCase()} class="${element.className}">`;
      return `${tag} “${text}” from ${Math.round(left)} to ${Math.round(right)} of ${width} px`;
    };
    const isInScroller = (element: Element) => {
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(around).overflowX) && around !== document.body) return true;
      }
      return false;
    };
    if (document.documentElement.scrollWidth > width) {
      found.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} > ${width}`);
    }
    // Decoration and screen-reader-only text are not checked. The latter is clipped to nothing at some widths and not at others.
    const unseen = new WeakSet<Element>();
    for (const element of document.querySelectorAll('body *')) {
      if (
        element.ariaHidden === 'true' ||
        getComputedStyle(element).clipPath === 'inset(50%)' ||
        (element.parentElement && unseen.has(element.parentElement))
      ) {
        unseen.add(element);
      }
    }
    for (const element of document.querySelectorAll('body *')) {
      if (!(element instanceof HTMLElement) || unseen.has(element)) continue;
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      if ((box.left < -1 || box.right > width + 1) && !isInScroller(element)) {
        found.push(`sticks out: ${nameOf(element)}`);
      }
      const style = getComputedStyle(element);
      const holds = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
      const isLeaf = element.children.length === 0 && style.display !== 'inline' && !holds;
      if (isLeaf && element.scrollWidth > element.clientWidth + 1 && style.textOverflow !== 'ellipsis') {
        found.push(`is wider than its box: ${nameOf(element)}`);
      }
      const cuts = /hidden|clip/.test(`${style.overflowX} ${style.overflowY}`);
      const saysSo = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if (!cuts || saysSo) continue;
      // A line box reserves more room above and below the glyphs than they take.
      const spare = Number.parseFloat(style.fontSize) / 4;
      // Decoration may reach over an edge; text may not.
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const around = text.parentElement;
        if (text.textContent?.trim() === '' || !around || unseen.has(around) || around.closest('select'))
          continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const place = range.getBoundingClientRect();
        if (place.width === 0) continue;
        const isCut =
          place.left < box.left - 1 ||
          place.right > box.right + 1 ||
          place.top < box.top - spare ||
          place.bottom > box.bottom + spare;
        if (isCut) found.push(`is cut off: ${text.textContent}`);
      }
    }
    return [...new Set(found)];
  });
}
