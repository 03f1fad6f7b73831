// @vitest-environment jsdom
/**
 * A 401 of any call of a signed-in player (contract §1) redirects to the login and removes the player's data from the
 * cache. After the login the player returns to the page.
 */
import { afterEach, describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { type Call, endpointOf, endpoints } from '../../../../contract/endpoints.ts';
import { PLAYER_SCOPE } from '../../../../src/api/player.ts';
import { loginLeadingTo, paths } from '../../../../src/app/paths.ts';
import { createSite } from '../../../../src/app/create-site.ts';
import type { Site } from '../../../../src/app/site.ts';
import { handBrowser, memoryHistory } from '../browser.ts';
import { closeSite } from '../../../in-process/close-site.ts';
import { PLAYER, stubSessionServer } from '../session-server.ts';

const OF_PLAYERS = (Object.keys(endpoints) as Call[]).filter((call) => endpointOf(call).access === 'player');

const IN_TIME = { timeout: 20_000 };
const PARAMETERS = { code: 'D000001', id: 'U000001', provider: 'alphabet' };

const open: Site[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(closeSite));
});

/** The site on a page for players, with one cached response. */
async function onThePage(): Promise<{ readonly site: Site; readonly addresses: readonly string[] }> {
  const history = memoryHistory(paths.bank);
  const site = createSite(handBrowser({ history }));
  open.push(site);
  await waitFor(site.session, (snapshot) => snapshot.hasTag('signedIn'), IN_TIME);
  await waitFor(
    site.navigation,
    ({ context }) => context.shown !== null && context.pending === null,
    IN_TIME,
  );
  site.queries.setQueryData([PLAYER_SCOPE, 'credits', 'alphabet'], { amount: '12345', currency: 'THB' });
  return { site, addresses: history.addresses };
}

function arrived(site: Site, addresses: readonly string[], address: string) {
  return waitFor(
    site.navigation,
    ({ context }) => context.pending === null && addresses.at(-1) === address,
    IN_TIME,
  );
}

describe.each(OF_PLAYERS)('a 401 response to %s', (call) => {
  test('leads to the login and back to the page, and the player’s data is removed from the cache', async () => {
    const server = stubSessionServer();
    const { site, addresses } = await onThePage();
    server.isSignedIn = false;
    const send = site.client.call.bind(site.client) as (call: Call, options: object) => Promise<unknown>;
    await expect(send(call, { parameters: PARAMETERS, body: {} })).rejects.toMatchObject({
      failure: { code: 'UNAUTHENTICATED' },
    });

    await arrived(site, addresses, loginLeadingTo(paths.bank));
    expect(site.session.getSnapshot().context).toMatchObject({ playerId: null, wasLost: true });
    const kept = site.queries.getQueryCache().findAll({ queryKey: [PLAYER_SCOPE] });
    expect(kept.map(({ state }) => state.data).filter((data) => data !== undefined)).toEqual([]);

    site.session.send({ type: 'session.logIn', username: PLAYER.username, password: 'secret-88' });
    await arrived(site, addresses, paths.bank);
    expect(site.session.getSnapshot().context.playerId).toBe(PLAYER.id);
  });
});
