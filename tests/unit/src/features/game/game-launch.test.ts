// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { eventually } from '../../../../eventually.ts';
import { read } from '../../../../../contract/schema/struct.ts';
import { ReturnUrl } from '../../../../../contract/game.ts';
import type { GameRequest } from '../../../../../machines/gameLaunch.machine.ts';
import type { AppEvent, DomainEvent } from '../../../../../machines/app.machine.ts';
import { openGame, returnUrlFor } from '../../../../../src/app/hooks/use-game-launch.ts';
import type { Browser } from '../../../../../src/platform/browser.ts';
import { handBrowser, memoryHistory } from '../../browser.ts';
import { NO_NAVIGATION, NO_SESSION, siteOfPlayer } from '../../site-of.ts';

const REQUEST: GameRequest = {
  name: null,
  request: { provider: 'gclub', language: 'lo', device: 'mobile', returnUrl: '/' },
};
const MESSAGES = { title: 'opening', hint: 'or not', languageTag: 'lo' };

/** A site whose server returns this link for each launch, and whose browser opens a tab for each press. */
async function site(link: string, changes: Partial<Browser> = {}) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/games/launch')) asked.push(url);
    const launch = { url: link, expiresAt: '2100-01-01T00:00:00Z' };
    return new Response(JSON.stringify({ launch }), { status: 200 });
  });
  const tabs: { readonly at: string[]; isClosed: boolean }[] = [];
  let goBack = () => undefined as void;
  const browser = handBrowser({
    openGameWindow() {
      const tab = { at: [] as string[], isClosed: false };
      tabs.push(tab);
      return {
        isThere: () => !tab.isClosed,
        goTo: (address) => void tab.at.push(address),
        close: () => {
          tab.isClosed = true;
        },
      };
    },
    history: {
      ...memoryHistory(),
      onMove(listener) {
        goBack = () => listener('/');
        return () => undefined;
      },
    },
    ...changes,
  });
  const received: DomainEvent[] = [];
  const root = await siteOfPlayer(browser, { actors: { ...NO_SESSION, ...NO_NAVIGATION } }, 'PL1');
  const launch = root.playerActor('gameLaunch');
  if (!launch) throw new Error('the player has no gameLaunch');
  launch.on('*', (event) => {
    if (event.type === 'domain.game.opened' || event.type === 'domain.game.returned') received.push(event);
  });
  const open = (request: GameRequest) =>
    openGame(launch, root.late.playerCode?.gameTab, { type: 'game.launch', request }, MESSAGES);
  return { root, launch, open, tabs, asked, received, goBack: () => goBack() };
}

describe('the tab of a game', () => {
  test('is opened by the press itself, before any request, and only once, however often the game is pressed', async () => {
    const { open, tabs, asked } = await site('https://provider.example/x');
    for (let press = 0; press < 20; press += 1) open(REQUEST);
    expect(tabs).toHaveLength(1);
    await eventually(() => expect(tabs[0]?.at).toEqual(['https://provider.example/x']));
    expect(asked).toEqual(['/api/v2/games/launch']);
  });

  test('is closed if another game is pressed meanwhile, which opens in a new tab instead', async () => {
    const { open, tabs, asked } = await site('https://provider.example/x');
    open(REQUEST);
    open({ ...REQUEST, request: { ...REQUEST.request, gameCode: 'GCB-2' } });
    expect(tabs.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    await eventually(() => expect(tabs[1]?.at).toEqual(['https://provider.example/x']));
    expect(tabs[0]?.at).toEqual([]);
    expect(asked).toHaveLength(2);
  });

  test('opens a relative launch link, resolved against the base address of the page', async () => {
    const { open, tabs, received } = await site('/demo/__provider/?launch=1');
    open(REQUEST);
    await eventually(() => expect(received).toEqual([{ type: 'domain.game.opened', provider: 'gclub' }]));
    expect(tabs[0]?.at).toEqual([new URL('/demo/__provider/?launch=1', document.baseURI).href]);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'intent://x', '', '  ', 'https://'])(
    'is closed, and never navigated to “%s”',
    async (link) => {
      const { open, launch, tabs, received } = await site(link);
      open(REQUEST);
      await eventually(() => expect(tabs[0]?.isClosed).toBe(true));
      expect(launch.getSnapshot().hasTag('unanswered')).toBe(true);
      expect([tabs[0]?.at, received]).toEqual([[], []]);
    },
  );

  test('is replaced by a link to the same address if the browser blocks it', async () => {
    const { open, launch } = await site('https://provider.example/x', { openGameWindow: () => null });
    open(REQUEST);
    await eventually(() => expect(launch.getSnapshot().hasTag('offered')).toBe(true));
    expect(launch.getSnapshot().context.pass?.address).toBe('https://provider.example/x');
  });

  test('is closed if the player goes back meanwhile', async () => {
    const { open, tabs, goBack } = await site('https://provider.example/x');
    open(REQUEST);
    goBack();
    expect(tabs[0]?.isClosed).toBe(true);
  });

  test.each<[string, AppEvent]>([
    ['the session is lost', { type: 'session.lost' }],
    ['another player signs in', { type: 'session.started', playerId: 'PL2', by: 'lookUp' }],
  ])('is closed if %s meanwhile, and opens no game of the earlier session', async (_, event) => {
    const { open, root, tabs } = await site('https://provider.example/x');
    open(REQUEST);
    root.app.send(event);
    expect(tabs[0]?.isClosed).toBe(true);
    await eventually(() => expect(root.queries.isFetching()).toBe(0));
    expect(tabs[0]?.at).toEqual([]);
  });
});

describe('the address to which a player returns from a game (contract §2)', () => {
  test.each([
    ['/', '/'],
    ['/player/game/betflix?tab=pp.txt&q=naga', '/player/game/betflix?tab=pp.txt&q=naga'],
    ['/player/game/gclub?tab=Dragon%20Tiger#main', '/player/game/gclub?tab=Dragon%20Tiger'],
    ['/player/game/gclub?tab=//elsewhere', '/player/game/gclub'],
    [`/player/game/gclub?q=${'x'.repeat(600)}`, '/player/game/gclub'],
    ['//elsewhere.example/', '/'],
  ])('%s: %s', (address, url) => {
    expect(returnUrlFor(address)).toBe(url);
    expect(read(ReturnUrl, url).ok).toBe(true);
  });
});
