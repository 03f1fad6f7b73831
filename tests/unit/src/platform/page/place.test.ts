// @vitest-environment jsdom
/** jsdom has no layout, so end-to-end tests check the scroll position. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { currentPlace, returnTo, startAtTop } from '../../../../../src/platform/page/place.ts';

const grown: (() => void)[] = [];

beforeEach(() => {
  document.body.replaceChildren();
  grown.length = 0;
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(received: () => void) {
        grown.push(received);
      }
      observe() {}
      disconnect() {}
    },
  );
});

function put(html: string): void {
  document.body.innerHTML = html;
}

function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

describe('the focus', () => {
  test.each([
    ['a link in the main content', '<a href="/x">1</a><main><a href="/x">2</a></main>', 'main a'],
    ['a link outside the main content', '<a href="/x">1</a><main><a href="/y">2</a></main>', 'a'],
    ['a field', '<main><input name="amount"></main>', 'input'],
  ])('is restored on %s', (_, html, selector) => {
    put(html);
    focus(selector);
    const place = currentPlace();
    put(html);
    returnTo(place);
    expect(document.activeElement).toBe(document.querySelector(selector));
  });

  test.each([
    ['the page itself', '<main></main>', 'main'],
    ['an element without a name', '<main><button>press</button></main>', 'button'],
  ])('is not stored on %s', (_, html, selector) => {
    put(html);
    focus(selector);
    expect(currentPlace().focus).toBeNull();
  });

  test.each(['a[href=""]]>', '[[[', '', '::'])('is not moved by %j, an invalid selector', (selector) => {
    put('<main><a href="/x">here</a></main>');
    expect(() => returnTo({ scroll: 0, focus: selector })()).not.toThrow();
    expect(document.activeElement).toBe(document.body);
  });

  test('is restored when its element is rendered later', () => {
    returnTo({ scroll: 0, focus: 'main a[href="/x"]' });
    put('<main><a href="/x">later</a></main>');
    for (const grow of grown) grow();
    expect(document.activeElement?.textContent).toBe('later');
  });
});

describe('a new page', () => {
  test('focuses its heading', () => {
    put('<h1>of the frame</h1><main><h1>of the page</h1></main>');
    startAtTop('');
    expect(document.activeElement?.textContent).toBe('of the page');
  });

  test('without a heading focuses the start of the page', () => {
    put('<main><p>words</p></main>');
    startAtTop('');
    expect(document.activeElement?.localName).toBe('main');
  });

  test.each(['#not-there', '#%E0%A4%A'])(
    'starts at the top if no element has the id of the fragment %s',
    (fragment) => {
      put('<main><h1>of the page</h1></main>');
      startAtTop(fragment);
      expect(document.activeElement?.localName).toBe('h1');
    },
  );
});
