/** A session is `signedIn` only after the code of the player's site has been loaded: docs/decisions/0023. */
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../../../eventually.ts';
import { createActor, waitFor } from 'xstate';
import { FailureError } from '../../../../../contract/errors.ts';
import { Client } from '../../../../../src/api/client.ts';
import { sessionWithActors } from '../../../../../src/app/session/session-actors.ts';
import { passwordChangeMachine } from '../../../../../machines/passwordChange.machine.ts';
import type { SessionServices } from '../../../../../src/app/session/session-actors.ts';
import type { Browser } from '../../../../../src/platform/browser.ts';
import { handBrowser, memoryStore } from '../../browser.ts';
import { PLAYER, stubSessionServer } from '../../session-server.ts';
import { startClock, startKeys } from '../../../../../tools/fixtures/machine-fixtures.ts';

let server: ReturnType<typeof stubSessionServer>;
beforeEach(() => {
  server = stubSessionServer();
});

function sessionWith(loadPlayer: () => Promise<void>, changes: Partial<Browser> = {}) {
  const browser = handBrowser(changes);
  const client = new Client(browser);
  const late: SessionServices['late'] = { loadPlayer };
  const input = { clock: startClock(client.clock), keys: startKeys(browser.newKey) };
  const passwordChange = createActor(
    passwordChangeMachine.provide({ guards: { agencyIsKnown: () => true } }),
    { input },
  ).start();
  const site = { browser, client, queries: new QueryClient(), late, playerActor: () => passwordChange };
  const session = createActor(sessionWithActors(site, { listen: () => () => undefined }), { input }).start();
  return Object.assign(session, { client, passwordChange });
}

const doesNotCome = () => Promise.reject(new FailureError({ kind: 'network' }));

test('the session of a player is loading until the code of the player’s site is loaded', async () => {
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  const bring = vi.fn(() => coming);
  const session = sessionWith(bring, { device: memoryStore({ signedIn: '1' }) });
  await eventually(() => expect(bring).toHaveBeenCalledTimes(2));
  expect(session.getSnapshot().hasTag('loading')).toBe(true);
  come();
  await waitFor(session, (snapshot) => snapshot.hasTag('signedIn'));
});

test('a visitor without a remembered player loads no code of the player’s site', async () => {
  server.isSignedIn = false;
  const bring = vi.fn(async () => undefined);
  await waitFor(sessionWith(bring), (snapshot) => snapshot.hasTag('signedOut'));
  expect(fetch).toHaveBeenCalled();
  expect(bring).not.toHaveBeenCalled();
});

describe('a browser without the XSRF cookie, in which no player can be signed in (docs/decisions/0031)', () => {
  const NO_COOKIE: Partial<Browser> = { readCookie: () => null };

  test('sends no request, and loads no code of the player’s site', async () => {
    const bring = vi.fn(async () => undefined);
    await waitFor(sessionWith(bring, NO_COOKIE), (snapshot) => snapshot.hasTag('signedOut'));
    expect(fetch).not.toHaveBeenCalled();
    expect(bring).not.toHaveBeenCalled();
  });

  test('after another call has set the cookie, the next lookup sends a request', async () => {
    const session = sessionWith(async () => undefined, { firstCookies: () => [] });
    await waitFor(session, (snapshot) => snapshot.hasTag('signedOut'));
    expect(fetch).not.toHaveBeenCalled();
    session.send({ type: 'session.enter' });
    await waitFor(session, (snapshot) => snapshot.hasTag('signedIn'));
  });

  test('with a remembered player sends the lookup: the two cookies may expire at different times', async () => {
    const device = memoryStore({ signedIn: '1' });
    const session = sessionWith(async () => undefined, { ...NO_COOKIE, device });
    await waitFor(session, (snapshot) => snapshot.hasTag('signedIn'));
  });
});

test('if the code of the player’s site fails to load, the session is unreachable and is looked up again', async () => {
  const bring = vi.fn<() => Promise<void>>(doesNotCome);
  const session = sessionWith(bring);
  await waitFor(session, (snapshot) => snapshot.hasTag('unreachable'));
  bring.mockImplementation(async () => undefined);
  session.send({ type: 'news.network.reconnected' });
  await waitFor(session, (snapshot) => snapshot.hasTag('signedIn'));
});

test('a login whose code fails to load is found by the next look-up', async () => {
  server.isSignedIn = false;
  const bring = vi.fn<() => Promise<void>>(doesNotCome);
  const session = sessionWith(bring);
  await waitFor(session, (snapshot) => snapshot.hasTag('signedOut'));
  session.send({ type: 'session.logIn', username: PLAYER.username, password: 'secret-88' });
  await waitFor(session, (snapshot) => snapshot.hasTag('unreachable'));
  bring.mockImplementation(async () => undefined);
  session.send({ type: 'news.page.returned' });
  const { context } = await waitFor(session, (snapshot) => snapshot.hasTag('signedIn'));
  expect(context.playerId).toBe(PLAYER.id);
});

describe('a 401 of any call (contract §1)', () => {
  async function refused({ changesPassword = false } = {}) {
    const session = sessionWith(async () => undefined);
    await waitFor(session, (snapshot) => snapshot.hasTag('signedIn'));
    if (changesPassword) {
      const request = {
        currentPassword: 'secret-88',
        newPassword: 'another-88',
        confirmNewPassword: 'another-88',
      };
      const attempt = { username: PLAYER.username, request };
      session.passwordChange.send({ type: 'passwordChange.open' });
      session.passwordChange.send({ type: 'passwordChange.submit', attempt });
    }
    server.isSignedIn = false;
    await session.client.call('depositOpen').catch(() => undefined);
    return session.getSnapshot();
  }

  test('ends the session', async () => {
    expect((await refused()).hasTag('signedOut')).toBe(true);
  });

  test('is not reported while a password change ends the session: its dialog stays', async () => {
    expect((await refused({ changesPassword: true })).hasTag('signedIn')).toBe(true);
  });
});
