/** jsdom does not scroll: how the browser is asked to. Where the eye then is, the browser stories tell. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { scrollToTop } from '../../../../../src/platform/page/scroll.ts';

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
  test('goes smoothly', () => {
    const scrollTo = onPage({ isStill: false });
    scrollToTop();
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]]);
  });

  test('goes at once for those who want less motion', () => {
    const scrollTo = onPage({ isStill: true });
    scrollToTop();
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
  });

  test.each([
    ['the heading', '<main><h1>Home</h1></main>', 'H1'],
    ['the page, where it has no heading', '<main></main>', 'MAIN'],
  ])('hands the focus to %s', (_, html, tag) => {
    onPage({ isStill: false });
    document.body.innerHTML = html;
    scrollToTop();
    expect(document.activeElement?.tagName).toBe(tag);
  });
});
