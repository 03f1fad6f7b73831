/**
 * Logging in and out on the whole site, while requests are on their way and with a second tab (specification §2 and §4,
 * contract §1): the player sees that the form was sent, and whose session it is.
 */
import { i18n } from '@lingui/core';
import { fireEvent, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEMO_PLAYER, NEWCOMER } from '../../../../mock-server/seeds/players.ts';
import { loginLeadingTo, paths } from '../../../../src/app/paths.ts';
import type { Browser } from '../../../../src/platform/browser.ts';
import { InProcessMock } from '../../../in-process/mock.ts';
import { type OpenPage, openPage } from '../../../in-process/page.tsx';
import { handBrowser, handLine, memoryHistory } from '../browser.ts';
import { closeSite } from '../close-site.ts';
import { Tabs } from '../tabs.ts';

const INFO = 'GET /api/v2/players/info';
const LOGIN = 'POST /api/v2/players/login';
const LOGOUT = 'POST /api/v2/players/logout';
const DEMO = 'Demo Player';
const NEW = 'New Comer';

let mock: InProcessMock;
/** What the pages have sent, in order. */
let sent: string[];
/** What a call waits for, before it reaches the server or after it was answered. */
let held: Map<string, Promise<void>>;
/** Calls whose answers do not arrive. */
let lost: Set<string>;
const open: OpenPage[] = [];

