/**
 * What a player has sent is heard to its end, whatever page is shown by then (docs/decisions/0034): the whole site in front of
 * the mock backend, over a network that holds an answer or loses it.
 */
import { i18n } from '@lingui/core';
import { fireEvent, waitFor } from '@testing-library/dom';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { BASE_PATH } from '../../../../contract/endpoints.ts';
import { DEMO_PLAYER, NEWCOMER } from '../../../../mock-server/seeds/players.ts';
import { paths } from '../../../../src/app/paths.ts';
import type { TextStore } from '../../../../src/platform/storage.ts';
import { InProcessMock, ORIGIN } from '../../../in-process/mock.ts';
import { loadWholeSite, type OpenPage, openPage } from '../../../in-process/page.tsx';
import { handBrowser, handLine, memoryHistory, memoryStore } from '../browser.ts';
import { closeSite } from '../close-site.ts';

// It is measured elsewhere, and jsdom has nothing to measure.
vi.mock('../../../../src/fingerprint/device.ts', () => ({
  readFingerprint: () => Promise.resolve({ fingerprint: 'a-visitor' }),
}));

const ADD_ACCOUNT = 'POST /players/bank-accounts';
const REGISTER = 'POST /players/register';
const LOG_IN = 'POST /players/login';
const PLAYER_INFO = 'GET /players/info';
const CHANGE_LIMITS = 'PUT /players/limits';
const TAKE_BREAK = 'POST /players/self-exclusion';
const LIMITS = 'GET /players/limits';
const CHANGE_PASSWORD = 'POST /players/security/password/change';

const IN_TIME = { timeout: 20_000 };
const PASSWORD = 'somebody-1234';

beforeAll(loadWholeSite);

beforeEach(() => {
  // The page is drawn by itself, as it is for players.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  Element.prototype.getAnimations = () => [];
});

const open: Visit[] = [];
afterEach(async () => {
  for (const visit of open.splice(0)) await visit.end();
});

/** One page of one browser. Calls are named by their method and path. */
class Visit {
  readonly #mock = new InProcessMock();
  readonly #line = handLine();
  readonly #asked: string[] = [];
  readonly #held = new Map<string, Promise<void>>();
  readonly #lost = new Set<string>();
  /** Everything that was ever written into the tab's storage. */
  readonly written: string[] = [];
  #page: OpenPage | null = null;

  static async begin(address: string, player: string | null): Promise<Visit> {
    const visit = new Visit();
    open.push(visit);
    await visit.#mock.setUp({ scenario: 'default', player });
    vi.stubGlobal('fetch', visit.#fetch);
    visit.#page = openPage(
      handBrowser({
        history: memoryHistory(address),
        tab: visit.#tab(),
        readCookie: visit.#mock.readCookie,
        hadCookie: () => player !== null,
        isOnline: visit.#line.isOnline,
        onLineChange: visit.#line.onLineChange,
      }),
    );
    await visit.sees(() => document.querySelector('main h1'));
    return visit;
  }

