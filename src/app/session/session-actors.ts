import { fromPromise } from 'xstate';
import type { Player } from '../../../contract/player.ts';
import { type Credentials, sessionMachine, type SignedInPlayer } from '../../../machines/session.machine.ts';
import { playerLookUp } from '../../api/player.ts';
import type { LateCode } from '../late-code.ts';
import type { Site } from '../site.ts';
import { readForMachine } from '../actors/machine-reads.ts';

/** Provides the session machine's actors. A player is signed in only after the player code is loaded. */
export function sessionWithActors(
  site: Pick<Site, 'browser' | 'client' | 'queries'>,
  late: Pick<LateCode, 'loadPlayer'>,
) {
  const { client, queries } = site;
  const loadPlayer = () => late.loadPlayer(site);
  return sessionMachine.provide({
    actors: {
      lookUpPlayer: fromPromise<SignedInPlayer>(async ({ signal }) => {
        // If a session is possible, the code is loaded in parallel with the lookup, which saves a round trip.
        if (client.sessionBinding.mayHaveSession()) loadPlayer().catch(() => undefined);
        const { player } = await readForMachine(queries, playerLookUp(client), signal);
        await loadPlayer();
        return signedIn(player);
      }),
      logIn: fromPromise<SignedInPlayer, Credentials>(async ({ input, signal }) => {
        // Loads the player code in parallel. If it fails, the lookup that follows the failure loads it again.
        const isThere = loadPlayer().then(
          () => null,
          (error: unknown) => ({ error }),
        );
        const { player } = await client.call('login', { body: { ...input }, signal });
        const missing = await isThere;
        if (missing) throw missing.error;
        return signedIn(player);
      }),
      logOut: fromPromise<void>(async ({ signal }) => {
        await client.call('logout', { signal });
      }),
    },
  });
}

function signedIn({ id, username, displayName }: Player): SignedInPlayer {
  return { playerId: id, username, displayName };
}
