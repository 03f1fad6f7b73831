/** The texts of a diagram on the screen. */
import type { Page } from '@playwright/test';

/** The least height of text, in CSS pixels. */
export const LEGIBLE = 11;

export interface Text {
  readonly name: string;
  /** The font size on the screen, in CSS pixels. */
  readonly size: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Whether the text of a state is wider than its box. */
  readonly isTooWide: boolean;
}

/** Measures the texts of the states and of the transitions that are visible on the screen as a whole. */
export async function textsIn(page: Page, machine?: string): Promise<readonly Text[]> {
  const name = new RegExp(`^(Diagram of|ຮູບແຜນຜັງ) ${machine ?? ''}`);
  const canvas = page.getByRole('region', { name });
  await canvas.locator('svg.diagram').waitFor();
  // The view is set when the size of the canvas is known; the width of text, when the font is loaded.
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
  return canvas.evaluate((element) => {
    const window = element.getBoundingClientRect();
    return [...element.querySelectorAll<SVGGElement>('.state-words, .label')].flatMap((group): Text[] => {
      const members = [...group.querySelectorAll('text')].filter((text) => text.getClientRects().length > 0);
      const areas = members.map((text) => text.getBoundingClientRect());
      const [left, top] = [
        Math.min(...areas.map((area) => area.left)),
        Math.min(...areas.map((area) => area.top)),
      ];
      const right = Math.max(...areas.map((area) => area.right));
      const bottom = Math.max(...areas.map((area) => area.bottom));
      if (left < window.left || right > window.right || top < window.top || bottom > window.bottom) return [];
      const sizes = members.map(
        (text) => parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
      );
      const id = group.getAttribute('data-id') ?? '';
      const frame = element.querySelector(`.box[data-id="${CSS.escape(id)}"] > .frame`);
      const name = members.map((text) => text.textContent).join(' ');
      const isTooWide = frame !== null && right > frame.getBoundingClientRect().right;
      return [{ name, size: Math.min(...sizes), left, top, right, bottom, isTooWide }];
    });
  });
}

/** The pairs of texts that overlap. The line boxes of two lines touch, so that two pixels do not count. */
export function overlapsIn(texts: readonly Text[]): readonly string[] {
  return texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter(
        (other) =>
          one.left + 2 < other.right &&
          other.left + 2 < one.right &&
          one.top + 3 < other.bottom &&
          other.top + 3 < one.bottom,
      )
      .map((other) => `${one.name} × ${other.name}`),
  );
}
