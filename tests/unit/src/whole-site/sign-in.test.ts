/**
 * Login and logout on the whole site, with pending requests and a second tab (specification §2 and §4, contract §1):
 * the page must show that the form was sent, and whose session it is.
 */
import { waitFor } from '../../../in-process/wait-for.ts';
import { describe, expect, test } from 'vitest';
import { DEMO_PLAYER, NEWCOMER } from '../../../../mock-server/seeds/players.ts';
import { loginLeadingTo, paths } from '../../../../src/app/paths.ts';
import { SILENT_TABS } from '../../../../src/platform/tabs/tab-channel.ts';
import {
  dialog,
  field,
  fill,
  found,
  foundControl,
  isBusy,
  main,
  playerMenu,
  press,
  say,
  sees,
  submit,
  topBar,
} from '../../../in-process/page-reading.ts';
import { accessibleText } from '../../../in-process/perception.ts';
import { fillInPasswordChange } from './forms.ts';
import { type Tab, visit, type Visit, type VisitOptions } from './visit.ts';

const INFO = 'GET /players/info';
const LOGIN = 'POST /players/login';
const LOGOUT = 'POST /players/logout';
const DEMO = 'Demo Player';
const NEW = 'New Comer';

/** A returning browser, which has the XSRF cookie. */
function returnTo(at: string, { prepare, ...options }: VisitOptions = {}): Promise<Visit> {
  return visit(at, {
    ...options,
    prepare: async (browser) => {
      await browser.mock.fetch('/api/v2/agency/info');
      await prepare?.(browser);
    },
  });
}

const shows = ({ container }: Tab, name: string) => foundControl(playerMenu(name), () => topBar(container));

const showsVisitor = ({ container }: Tab) =>
  found(() => topBar(container)?.querySelector(`a[href="${paths.register}"]`), 'registration');

function findAlert({ container }: Tab) {
  return container.querySelector('[role="alert"]');
}

interface Credentials {
  readonly username: string;
  readonly password: string;
}

async function logIn({ container }: Tab, { username, password }: Credentials): Promise<void> {
  await fill(say('field.username'), username, () => container);
  await fill(say('field.password'), password, () => container);
  submit(container).click();
}

describe('a login that is submitted while the session is looked up', () => {
  test('is sent at once, shown as busy, and signs in, although the response of the earlier look-up arrives later', async () => {
    const release = { info: () => {}, login: () => {} };
    const visitor = await returnTo(paths.login, {
      prepare: (browser) => {
        release.info = browser.holdAnswer(INFO);
        release.login = browser.hold(LOGIN);
      },
    });
    await logIn(visitor.tab, DEMO_PLAYER);
    expect(isBusy(submit())).toBe(true);
    await waitFor(() => expect(visitor.timesSent(LOGIN)).toBe(1));
    release.login();
    await shows(visitor.tab, DEMO);
    release.info();
    await visitor.settled();
    await shows(visitor.tab, DEMO);
    expect(visitor.address).toBe(paths.home);
  });

  test('signs in although another response has replaced the XSRF token since it was sent (docs/decisions/0031)', async () => {
    let release = () => {};
    const visitor = await returnTo(paths.login, {
      prepare: (browser) => {
        release = browser.hold(LOGIN);
      },
    });
    await logIn(visitor.tab, DEMO_PLAYER);
    visitor.mock.jar.setCookies(new Headers(), ['XSRF-TOKEN=set-by-a-response-of-the-first-reads']);
    release();
    await shows(visitor.tab, DEMO);
    expect(visitor.timesSent(LOGIN)).toBe(2);
  });

  test('if it is rejected, the form shows an alert at once, and the session is looked up again', async () => {
    let release = () => {};
    const { tab } = await returnTo(paths.login, {
      player: NEWCOMER.username,
      prepare: (browser) => {
        release = browser.hold(INFO);
      },
    });
    await logIn(tab, { ...DEMO_PLAYER, password: 'not this one' });
    await found(() => findAlert(tab), 'alert');
    release();
    // The earlier session is still valid, so the page shows its player, as a new tab would.
    await shows(tab, NEW);
  });
});

describe('after a login that leads to a page which does not show the player', () => {
  test('the name is shown, the player is requested and cached (specification §2 and §4), and the password can be changed', async () => {
    const player = await returnTo(loginLeadingTo(paths.promotions));
    await logIn(player.tab, DEMO_PLAYER);
    await waitFor(() => expect(player.address).toBe(paths.promotions));
    const calls = () => player.sent.map(({ call }) => call);
    await waitFor(() => expect(calls().slice(calls().indexOf(LOGIN))).toContain(INFO));
    await shows(player.tab, DEMO);
    const passwordChange = await player.playerActor('passwordChange');
    passwordChange.send({ type: 'passwordChange.open' });
    await found(() => dialog()?.querySelector('form'), 'form');
    await player.settled();
    expect(player.site.queries.getQueryData(['player', 'info'])).toMatchObject({
      player: { displayName: DEMO },
    });
  });

  test('the player’s name is shown before that response arrives', async () => {
    const player = await returnTo(paths.login);
    await waitFor(() => expect(player.site.session.getSnapshot().hasTag('loading')).toBe(false));
    player.hold(INFO);
    await logIn(player.tab, DEMO_PLAYER);
    await shows(player.tab, DEMO);
  });
});