  async end(): Promise<void> {
    this.#page?.close();
    await closeSite(this.#site());
    await this.#mock.settled();
    expect(this.#page?.errors).toEqual([]);
  }

  /** The server does its work, and the answer waits until the returned function is called. */
  hold(call: string): () => void {
    let letGo: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    this.#held.set(call, released);
    return letGo;
  }

  /** The server does its work, and the answers get lost. */
  lose(...calls: readonly string[]): void {
    for (const call of calls) this.#lost.add(call);
  }

  /** Answers arrive again, and the browser notices nothing. */
  mend(): void {
    this.#lost.clear();
  }

  /** Answers arrive again, and the browser says that it is online. */
  async restoreLine(): Promise<void> {
    this.mend();
    this.#line.cut();
    const turn = new Promise<void>((resolve) => this.#site().turn.onTurn(resolve));
    this.#line.mend();
    await turn;
    await this.settled();
  }

  /** The server refuses a call once. */
  refuse(call: string, code: string): Promise<void> {
    const [method, path] = call.split(' ');
    return this.#mock.lab('faults', {
      match: { method, path: BASE_PATH + String(path) },
      fault: 'status',
      code,
      times: 1,
    });
  }

  /** Somebody signs in in another tab. */
  async signIn(username: string): Promise<void> {
    await this.#mock.lab('session', { username });
    this.#site().session.send({ type: 'session.lookUp' });
    await this.settled();
  }

  settled(): Promise<void> {
    return this.#mock.settled();
  }

  /** As the menu of the player does, whose code is not what is asked here. */
  async openPasswordChange(): Promise<void> {
    const site = this.#site();
    await waitFor(() => expect(site.playerSite).not.toBeNull(), IN_TIME);
    site.playerSite?.passwordChange().send({ type: 'passwordChange.open' });
  }

  timesAsked(call: string): number {
    return this.#asked.filter((asked) => asked === call).length;
  }

  type(name: string, value: string): void {
    fireEvent.change(field(name), { target: { value } });
  }

  choose(name: string, value: string): void {
    click(field(`${name}"][value="${value}`));
  }

  /** Sends the form, and waits until the server has been asked. */
  async send(call: string): Promise<void> {
    const before = this.timesAsked(call);
    click(submit());
    await waitFor(() => expect(this.timesAsked(call)).toBe(before + 1), IN_TIME);
  }

  /** Follows a link of the page. */
  async goTo(path: string): Promise<void> {
    const link = await this.sees(() => document.querySelector<HTMLElement>(`a[href="${path}"]`));
    click(link);
    await waitFor(
      () =>
        expect(this.#site().navigation.getSnapshot().context).toMatchObject({ shown: path, pending: null }),
      IN_TIME,
    );
    await this.settled();
  }

  /** Waits until something is on the page. */
  sees<Thing>(look: () => Thing | null): Promise<Thing> {
    return waitFor(() => {
      const thing = look();
      if (thing === null) throw new Error(`it is not there:\n${document.body.textContent}`);
      return thing;
    }, IN_TIME);
  }

  async reads(id: string, values?: Readonly<Record<string, string | number>>): Promise<void> {
    await waitFor(() => expect(document.body.textContent).toContain(i18n._(id, values)), IN_TIME);
  }

  #site() {
    if (!this.#page) throw new Error('no page is open');
    return this.#page.site;
  }

  #tab(): TextStore {
    const tab = memoryStore();
    return {
      ...tab,
      write: (name, text) => {
        this.written.push(text);
        tab.write(name, text);
      },
    };
  }

  readonly #fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const { pathname } = new URL(String(input), ORIGIN);
    const call = `${init?.method ?? 'GET'} ${pathname.replace(BASE_PATH, '')}`;
    this.#asked.push(call);
    const answer = await this.#mock.fetch(input, { ...init, signal: null });
    await this.#held.get(call);
    if (this.#lost.has(call)) throw new TypeError('Failed to fetch');
    return answer;
  };
}

function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(
    `main [name="${name}"], [role="dialog"] [name="${name}"]`,
  );
  if (!found) throw new Error(`no field ${name}`);
  return found;
}

function submit(): HTMLElement {
  const found =
    document.querySelector<HTMLElement>('[role="dialog"] form [type="submit"]') ??
    document.querySelector<HTMLElement>('main form [type="submit"]');
  if (!found) throw new Error('no form');
  return found;
}

function isBusy(button: HTMLElement): boolean {
  return button.getAttribute('aria-busy') === 'true';
}

function click(element: HTMLElement): void {
  fireEvent.click(element);
}

/** The one button of the dialog that tells of a success. */
function newsButton(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[role="alertdialog"] button');
}

function says(id: string): boolean {
  return document.body.textContent.includes(i18n._(id));
}

describe('a bank account that is sent before its page is left', () => {
  const NUMBER = '010123456789';

  async function onItsPage(): Promise<Visit> {
    const visit = await Visit.begin(paths.bank, NEWCOMER.username);
    await visit.sees(() => document.querySelector('main form'));
    visit.choose('bankCode', 'bcel');
    visit.type('accountNumber', NUMBER);
    visit.type('accountName', 'NEW COMER');
    visit.choose('owner', 'SELF');
    return visit;
  }

  test('is told to be added on the page that is shown by then, which asks for no account any more', async () => {
    const visit = await onItsPage();
    const letGo = visit.hold(ADD_ACCOUNT);
    await visit.send(ADD_ACCOUNT);
    await visit.goTo(paths.deposit);
    await visit.reads('deposit.obstacle.bank.title');
    letGo();
    await visit.reads('bank.added.title');
    await waitFor(() => expect(says('deposit.obstacle.bank.title')).toBe(false), IN_TIME);
  });

  test('is still being added when the player returns: shown so, with what was typed, and not sent again', async () => {
    const visit = await onItsPage();
    const letGo = visit.hold(ADD_ACCOUNT);
    await visit.send(ADD_ACCOUNT);
    await visit.goTo(paths.deposit);
    await visit.goTo(paths.bank);
    expect(field('accountNumber').value).toBe(NUMBER);
    expect(isBusy(submit())).toBe(true);
    click(submit());
    letGo();
    await visit.reads('bank.added.title');
    await visit.reads('bank.changeByStaff');
    expect(visit.timesAsked(ADD_ACCOUNT)).toBe(1);
  });

  test('is refused meanwhile: told when the player returns, with what was typed; and once', async () => {
    const visit = await onItsPage();
    await visit.refuse(ADD_ACCOUNT, 'ACCOUNT_IN_USED');
    const letGo = visit.hold(ADD_ACCOUNT);
    await visit.send(ADD_ACCOUNT);
    await visit.goTo(paths.deposit);
    letGo();
    await visit.settled();
    await visit.goTo(paths.bank);
    await visit.reads('failure.bank.inUse');
    expect(field('accountNumber').value).toBe(NUMBER);

    await visit.goTo(paths.deposit);
    await visit.goTo(paths.bank);
    expect(field('accountNumber').value).toBe(NUMBER);
    expect(says('failure.bank.inUse')).toBe(false);
  });

  test('was answered by nobody: it is found out when the network is back, on whatever page', async () => {
    const visit = await onItsPage();
    visit.lose(ADD_ACCOUNT, PLAYER_INFO);
    await visit.send(ADD_ACCOUNT);
    await visit.goTo(paths.contact);
    await waitFor(() => expect(visit.timesAsked(PLAYER_INFO)).toBeGreaterThan(4), IN_TIME);
    await visit.settled();
    expect(says('bank.added.title')).toBe(false);
    await visit.restoreLine();
    await visit.reads('bank.added.title');
    expect(visit.timesAsked(ADD_ACCOUNT)).toBe(1);
  });

  test('is no news for another player who signs in meanwhile', async () => {
    const visit = await onItsPage();
    const letGo = visit.hold(ADD_ACCOUNT);
    await visit.send(ADD_ACCOUNT);
    await visit.goTo(paths.deposit);
    await visit.signIn(DEMO_PLAYER.username);
    letGo();
    await visit.settled();
    await visit.goTo(paths.bank);
    await visit.reads('bank.changeByStaff');
    expect(says('bank.added.title')).toBe(false);
  });
});

