// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { onLinkIntent } from '../../../../../src/platform/page/link-intent.ts';

let received: string[] = [];
let stop = () => undefined as void;

function listen(root = ''): void {
  stop = onLinkIntent(root, {
    intended: (to) => received.push(to),
    abandoned: () => received.push('abandoned'),
  });
}

/** Renders HTML that contains one link, and returns the link. */
function linkOf(html: string): HTMLElement {
  document.body.innerHTML = html;
  const link = document.querySelector('a');
  if (!link) throw new Error('there is no link in that');
  return link;
}

beforeEach(() => {
  received = [];
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

const LINK = '<a href="/player/bank/?from=home"><svg></svg><span>words</span></a>';

test.each(['pointerOver', 'focusIn', 'touchStart'] as const)('%s on a link reports its address', (name) => {
  listen();
  fireEvent[name](linkOf(LINK));
  expect(received).toEqual(['/player/bank/?from=home']);
});

test.each(['pointerOut', 'focusOut'] as const)('%s on a link reports that it was abandoned', (name) => {
  listen();
  fireEvent[name](linkOf(LINK));
  expect(received).toEqual(['abandoned']);
});

test('a move from the icon of a link to its text does not abandon the link', () => {
  listen();
  const link = linkOf(LINK);
  const [sign, text] = link.children;
  if (!sign || !text) throw new Error('the link has no parts');
  fireEvent.pointerOver(sign);
  fireEvent.pointerOut(sign, { relatedTarget: text });
  expect(received).toEqual(['/player/bank/?from=home']);
  fireEvent.pointerOut(text, { relatedTarget: document.body });
  expect(received.at(-1)).toBe('abandoned');
});

describe('nothing is reported for', () => {
  test.each([
    ['a link to another host', '<a href="https://example.com/player/bank/">'],
    ['a link that opens in another window', '<a href="/player/bank/" target="_blank">'],
    ['a link to a fragment of the same page', '<a href="#main">'],
    ['a mailto link', '<a href="mailto:someone@example.com">'],
    ['a link without an address', '<a>'],
  ])('%s', (_, html) => {
    listen();
    const link = linkOf(html);
    fireEvent.pointerOver(link);
    fireEvent.pointerOut(link);
    expect(received).toEqual([]);
  });

  test('an element that is not a link', () => {
    listen();
    fireEvent.pointerOver(document.body);
    fireEvent.pointerOver(document);
    expect(received).toEqual([]);
  });

  test('a link after the listener was removed', () => {
    listen();
    stop();
    fireEvent.pointerOver(linkOf(LINK));
    expect(received).toEqual([]);
  });
});

describe('a site in a folder of its host', () => {
  test('reports its own links below that folder', () => {
    listen('/demo');
    fireEvent.pointerOver(linkOf('<a href="/demo/contact/">'));
    expect(received).toEqual(['/contact/']);
  });

  test.each(['/contact/', '/demonstration/', '/'])('reports no link outside that folder: %s', (href) => {
    listen('/demo');
    fireEvent.pointerOver(linkOf(`<a href="${href}">`));
    expect(received).toEqual([]);
  });
});