describe('a logout whose response is lost', () => {
  /** A player whose next logout succeeds on the server, while its response is lost. */
  async function loggedOut(browser: VisitOptions['browser'] = {}): Promise<Visit> {
    const player = await visit(paths.home, { player: DEMO_PLAYER.username, browser });
    await shows(player.tab, DEMO);
    // Waits for other requests, which would otherwise get a 401 after the logout.
    await player.settled();
    player.lose(LOGOUT);
    return player;
  }

  test('if another player logs in meanwhile in another tab, both tabs show that player', async () => {
    const player = await loggedOut();
    const { tab } = player;
    const before = player.timesSent(INFO);
    const release = player.hold(INFO);
    tab.site.session.send({ type: 'session.logOut' });
    await waitFor(() => expect(player.timesSent(INFO)).toBeGreaterThan(before));
    expect(player.timesSent(LOGOUT)).toBe(1);
    const other = await player.openTab(paths.login);
    await logIn(other, NEWCOMER);
    await shows(other, NEW);
    release();
    await shows(tab, NEW);
    await player.settled();
    await shows(tab, NEW);
    expect(findAlert(tab)).toBeNull();
  });

  test('if the tabs exchange no messages, the session is looked up again once the network is back', async () => {
    const player = await loggedOut({ tabs: SILENT_TABS });
    const { tab } = player;
    player.lose(INFO);
    tab.site.session.send({ type: 'session.logOut' });
    await sees(say('layout.logOut.failed'), () => tab.container);
    player.loseNothing();
    const other = await player.openTab(paths.login);
    await logIn(other, NEWCOMER);
    await shows(other, NEW);
    expect(accessibleText(topBar(tab.container))).not.toContain(NEW);
    await player.reconnect();
    await shows(tab, NEW);
  });
});

describe('a first visit (docs/decisions/0031)', () => {
  test('requests no current player: the visitor counts as signed out before any response', async () => {
    let release = () => {};
    const visitor = await visit(paths.login, {
      prepare: (browser) => {
        release = browser.hold('GET /agency/info');
      },
      until: ({ site }) => expect(site.session.getSnapshot().hasTag('signedOut')).toBe(true),
    });
    release();
    await showsVisitor(visitor.tab);
    await visitor.settled();
    expect(visitor.timesSent(INFO)).toBe(0);
  });

  test('is signed in by a login in another tab', async () => {
    const player = await visit(paths.home);
    await logIn(await player.openTab(paths.login), DEMO_PLAYER);
    await shows(player.tab, DEMO);
  });
});

test('after a look-up whose response was lost, the player who returns to the login page is signed in without a reload', async () => {
  const returns = new Set<() => void>();
  const player = await returnTo(paths.login, {
    player: DEMO_PLAYER.username,
    prepare: (browser) => browser.lose(INFO),
    browser: {
      onReturn(listener) {
        returns.add(listener);
        return () => returns.delete(listener);
      },
    },
  });
  await showsVisitor(player.tab);
  player.loseNothing();
  for (const listener of returns) listener();
  await shows(player.tab, DEMO);
  expect(player.address).toBe(paths.home);
});

describe('text that a password manager sets without an event', () => {
  const set = (label: string, text: string) => {
    field(say(label)).value = text;
  };

  test('is logged in with, whether the visitor has touched the fields or not', async () => {
    const visitor = await visit('/login/');
    await sees(say('login.submit'), main);
    set('field.username', DEMO_PLAYER.username);
    set('field.password', DEMO_PLAYER.password);
    submit().click();
    await foundControl(playerMenu(DEMO), topBar);
    expect(visitor.timesSent(LOGIN)).toBe(1);
  });

  test('stays in its field while the visitor types into another one', async () => {
    const visitor = await visit('/login/');
    await sees(say('login.submit'), main);
    set('field.password', DEMO_PLAYER.password);
    await fill(say('field.username'), DEMO_PLAYER.username);
    expect(field(say('field.password')).value).toBe(DEMO_PLAYER.password);
    submit().click();
    await foundControl(playerMenu(DEMO), topBar);
    expect(visitor.writes()).toMatchObject([{ path: '/players/login', body: DEMO_PLAYER }]);
  });

  test('is registered with', async () => {
    const visitor = await visit('/register/');
    await sees(say('register.submit'), main);
    set('field.username', 'dok-champa');
    for (const label of ['field.password', 'field.confirmPassword']) set(label, 'dok-champa-8');
    submit().click();
    await waitFor(() =>
      expect(visitor.writes()).toMatchObject([
        { path: '/players/register', body: { username: 'dok-champa', confirmPassword: 'dok-champa-8' } },
      ]),
    );
  });
});

describe('a confirmed password change', () => {
  const PASSWORD = 'somebody-1234';

  async function changePassword(at: string, prepare: (browser: Visit) => unknown = () => undefined) {
    const loaded: unknown[] = [];
    const player = await visit(at, {
      player: DEMO_PLAYER.username,
      prepare,
      browser: { reload: () => loaded.push(player.address) },
    });
    const passwordChange = await player.playerActor('passwordChange');
    passwordChange.send({ type: 'passwordChange.open' });
    await fillInPasswordChange(DEMO_PLAYER.password, PASSWORD);
    submit().click();
    return loaded;
  }

  // These pages are open to visitors, so that their guards would not ask for the login.
  test.each([
    [paths.home, paths.login],
    [`${paths.responsiblePlay}?from=menu`, loginLeadingTo(`${paths.responsiblePlay}?from=menu`)],
  ])('on %s reloads the page as the login page, which leads back', async (at, login) => {
    const loaded = await changePassword(at);
    await press(say('login.submit'), dialog);
    expect(loaded).toEqual([login]);
  });

  test('reloads the same page if the look-up after a lost response has logged in', async () => {
    const loaded = await changePassword(paths.contact, (browser) =>
      browser.lose('POST /players/security/password/change'),
    );
    await press(say('common.continue'), dialog);
    expect(loaded).toEqual([paths.contact]);
  });
});