describe('a registration that is sent before its page is left', () => {
  async function onItsPage(username = 'somphone_1'): Promise<Visit> {
    const visit = await Visit.begin(paths.register, null);
    visit.type('username', username);
    visit.type('password', PASSWORD);
    visit.type('confirmPassword', PASSWORD);
    return visit;
  }

  test('is told to be complete on the page that is shown by then, and leads to the login', async () => {
    const visit = await onItsPage();
    const letGo = visit.hold(REGISTER);
    await visit.send(REGISTER);
    await visit.goTo(paths.home);
    letGo();
    await visit.reads('register.done.pleaseLogIn');
    click(await visit.sees(newsButton));
    await visit.reads('login.title');
    await visit.sees(() => document.querySelector('main [autocomplete="current-password"]'));
    expect(visit.written.join()).not.toContain(PASSWORD);
  });

  test('is still being made when the visitor returns: shown so, and not sent again', async () => {
    const visit = await onItsPage();
    const letGo = visit.hold(REGISTER);
    await visit.send(REGISTER);
    await visit.goTo(paths.home);
    await visit.goTo(paths.register);
    expect(field('username').value).toBe('somphone_1');
    expect(isBusy(submit())).toBe(true);
    click(submit());
    letGo();
    await visit.reads('register.done.pleaseLogIn');
    await visit.sees(() => document.querySelector('main [autocomplete="current-password"]'));
    expect(visit.timesAsked(REGISTER)).toBe(1);
  });

  test('is refused meanwhile: told when the visitor returns, with the name that was typed', async () => {
    const visit = await onItsPage(DEMO_PLAYER.username);
    const letGo = visit.hold(REGISTER);
    await visit.send(REGISTER);
    await visit.goTo(paths.home);
    letGo();
    await visit.settled();
    await visit.goTo(paths.register);
    await visit.reads('failure.register.usernameExists');
    expect(field('username').value).toBe(DEMO_PLAYER.username);
    expect(visit.written.join()).not.toContain(PASSWORD);
  });

  test('was answered by nobody: it is found out when the network is back, on whatever page', async () => {
    const visit = await onItsPage();
    visit.lose(REGISTER, LOG_IN);
    await visit.send(REGISTER);
    await visit.goTo(paths.contact);
    await waitFor(() => expect(visit.timesAsked(LOG_IN)).toBe(1), IN_TIME);
    await visit.settled();
    await visit.restoreLine();
    await visit.reads('register.done.signedIn');
    expect(visit.timesAsked(REGISTER)).toBe(1);
    expect(visit.written.join()).not.toContain(PASSWORD);
  });

  test('is not found out by a login once somebody has signed in', async () => {
    const visit = await onItsPage();
    visit.lose(REGISTER, LOG_IN);
    await visit.send(REGISTER);
    await visit.goTo(paths.home);
    await waitFor(() => expect(visit.timesAsked(LOG_IN)).toBe(1), IN_TIME);
    await visit.signIn(DEMO_PLAYER.username);
    await visit.restoreLine();
    expect(visit.timesAsked(LOG_IN)).toBe(1);
  });
});

