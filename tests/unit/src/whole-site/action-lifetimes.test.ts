/**
 * What a player has sent is heard to its end, whatever page is shown by then (docs/decisions/0034): the whole site in front of
 * the mock backend, over a network that holds an answer or loses it.
 */
import { i18n } from '@lingui/core';
import { waitFor } from '@testing-library/dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { BASE_PATH } from '../../../../contract/endpoints.ts';
import { DEMO_PLAYER, NEWCOMER } from '../../../../mock-server/seeds/players.ts';
import { paths } from '../../../../src/app/paths.ts';
import { click, endVisits, field, isBusy, newsButton, says, submit, Visit } from '../visit.ts';

const ADD_ACCOUNT = 'POST /players/bank-accounts';
const REGISTER = 'POST /players/register';
const LOG_IN = 'POST /players/login';
const PLAYER_INFO = 'GET /players/info';
const CHANGE_LIMITS = 'PUT /players/limits';
const TAKE_BREAK = 'POST /players/self-exclusion';
const LIMITS = 'GET /players/limits';
const CHANGE_PASSWORD = 'POST /players/security/password/change';

const PASSWORD = 'somebody-1234';

afterEach(endVisits);

/** The Idempotency-Keys that a call is sent with from now on. */
function keysOf(call: string): readonly (string | null)[] {
  const keys: (string | null)[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    if (`${init?.method ?? 'GET'} ${input.replace(BASE_PATH, '')}` === call)
      keys.push(new Headers(init?.headers).get('Idempotency-Key'));
    return fetch(input, init);
  });
  return keys;
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

  test('is announced on the page that is shown by then, and the deposit page asks for no account any more', async () => {
    const visit = await onItsPage();
    const letGo = visit.hold(ADD_ACCOUNT);
    await visit.send(ADD_ACCOUNT);
    await visit.goTo(paths.deposit);
    await visit.reads('deposit.obstacle.bank.title');
    letGo();
    await visit.reads('bank.added.title');
    await waitFor(() => expect(says('deposit.obstacle.bank.title')).toBe(false));
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

  test('is refused meanwhile: the reason is shown on return, once, with what was typed', async () => {
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

  test('loses its answer: it is found out when the network is back, on any page', async () => {
    const visit = await onItsPage();
    visit.lose(ADD_ACCOUNT, PLAYER_INFO);
    await visit.send(ADD_ACCOUNT);
    await visit.goTo(paths.contact);
    await waitFor(() => expect(visit.timesAsked(PLAYER_INFO)).toBeGreaterThan(4));
    await visit.settled();
    expect(says('bank.added.title')).toBe(false);
    await visit.restoreLine();
    await visit.reads('bank.added.title');
    expect(visit.timesAsked(ADD_ACCOUNT)).toBe(1);
  });

  test('loses its answer: pressed again, it is sent under the same key, which the server answers as before', async () => {
    const visit = await onItsPage();
    const keys = keysOf(ADD_ACCOUNT);
    visit.lose(ADD_ACCOUNT, PLAYER_INFO);
    await visit.send(ADD_ACCOUNT);
    await waitFor(() => expect(isBusy(submit())).toBe(false));
    await visit.refuse(ADD_ACCOUNT, 'RATE_LIMITED');
    visit.mend();
    visit.lose(PLAYER_INFO);
    await visit.send(ADD_ACCOUNT);
    await waitFor(() => expect(isBusy(submit())).toBe(false));
    await visit.send(ADD_ACCOUNT);
    await visit.reads('bank.added.title');
    expect(new Set(keys).size).toBe(1);
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

  test('is announced on the page that is shown by then, and leads to the login', async () => {
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

  test('is refused meanwhile: the reason is shown on return, with the name that was typed', async () => {
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

  test('loses its answer: it is found out when the network is back, on any page', async () => {
    const visit = await onItsPage();
    visit.lose(REGISTER, LOG_IN);
    await visit.send(REGISTER);
    await visit.goTo(paths.contact);
    await waitFor(() => expect(visit.timesAsked(LOG_IN)).toBe(1));
    await visit.settled();
    await visit.restoreLine();
    await visit.reads('register.done.signedIn');
    expect(visit.timesAsked(REGISTER)).toBe(1);
    expect(visit.written.join()).not.toContain(PASSWORD);
  });

  test('loses its answer: pressed again, it is sent under the same key, which the server answers as before', async () => {
    const visit = await onItsPage();
    const keys = keysOf(REGISTER);
    visit.lose(REGISTER);
    await visit.refuse(LOG_IN, 'SERVICE_UNAVAILABLE');
    await visit.send(REGISTER);
    await waitFor(() => expect(isBusy(submit())).toBe(false));
    visit.mend();
    await visit.send(REGISTER);
    await visit.reads('register.done.pleaseLogIn');
    expect(visit.timesAsked(LOG_IN)).toBe(1);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  test('loses its answer: with another password it is sent under another key', async () => {
    const visit = await onItsPage();
    const keys = keysOf(REGISTER);
    visit.lose(REGISTER, LOG_IN);
    await visit.send(REGISTER);
    await waitFor(() => expect(isBusy(submit())).toBe(false));
    visit.type('password', `${PASSWORD}5`);
    visit.type('confirmPassword', `${PASSWORD}5`);
    await visit.send(REGISTER);
    expect(new Set(keys).size).toBe(2);
  });

  test('is not found out by a login once somebody has signed in', async () => {
    const visit = await onItsPage();
    visit.lose(REGISTER, LOG_IN);
    await visit.send(REGISTER);
    await visit.goTo(paths.home);
    await waitFor(() => expect(visit.timesAsked(LOG_IN)).toBe(1));
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

  test('are kept meanwhile: that is shown on return, once', async () => {
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

  test('are refused meanwhile: the reason is shown on return, with what was typed', async () => {
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

  test('lose their answer: what holds is read when the network is back, and shown on return', async () => {
    const visit = await onTheirPage();
    visit.lose(CHANGE_LIMITS, LIMITS);
    await visit.send(CHANGE_LIMITS);
    await visit.goTo(paths.contact);
    await waitFor(() => expect(visit.timesAsked(LIMITS)).toBeGreaterThan(4));
    await visit.settled();
    await visit.restoreLine();
    await visit.goTo(paths.safePlay);
    await visit.reads('safe.limits.saved');
    expect(visit.timesAsked(CHANGE_LIMITS)).toBe(1);
  });
});

test('a break that is refused after its page was left: the reason is shown on return, with the days that were asked for', async () => {
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
  await waitFor(() => expect(visit.timesAsked(TAKE_BREAK)).toBe(1));
  await visit.goTo(paths.deposit);
  letGo();
  await visit.settled();
  await visit.goTo(paths.safePlay);
  await visit.reads('safe.break.failed');
  expect(field('days"][value="7').checked).toBe(true);
});

test('a change of the password that lost its answer is not found out in the session of the next player', async () => {
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
