// @vitest-environment jsdom
/** Checks the call of `window.open` and the new tab's document, because jsdom opens no tabs. */
import { describe, expect, test, vi } from 'vitest';
import { openGameWindow } from '../../../../src/platform/game-window.ts';

const MESSAGES = { title: 'ກຳລັງເປີດ <b>', hint: 'or not', languageTag: 'lo' };

/** Stubs `window.open` so that it returns this tab. */
function giving(tab: object | null) {
  const open = vi.fn(() => tab);
  vi.stubGlobal('open', open);
  return open;
}

function aTab() {
  return {
    closed: false,
    opener: window as unknown,
    document: document.implementation.createHTMLDocument(),
    location: { replace: vi.fn() },
    close: vi.fn(),
  };
}

describe('the tab of a game', () => {
  test('opens blank, has no opener, and shows the waiting message as plain text', () => {
    const tab = aTab();
    const open = giving(tab);
    expect(openGameWindow(MESSAGES)?.isThere()).toBe(true);
    expect(open.mock.calls).toEqual([['', '_blank']]);
    expect(tab.opener).toBeNull();
    expect([tab.document.title, tab.document.documentElement.lang]).toEqual(['ກຳລັງເປີດ <b>', 'lo']);
    expect([...tab.document.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
      'ກຳລັງເປີດ <b>',
      'or not',
    ]);
    expect(tab.document.querySelector('b')).toBeNull();
  });

  test('replaces the waiting page with the game, so that Back does not lead to it', () => {
    const tab = aTab();
    giving(tab);
    openGameWindow(MESSAGES)?.goTo('https://provider.example/');
    expect(tab.location.replace.mock.calls).toEqual([['https://provider.example/']]);
  });

  test('can be closed if the game does not load, and a closed tab is detected', () => {
    const tab = aTab();
    giving(tab);
    const game = openGameWindow(MESSAGES);
    game?.close();
    expect(tab.close).toHaveBeenCalledOnce();
    tab.closed = true;
    expect(game?.isThere()).toBe(false);
  });
});
