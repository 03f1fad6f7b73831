/** Nobody is signed in before what only a player needs is there: docs/decisions/0023. */
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { FailureError } from '../../../../../contract/errors.ts';
import { Client } from '../../../../../src/api/client.ts';
import { sessionOnNetwork } from '../../../../../src/app/slots/session-slots.ts';
import { handBrowser } from '../../browser.ts';
import { PLAYER, stubSessionServer } from '../../session-server.ts';

let server: ReturnType<typeof stubSessionServer>;
beforeEach(() => {
  server = stubSessionServer();
});

function sessionWith(bringPlayerSite: () => Promise<void>) {
  const session = createActor(
    sessionOnNetwork({ client: new Client(handBrowser()), queries: new QueryClient(), bringPlayerSite }),
  );
  return session.start();
}

const doesNotCome = () => Promise.reject(new FailureError({ kind: 'network' }));

test('a player is loading until the code of players is there', async () => {
  let come = () => {};
  const session = sessionWith(
    () =>
      new Promise((resolve) => {
        come = resolve;
      }),
  );
  await vi.waitUntil(() => come.name !== 'come');
  expect(session.getSnapshot().hasTag('loading')).toBe(true);
  come();
  await waitFor(session, (snapshot) => snapshot.hasTag('signedIn'));
});

test('a visitor does not ask for it', async () => {
  server.isSignedIn = false;
  const bring = vi.fn(async () => undefined);
  await waitFor(sessionWith(bring), (snapshot) => snapshot.hasTag('signedOut'));
  expect(bring).not.toHaveBeenCalled();
});

test('where it does not come, it is not known who is here, and it is asked again', async () => {
  const bring = vi.fn<() => Promise<void>>(doesNotCome);
  const session = sessionWith(bring);
  await waitFor(session, (snapshot) => snapshot.hasTag('unreachable'));
  bring.mockImplementation(async () => undefined);
  session.send({ type: 'line.restored' });
  await waitFor(session, (snapshot) => snapshot.hasTag('signedIn'));
});

test('a login that worked is found out, once the code comes', async () => {
  server.isSignedIn = false;
  const bring = vi.fn<() => Promise<void>>(doesNotCome);
  const session = sessionWith(bring);
  await waitFor(session, (snapshot) => snapshot.hasTag('signedOut'));
  bring.mockImplementationOnce(doesNotCome).mockImplementation(async () => undefined);
  session.send({ type: 'session.logIn', username: PLAYER.username, password: 'secret-88' });
  const { context } = await waitFor(session, (snapshot) => snapshot.hasTag('signedIn'));
  expect(context.playerId).toBe(PLAYER.id);
});