describe('limits that are sent before their page is left', () => {
  async function onTheirPage(): Promise<Visit> {
    const visit = await Visit.begin(paths.safePlay, DEMO_PLAYER.username);
    await visit.sees(() => document.querySelector('main form'));
    visit.type('day', '500');
    return visit;
  }

  test('are kept meanwhile: told when the player returns; and once', async () => {
    const visit = await onTheirPage();
    const letGo = visit.hold(CHANGE_LIMITS);
    await visit.send(CHANGE_LIMITS);
    await visit.goTo(paths.deposit);
    letGo();
    await visit.settled();
    await visit.goTo(paths.safePlay);
    await visit.reads('safe.limits.saved');
    expect(field('day').value).toBe('500');

    await visit.goTo(paths.deposit);
    await visit.goTo(paths.safePlay);
    expect(field('day').value).toBe('500');
    expect(says('safe.limits.saved')).toBe(false);
  });

  test('are still being saved when the player returns: shown so, with what was typed, and not sent again', async () => {
    const visit = await onTheirPage();
    const letGo = visit.hold(CHANGE_LIMITS);
    await visit.send(CHANGE_LIMITS);
    await visit.goTo(paths.deposit);
    await visit.goTo(paths.safePlay);
    expect(field('day').value).toBe('500');
    expect(isBusy(submit())).toBe(true);
    click(submit());
    letGo();
    await visit.reads('safe.limits.saved');
    expect(visit.timesAsked(CHANGE_LIMITS)).toBe(1);
  });

  test('are refused meanwhile: told when the player returns, with what was typed', async () => {
    const visit = await onTheirPage();
    await visit.refuse(CHANGE_LIMITS, 'RATE_LIMITED');
    const letGo = visit.hold(CHANGE_LIMITS);
    await visit.send(CHANGE_LIMITS);
    await visit.goTo(paths.deposit);
    letGo();
    await visit.settled();
    await visit.goTo(paths.safePlay);
    await visit.reads('safe.limits.failed');
    expect(field('day').value).toBe('500');
  });

  test('were answered by nobody: what holds is read when the network is back, and told on return', async () => {
    const visit = await onTheirPage();
    visit.lose(CHANGE_LIMITS, LIMITS);
    await visit.send(CHANGE_LIMITS);
    await visit.goTo(paths.contact);
    await waitFor(() => expect(visit.timesAsked(LIMITS)).toBeGreaterThan(4), IN_TIME);
    await visit.settled();
    await visit.restoreLine();
    await visit.goTo(paths.safePlay);
    await visit.reads('safe.limits.saved');
    expect(visit.timesAsked(CHANGE_LIMITS)).toBe(1);
  });
});

test('a break that is refused after its page was left: told when the player returns, with the days that were asked for', async () => {
  const visit = await Visit.begin(paths.safePlay, DEMO_PLAYER.username);
  await visit.sees(() => document.querySelector('main form'));
  await visit.refuse(TAKE_BREAK, 'RATE_LIMITED');
  const letGo = visit.hold(TAKE_BREAK);
  visit.choose('days', '7');
  const named = (id: string, values?: object) => () =>
    [...document.querySelectorAll('button')].find(
      (button) => button.textContent.includes(i18n._(id, { ...values })) && !isBusy(button),
    ) ?? null;
  click(await visit.sees(named('safe.break.start')));
  click(await visit.sees(named('safe.break.confirm', { days: 7 })));
  await waitFor(() => expect(visit.timesAsked(TAKE_BREAK)).toBe(1), IN_TIME);
  await visit.goTo(paths.deposit);
  letGo();
  await visit.settled();
  await visit.goTo(paths.safePlay);
  await visit.reads('safe.break.failed');
  expect(field('days"][value="7').checked).toBe(true);
});

test('a change of the password that was answered by nobody is not found out as the next player', async () => {
  const visit = await Visit.begin(paths.bank, DEMO_PLAYER.username);
  await visit.openPasswordChange();
  await visit.sees(() => document.querySelector('[role="dialog"] form'));
  visit.type('currentPassword', DEMO_PLAYER.password);
  visit.type('newPassword', PASSWORD);
  visit.type('confirmNewPassword', PASSWORD);
  visit.lose(CHANGE_PASSWORD, PLAYER_INFO);
  await visit.send(CHANGE_PASSWORD);
  await visit.reads('passwordChange.unresolved.title');
  visit.mend();
  await visit.signIn(NEWCOMER.username);
  await visit.restoreLine();
  expect(document.querySelector('[role="dialog"]')).toBeNull();
  expect(says('toast.error')).toBe(false);
  expect(visit.timesAsked(LOG_IN)).toBe(0);
});
