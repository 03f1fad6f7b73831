// @vitest-environment jsdom
/**
 * Checks the calls of `scrollTo`, because jsdom does not scroll. The resulting position is checked by end-to-end
 * tests.
 */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../../../eventually.ts';
import { onScroll, scrollToTop } from '../../../../../src/platform/page/scroll.ts';

function onPage({ isStill }: { readonly isStill: boolean }) {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isStill && query === '(prefers-reduced-motion: reduce)',
  }));
  return scrollTo;
}

afterEach(() => document.body.replaceChildren());

describe('back to the top (specification §2)', () => {
  test('scrolls smoothly', () => {
    const scrollTo = onPage({ isStill: false });
    scrollToTop();
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]]);
  });

  test('scrolls without animation if reduced motion is preferred', () => {
    const scrollTo = onPage({ isStill: true });
    scrollToTop();
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
  });

  test.each([
    ['the heading', '<main><h1>Home</h1></main>', 'H1'],
    ['the page, if it has no heading', '<main></main>', 'MAIN'],
  ])('moves the focus to %s', (_, html, tag) => {
    onPage({ isStill: false });
    document.body.innerHTML = html;
    scrollToTop();
    expect(document.activeElement?.tagName).toBe(tag);
  });
});

describe('the scroll position (specification §2)', () => {
  test('is reported if the page was scrolled before the listener was added, as after a reload', async () => {
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
    vi.stubGlobal('scrollY', 700);
    const listener = vi.fn();
    const stop = onScroll(listener);
    await eventually(() => expect(listener.mock.calls).toEqual([[700]]));
    stop();
  });

  test('is not reported after the listener was removed', async () => {
    let idle = () => {};
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => (idle = callback));
    const listener = vi.fn();
    onScroll(listener)();
    idle();
    await Promise.resolve();
    window.dispatchEvent(new Event('scroll'));
    expect(listener).not.toHaveBeenCalled();
  });
});
