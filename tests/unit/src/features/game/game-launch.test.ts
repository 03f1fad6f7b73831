import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { read } from '../../../../../contract/schema/struct.ts';
import { ReturnUrl } from '../../../../../contract/game.ts';
import type { GameRequest } from '../../../../../machines/gameLaunch.machine.ts';
import { type SignedInPlayer, sessionMachine } from '../../../../../machines/session.machine.ts';
import { Client } from '../../../../../src/api/client.ts';
import { NOT_INSPECTED } from '../../../../../src/app/site.ts';
import type { DomainEvent } from '../../../../../src/app/query/query-invalidation.ts';
import { startGameLaunch } from '../../../../../src/features/game/game-launch.ts';
import { returnUrlFor } from '../../../../../src/app/hooks/use-game-launch.ts';
import type { Browser } from '../../../../../src/platform/browser.ts';
import { handBrowser, memoryHistory } from '../../browser.ts';

const REQUEST: GameRequest = {
  name: null,
  request: { provider: 'gclub', language: 'lo', device: 'mobile', returnUrl: '/' },
};
const MESSAGES = { title: 'opening', hint: 'or not', languageTag: 'lo' };

/** A site whose server returns this link for each launch, and whose browser opens a tab for each press. */
function site(link: string, changes: Partial<Browser> = {}) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
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
  const who: { player: SignedInPlayer } = {
    player: { playerId: 'PL1', username: 'demo', displayName: 'Demo' },
  };
  const session = createActor(
    sessionMachine.provide({ actors: { lookUpPlayer: fromPromise(async () => who.player) } }),
  );
  const received: DomainEvent[] = [];
  const client = new Client(browser);
  const games = startGameLaunch({
    browser,
    watch: NOT_INSPECTED,
    client,
    session,
    dispatch: (event) => void received.push(event),
  });
  session.start();
  return { games, tabs, asked, received, session, who, goBack: () => goBack() };
}

describe('the tab of a game', () => {
  test('is opened with the press itself, before anything is asked, and only one', async () => {
    const { games, tabs, asked } = site('https://provider.example/x');
    for (let press = 0; press < 20; press += 1) games.open(REQUEST, MESSAGES);
    expect(tabs).toHaveLength(1);
    await vi.waitFor(() => expect(tabs[0]?.at).toEqual(['https://provider.example/x']));
    expect(asked).toEqual(['/api/v2/games/launch']);
  });

  test('is closed where another game is pressed meanwhile, which opens instead', async () => {
    const { games, tabs, asked } = site('https://provider.example/x');
    games.open(REQUEST, MESSAGES);
    games.open({ ...REQUEST, request: { ...REQUEST.request, gameCode: 'GCB-2' } }, MESSAGES);
    expect(tabs.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    await vi.waitFor(() => expect(tabs[1]?.at).toEqual(['https://provider.example/x']));
    expect(tabs[0]?.at).toEqual([]);
    expect(asked).toHaveLength(2);
  });

  test('goes to the provider of a site in a folder as well as to one elsewhere', async () => {
    const { games, tabs, received } = site('/demo/__provider/?launch=1');
    games.open(REQUEST, MESSAGES);
    await vi.waitFor(() => expect(received).toEqual([{ type: 'game.opened', provider: 'gclub' }]));
    expect(tabs[0]?.at).toEqual([new URL('/demo/__provider/?launch=1', document.baseURI).href]);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'intent://x', '', '  ', 'https://'])(
    'is closed, and never sent to “%s”',
    async (link) => {
      const { games, tabs, received } = site(link);
      games.open(REQUEST, MESSAGES);
      await vi.waitFor(() => expect(tabs[0]?.isClosed).toBe(true));
      expect(games.actor.getSnapshot().hasTag('unanswered')).toBe(true);
      expect([tabs[0]?.at, received]).toEqual([[], []]);
    },
  );

  test('that the browser rejects: the same address is offered as a link', async () => {
    const { games } = site('https://provider.example/x', { openGameWindow: () => null });
    games.open(REQUEST, MESSAGES);
    await vi.waitFor(() => expect(games.actor.getSnapshot().hasTag('offered')).toBe(true));
    expect(games.actor.getSnapshot().context.pass?.address).toBe('https://provider.example/x');
  });

  test('is closed where the player goes Back meanwhile', () => {
    const { games, tabs, goBack } = site('https://provider.example/x');
    games.open(REQUEST, MESSAGES);
    goBack();
    expect(tabs[0]?.isClosed).toBe(true);
  });

  test('is closed where somebody else is here by then: nobody plays as the player before', async () => {
    const { games, tabs, session, who } = site('https://provider.example/x');
    await vi.waitFor(() => expect(session.getSnapshot().context.playerId).toBe('PL1'));
    games.open(REQUEST, MESSAGES);
    who.player = { playerId: 'PL2', username: 'newcomer', displayName: 'New' };
    session.send({ type: 'session.lost' });
    expect(tabs[0]?.isClosed).toBe(true);
    expect(games.actor.getSnapshot().value).toBe('idle');
  });
});

describe('where a player comes back to (contract §2)', () => {
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
