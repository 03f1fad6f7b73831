import { beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../../eventually.ts';
import { waitFor } from 'xstate';
import { failureOf, isServerCode } from '../../../../contract/errors.ts';
import { paths } from '../../../../src/app/paths.ts';
import { handBrowser, memoryHistory, memoryStore } from '../browser.ts';
import { infoOf, rejection } from '../session-server.ts';
import { NO_NAVIGATION, NO_PLAYER, siteOf } from '../site-of.ts';
import { Tabs } from '../tabs.ts';

/** Time limit for a state that must be reached. */
const IN_TIME = { timeout: 2_000 };

/** The player of the browser's session, and its XSRF token, which changes with the session (contract §1). */
let signedIn: { readonly id: string; readonly token: string } | null;
let asked: string[];
/** The end of the URL that the server answers with 401, as in an expired session; null for none. */
let rejected: string | null;
/** Returns a promise that delays the response to a URL. */
let arrives: (url: string) => Promise<void>;

beforeEach(() => {
  signedIn = { id: 'p-1', token: 't-1' };
  asked = [];
  rejected = null;
  arrives = () => Promise.resolve();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push(`${init.method ?? 'GET'} ${String(url)}`);
    const answer = answerTo(String(url));
    await arrives(String(url));
    return answer;
  });
});

function answerTo(url: string): Response {
  if (url.endsWith('/players/login')) {
    signedIn = { id: 'p-1', token: 't-3' };
    return Response.json({ player: infoOf('p-1').player });
  }
  if (!signedIn || (rejected !== null && url.endsWith(rejected))) return rejection(401, 'UNAUTHENTICATED');
  return Response.json(url.endsWith('/players/info') ? infoOf(signedIn.id) : { items: [] });
}

/** Holds the responses to this path until the returned function is called. */
function holdAnswers(path: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  arrives = (url) => (url.endsWith(path) ? released : Promise.resolve());
  return release;
}

describe('the tabs of one browser', () => {
  test('a logout in one tab signs the others out and clears their storage', async () => {
    const [here, there] = await twoTabs();
    here.session.send({ type: 'session.logOut' });
    await waitFor(there.session, (snapshot) => snapshot.hasTag('signedOut'), IN_TIME);
    expect(there.session.getSnapshot().context.playerId).toBeNull();
    expect(there.browser.tab.read('scratch')).toBeNull();
  });

  test('a session that is lost in one tab is lost in the others, and what was typed there stays', async () => {
    const [here, there] = await twoTabs();
    here.session.send({ type: 'session.lost' });
    await waitFor(there.session, (snapshot) => snapshot.hasTag('signedOut'), IN_TIME);
    expect(there.browser.tab.read('scratch')).toBe('typed');
  });

  test('a session that ends in one tab also ends in another with a pending look-up, whose response may be older', async () => {
    const channels = new Tabs(queueMicrotask);
    const here = await oneTab(channels);
    const release = holdAnswers('/players/info');
    const there = startTab(channels);
    signedIn = null;
    here.session.send({ type: 'session.lost' });
    await Promise.resolve();
    release();
    await waitFor(there.session, (snapshot) => !snapshot.hasTag('loading'), IN_TIME);
    expect(there.session.getSnapshot().hasTag('signedOut')).toBe(true);
  });

  test('if another player logs in while a tab loads its code after a login, the later player is shown', async () => {
    signedIn = null;
    let arrive = () => {};
    const code = new Promise<undefined>((resolve) => {
      arrive = () => resolve(undefined);
    });
    const tab = startTab(new Tabs(queueMicrotask), () => code);
    await waitFor(tab.session, (snapshot) => snapshot.hasTag('signedOut'), IN_TIME);
    tab.session.send({ type: 'session.logIn', username: 'somphone', password: 'secret-88' });
    await eventually(() => {
      expect(signedIn).not.toBeNull();
      expect(tab.client.writes.size).toBe(0);
    });
    signedIn = { id: 'p-2', token: 't-4' };
    arrive();
    await waitFor(tab.session, (snapshot) => snapshot.context.playerId === 'p-2', IN_TIME);
    expect(tab.session.getSnapshot().hasTag('signedIn')).toBe(true);
  });

  test('data that an event in one tab makes stale is invalidated in the others', async () => {
    const [here, there] = await twoTabs();
    there.queries.setQueryData(['player', 'credits', 'alphabet'], { amount: '1', currency: 'THB' });
    here.app.send({ type: 'domain.game.opened', provider: 'alphabet' });
    await Promise.resolve();
    expect(there.queries.getQueryState(['player', 'credits', 'alphabet'])?.isInvalidated).toBe(true);
  });

  test.each([
    ['has moved', { type: 'domain.withdraw.moved', code: 'W000001', status: 'CANCELED' }, 1],
    ['is found', { type: 'domain.withdraw.followed', code: 'W000001' }, 0],
  ] as const)(
    'once an order %s, the pages keep or forget what their heads requested',
    async (_, event, times) => {
      const tabs = await twoTabs();
      const forgets = tabs.map(({ client }) => vi.spyOn(client, 'forgetPreloaded'));
      tabs[0].app.send(event);
      await Promise.resolve();
      expect(forgets[0]).toHaveBeenCalledTimes(times);
      // The other tab has none of what the order was found with.
      expect(forgets[1]).toHaveBeenCalledTimes(1);
    },
  );

  test('a message about another player invalidates nothing and ends no session', async () => {
    const [here, there] = await twoTabs();
    there.queries.setQueryData(['player', 'credits', 'alphabet'], { amount: '1', currency: 'THB' });
    here.say({ kind: 'changed', playerId: 'p-2', stale: [['player']] });
    here.say({ kind: 'ended', playerId: 'p-2' });
    await Promise.resolve();
    expect(there.queries.getQueryState(['player', 'credits', 'alphabet'])?.isInvalidated).toBe(false);
    expect(there.session.getSnapshot().hasTag('signedIn')).toBe(true);
  });

  test.each([null, 'nonsense', { kind: 'ended' }, { kind: 'all', playerId: 'p-1' }])(
    'an invalid message is ignored: %j',
    async (word) => {
      const [here, there] = await twoTabs();
      here.say(word);
      await Promise.resolve();
      expect(there.session.getSnapshot().hasTag('signedIn')).toBe(true);
    },
  );
});