beforeEach(async () => {
  mock = new InProcessMock();
  sent = [];
  held = new Map();
  lost = new Set();
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${new URL(input, 'http://localhost').pathname}`;
    sent.push(call);
    await held.get(call);
    const response = await mock.fetch(input, init);
    await held.get(`answer to ${call}`);
    if (lost.has(call)) throw new TypeError('Failed to fetch');
    return response;
  });
  // The browser has been here before: it has the XSRF cookie.
  await mock.fetch('/api/v2/agency/info');
});

afterEach(async () => {
  for (const { site, close } of open.splice(0)) {
    close();
    await closeSite(site);
  }
});

/** Holds a call until the function that is returned is called. */
function hold(call: string): () => void {
  let release = () => {};
  held.set(
    call,
    new Promise((resolve) => {
      release = () => {
        held.delete(call);
        resolve();
      };
    }),
  );
  return release;
}

function openTab(address: string, browser: Partial<Browser> = {}) {
  const history = memoryHistory(address);
  const page = openPage(handBrowser({ history, readCookie: mock.readCookie, ...browser }));
  const { site, container } = page;
  open.push(page);
  // By selectors: to look for a role, jsdom works out the styles of the whole page.
  const bar = () => container.querySelector('header')?.textContent;
  return {
    site,
    addresses: history.addresses,
    shows: (name: string) => waitFor(() => expect(bar()).toContain(name)),
    showsVisitor: () =>
      waitFor(() => expect(container.querySelector(`header a[href="${paths.register}"]`)).not.toBeNull()),
    showsAlert: () => waitFor(() => expect(hasAlert()).toBe(true)),
    hasAlert,
    text: () => container.textContent,
    async logIn({ username, password }: { readonly username: string; readonly password: string }) {
      await waitFor(() => expect(container.querySelector('form')).not.toBeNull());
      const field = (name: string) => {
        const input = container.querySelector(`input[name="${name}"]`);
        if (!input) throw new Error(`there is no ${name}`);
        return input;
      };
      fireEvent.change(field('username'), { target: { value: username } });
      fireEvent.change(field('password'), { target: { value: password } });
      fireEvent.click(submit());
    },
    submit,
  };

  function hasAlert() {
    return container.querySelector('[role="alert"]') !== null;
  }

  function submit() {
    const button = container.querySelector('button[type="submit"]');
    if (!button) throw new Error('there is no button');
    return button;
  }
}

/** Lets whatever is ready happen. */
const settle = () => waitFor(() => mock.settled());

describe('a login that is submitted while the site asks who is signed in', () => {
  test('is sent at once, and the button says so', async () => {
    hold(INFO);
    hold(LOGIN);
    const tab = openTab(paths.login);
    await tab.logIn(DEMO_PLAYER);
    expect(tab.submit().getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(sent).toContain(LOGIN));
  });

  test('signs in, whatever the server says later of the time before', async () => {
    const release = hold(`answer to ${INFO}`);
    const tab = openTab(paths.login);
    await tab.logIn(DEMO_PLAYER);
    await tab.shows(DEMO);
    release();
    await settle();
    await tab.shows(DEMO);
    expect(tab.addresses.at(-1)).toBe(paths.home);
  });

  test('is refused: the form says so at once, and the site asks again who is signed in', async () => {
    await mock.lab('session', { username: NEWCOMER.username });
    const release = hold(INFO);
    const tab = openTab(paths.login);
    await tab.logIn({ ...DEMO_PLAYER, password: 'not this one' });
    await tab.showsAlert();
    release();
    // The session of before stands: the page shows what a new tab would show.
    await tab.shows(NEW);
  });
});

describe('after a login that leads to a page which does not show the player', () => {
  // The game pages have an element that jsdom does not know.
  const PAGES = [paths.promotions, paths.promotionHistory, paths.depositHistory];

  test.each(PAGES)('%s: the player’s name is there and the password can be changed', async (address) => {
    const tab = openTab(loginLeadingTo(address));
    await tab.logIn(DEMO_PLAYER);
    await waitFor(() => expect(tab.addresses.at(-1)).toBe(address));
    await tab.shows(DEMO);
    tab.site.playerSite?.passwordChange().send({ type: 'passwordChange.open' });
    await waitFor(() => expect(document.querySelector('[role="dialog"] form')).not.toBeNull());
  });

  test('the current player is requested, and the answer kept (specification §2 and §4)', async () => {
    const tab = openTab(loginLeadingTo(paths.promotions));
    await tab.logIn(DEMO_PLAYER);
    await waitFor(() => expect(sent.slice(sent.indexOf(LOGIN))).toContain(INFO));
    await tab.shows(DEMO);
    await settle();
    expect(tab.site.queries.getQueryData(['player', 'info'])).toMatchObject({
      player: { displayName: DEMO },
    });
  });

  test('the name does not wait for that answer', async () => {
    const tab = openTab(paths.login);
    await waitFor(() => expect(tab.site.session.getSnapshot().hasTag('loading')).toBe(false));
    hold(INFO);
    await tab.logIn(DEMO_PLAYER);
    await tab.shows(DEMO);
  });
});

test('the current player is requested once on a load', async () => {
  await mock.lab('session', { username: DEMO_PLAYER.username });
  const tab = openTab(paths.bank);
  await waitFor(() => expect(tab.text()).toContain('DEMO PLAYER'));
  await settle();
  expect(sent.filter((call) => call === INFO)).toHaveLength(1);
});

describe('a logout whose answer is lost', () => {
  /** A player whose logout will work, while its answer is lost. */
  async function loggedOut(browser: Partial<Browser>) {
    await mock.lab('session', { username: DEMO_PLAYER.username });
    const tab = openTab(paths.home, browser);
    await tab.shows(DEMO);
    // Nothing else is on its way, which would be answered with a lost session.
    await settle();
    lost.add(LOGOUT);
    return tab;
  }

  test('and a login as someone else in another tab meanwhile: both tabs show them', async () => {
    const tabs = new Tabs();
    const tab = await loggedOut({ tabs: tabs.open() });
    const release = hold(INFO);
    tab.site.session.send({ type: 'session.logOut' });
    await waitFor(() => expect(sent.slice(sent.indexOf(LOGOUT))).toContain(INFO));
    const other = openTab(paths.login, { tabs: tabs.open() });
    await other.logIn(NEWCOMER);
    await other.shows(NEW);
    release();
    await tab.shows(NEW);
    await settle();
    await tab.shows(NEW);
    expect(tab.hasAlert()).toBe(false);
  });

  test('and no tab says who has logged in since: asked again once the network is back', async () => {
    const line = handLine();
    const tab = await loggedOut(line);
    lost.add(INFO);
    tab.site.session.send({ type: 'session.logOut' });
    await waitFor(() => expect(tab.text()).toContain(i18n._('layout.logOut.failed')));
    line.cut();
    lost.clear();
    const other = openTab(paths.login);
    await other.logIn(NEWCOMER);
    await other.shows(NEW);
    line.mend();
    await tab.shows(NEW);
  });
});

describe('a first visit (docs/decisions/0031)', () => {
  beforeEach(() => {
    mock = new InProcessMock();
  });

  test('asks for no player: the menu of a visitor is there before any answer', async () => {
    const release = hold('GET /api/v2/agency/info');
    const tab = openTab(paths.login);
    await waitFor(() => expect(tab.site.session.getSnapshot().hasTag('signedOut')).toBe(true));
    release();
    await tab.showsVisitor();
    await settle();
    expect(sent).not.toContain(INFO);
  });

  test('of a deep link leads to the login and back', async () => {
    const tab = openTab(paths.bank);
    await tab.logIn(DEMO_PLAYER);
    await tab.shows(DEMO);
    await waitFor(() => expect(tab.addresses.at(-1)).toBe(paths.bank));
  });

  test('is signed in by a login in another tab', async () => {
    const tabs = new Tabs();
    const tab = openTab(paths.home, { tabs: tabs.open() });
    const other = openTab(paths.login, { tabs: tabs.open() });
    await other.logIn(DEMO_PLAYER);
    await tab.shows(DEMO);
  });
});

describe('after a lookup that the server did not answer', () => {
  test.each([paths.login, paths.register])(
    '%s: the player who returns to the page is signed in without a reload',
    async (address) => {
      await mock.lab('session', { username: DEMO_PLAYER.username });
      lost.add(INFO);
      const returns = new Set<() => void>();
      const tab = openTab(address, {
        onReturn(listener) {
          returns.add(listener);
          return () => returns.delete(listener);
        },
      });
      await tab.showsVisitor();
      lost.clear();
      for (const listener of returns) listener();
      await tab.shows(DEMO);
      expect(tab.addresses.at(-1)).toBe(paths.home);
    },
  );
});
