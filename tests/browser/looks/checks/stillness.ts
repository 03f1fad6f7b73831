/** Whether a page holds still: while it loads, and for those who have asked for it always. */
import type { Page } from '@playwright/test';

/** What may shift of what is on the screen until a page is there, as the browser counts it (CLS). */
const MOST_SHIFT = 0.02;
/** A motion this short is none; the browser's own clock needs one to end a transition. In milliseconds. */
const NO_MOTION = 0.011;

declare global {
  interface Window {
    /** Told of by the browser since the page was loaded: see `watchStillness`. */
    stillness: { shift: number; readonly shifted: string[]; readonly moving: string[] };
  }
}

/** What has shifted: the library of the DOM's types does not know it yet. */
interface Source {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

/** Watches every page that is loaded from now on. Motion is reduced, so none may be seen. */
export async function watchStillness(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((noMotion) => {
    const stillness: Window['stillness'] = { shift: 0, shifted: [], moving: [] };
    window.stillness = stillness;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry && 'hadRecentInput' in entry && 'sources' in entry)) continue;
        if (entry.hadRecentInput) continue;
        stillness.shift += Number(entry.value);
        for (const { node, previousRect, currentRect } of entry.sources as readonly Source[]) {
          const [before, after] = [previousRect, currentRect].map(
            ({ x, y, width, height }) =>
              `${[x, y].map(Math.round)} ${[width, height].map(Math.round).join('×')}`,
          );
          stillness.shifted.push(`${(node?.textContent ?? '').trim().slice(0, 40)} (${before} → ${after})`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
    for (const begun of ['animationstart', 'transitionrun']) {
      document.addEventListener(begun, ({ target }) => {
        if (!(target instanceof Element)) return;
        for (const animation of target.getAnimations()) {
          const duration = Number(animation.effect?.getComputedTiming().endTime ?? 0);
          if (duration > noMotion) stillness.moving.push(`${begun} of ${target.outerHTML.slice(0, 80)}`);
        }
      });
    }
  }, NO_MOTION);
}

/** What has shifted since the page was loaded. */
export async function shifts(page: Page): Promise<readonly string[]> {
  const { shift, shifted } = await page.evaluate(() => window.stillness);
  return shift <= MOST_SHIFT ? [] : [`shifts by ${shift.toFixed(3)} while it loads: ${shifted.join(', ')}`];
}

/** What has moved, or still does, although motion is reduced. */
export async function motions(page: Page): Promise<readonly string[]> {
  const moving = await page.evaluate(
    (noMotion) => [
      ...window.stillness.moving,
      ...document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > noMotion)
        .map(({ effect }) =>
          effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 80) : 'it',
        ),
    ],
    NO_MOTION,
  );
  return [...new Set(moving)].map((what) => `moves although motion is reduced: ${what}`);
}