describe('no call is sent for the wrong player (contract §1)', () => {
  test('after another player has signed in elsewhere, no call of the shown player is sent', async () => {
    const tab = await oneTab();
    signedIn = { id: 'p-2', token: 't-2' };
    asked = [];
    const calls = [
      tab.client.call('depositCancel', { parameters: { code: 'D1' } }),
      tab.client.call('depositOpen'),
      tab.client.call('logout'),
    ];
    expect(await Promise.all(calls.map((call) => call.catch(wasGone)))).toEqual([true, true, true]);
    await waitFor(tab.session, (snapshot) => snapshot.context.playerId === 'p-2', IN_TIME);
    expect(asked.filter((call) => !call.endsWith('/players/info'))).toEqual([]);
  });

  test('in a new session of the same player the call is sent after a look-up', async () => {
    const tab = await oneTab();
    signedIn = { id: 'p-1', token: 't-2' };
    asked = [];
    await tab.client.call('depositOpen');
    await tab.client.call('depositOpen');
    expect(asked.map((call) => call.replace(/^.*\/v2/, ''))).toEqual([
      '/players/info',
      '/deposits/open',
      '/deposits/open',
    ]);
  });

  test('if no player is signed in any more, the call fails with UNAUTHENTICATED and is not sent', async () => {
    const tab = await oneTab();
    signedIn = null;
    await expect(tab.client.call('depositOpen').catch(wasGone)).resolves.toBe(true);
    expect(asked.at(-1)).toContain('/players/info');
  });

  test('a players/info response of another session is rejected, and the session is looked up', async () => {
    const tab = await oneTab();
    signedIn = { id: 'p-2', token: 't-2' };
    expect(await tab.client.call('playerInfo').catch(wasGone)).toBe(true);
    await waitFor(tab.session, (snapshot) => snapshot.context.playerId === 'p-2', IN_TIME);
  });

  test('a late 401 response to a call of the previous session does not end the new session', async () => {
    const tab = await oneTab();
    const release = holdAnswers('/deposits/open');
    rejected = '/deposits/open';
    const late = tab.client.call('depositOpen').catch(wasGone);
    await eventually(() => expect(asked.at(-1)).toMatch(/\/deposits\/open$/));
    tab.session.send({ type: 'session.lost' });
    tab.session.send({ type: 'session.logIn', username: 'somphone', password: 'secret-88' });
    await waitFor(tab.session, (snapshot) => snapshot.hasTag('signedIn'), IN_TIME);
    release();
    expect(await late).toBe(true);
    expect(tab.session.getSnapshot().hasTag('signedIn')).toBe(true);
  });

  test('concurrent calls check the session once', async () => {
    const tab = await oneTab();
    signedIn = { id: 'p-1', token: 't-2' };
    asked = [];
    await Promise.all([tab.client.call('depositOpen'), tab.client.call('withdrawOpen')]);
    expect(asked.filter((call) => call.endsWith('/players/info'))).toHaveLength(1);
  });
});

function startTab(channels = new Tabs(queueMicrotask), loadPlayer?: () => Promise<void>) {
  const tabs = channels.open();
  const browser = handBrowser({
    tabs,
    // A page that reads nothing of the player.
    history: memoryHistory(paths.contact),
    tab: memoryStore({ scratch: 'typed' }),
    readCookie: () => signedIn?.token ?? 'of-a-visitor',
  });
  const site = siteOf(browser, { actors: NO_NAVIGATION, actions: NO_PLAYER }, ({ late }) =>
    Object.assign(late, loadPlayer && { loadPlayer }),
  );
  return { ...site, browser, session: site.session, app: site.app, say: (word: unknown) => tabs.post(word) };
}

async function oneTab(channels = new Tabs(queueMicrotask)) {
  const tab = startTab(channels);
  await waitFor(tab.session, (snapshot) => snapshot.hasTag('signedIn'), IN_TIME);
  return tab;
}

async function twoTabs() {
  const channels = new Tabs(queueMicrotask);
  return [await oneTab(channels), await oneTab(channels)] as const;
}

const wasGone = (error: unknown) => isServerCode(failureOf(error), 'UNAUTHENTICATED');
