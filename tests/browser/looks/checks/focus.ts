/** Checks that the focused element is visible, and marked as focused. */
import type { Page } from '@playwright/test';

/**
 * Walks through the whole page with the Tab key. Returns one line for each control whose focus a player cannot see: it is covered
 * by sticky elements at the edges of the screen (WCAG 2.4.11), or has no focus indicator (2.4.7).
 */
export async function lostControls(page: Page): Promise<readonly string[]> {
  const lost: string[] = [];
  // The first Tab loads the footer (decision 30), which would move what follows it during the walk.
  await page.keyboard.press('Tab');
  const footer = page.getByRole('contentinfo');
  if ((await footer.count()) > 0) await footer.getByRole('link').first().waitFor({ state: 'attached' });
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const seen = new Set<string>();
  for (;;) {
    await page.keyboard.press('Tab');
    const { key, fault } = await page.evaluate(focused);
    if (key === null || seen.has(key)) return lost;
    seen.add(key);
    if (fault !== null) lost.push(fault);
  }
}

/** Runs in the page: returns a key of the focused element and its fault. The key is null once the focus has left the page. */
export function focused(): { readonly key: string | null; readonly fault: string | null } {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return { key: null, fault: null };
  const key = String([...document.querySelectorAll('*')].indexOf(element));
  const name = `${element.outerHTML.slice(0, 90)} ${(element.textContent ?? '').slice(0, 30)}`;
  // A native control that is rendered by its label shows the focus there.
  const drawn = element.closest('label') ?? element;
  const marked = [element, drawn, ...drawn.querySelectorAll('*')].some((part) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
    return (
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow.includes(' 0px 0px 0px ')
    );
  });
  if (!marked) return { key, fault: `has the focus unseen: ${name}` };
  const box = drawn.getBoundingClientRect();
  const steps = [0.02, 0.25, 0.5, 0.75, 0.98];
  const tops = steps.flatMap((right) =>
    steps.map((down) => document.elementFromPoint(box.left + box.width * right, box.top + box.height * down)),
  );
  if (tops.some((top) => top !== null && (drawn.contains(top) || top.contains(drawn))))
    return { key, fault: null };
  const cover = tops.find((top) => top !== null)?.outerHTML.slice(0, 90) ?? 'the edge of the screen';
  return { key, fault: `is covered by ${cover} while it has the focus: ${name}` };
}
