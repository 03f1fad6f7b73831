/** Checks for layout shifts while a page loads, and for motion although the user prefers reduced motion. */
import type { Page } from '@playwright/test';

/** The largest layout shift while a page loads, as the browser measures it (CLS). */
const MOST_SHIFT = 0.02;
/** The longest duration, in milliseconds, that is no motion: the browser needs a duration above zero to end a transition. */
const NO_MOTION = 0.011;

declare global {
  interface Window {
    /** Recorded since the page was loaded: see `watchStillness`. */
    stillness: { shift: number; readonly shifted: string[]; readonly moving: string[] };
  }
}

/** A source of a layout shift, which TypeScript's DOM library does not declare yet. */
interface Source {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

/** Records layout shifts and motion in every page that is loaded from now on. Emulates reduced motion, so that none may occur. */
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

/** Returns the layout shifts since the page was loaded, if they exceed the limit. */
export async function shifts(page: Page): Promise<readonly string[]> {
  const { shift, shifted } = await page.evaluate(() => window.stillness);
  return shift <= MOST_SHIFT ? [] : [`shifts by ${shift.toFixed(3)} while it loads: ${shifted.join(', ')}`];
}

/** Returns the elements that have moved or still move, although motion is reduced. */
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
