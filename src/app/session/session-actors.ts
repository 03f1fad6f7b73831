import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Player } from '../../../contract/player.ts';
import { type Credentials, sessionMachine, type SignedInPlayer } from '../../../machines/session.machine.ts';
import type { Client } from '../../api/client.ts';
import { playerLookUp } from '../../api/player.ts';
import { readForMachine } from '../actors/machine-reads.ts';

interface Dependencies {
  readonly client: Client;
  readonly queries: QueryClient;
  /** Loads the code that only players need; rejects with a failure. */
  readonly loadPlayerSite: () => Promise<void>;
}

/** Provides the session machine's actors. A player is signed in only after the player code is loaded. */
export function sessionWithActors({ client, queries, loadPlayerSite }: Dependencies) {
  return sessionMachine.provide({
    actors: {
      lookUpPlayer: fromPromise<SignedInPlayer>(async ({ signal }) => {
        // If a session is possible, the code is loaded in parallel with the lookup, which saves a round trip.
        if (client.sessionBinding.mayHaveSession()) loadPlayerSite().catch(() => undefined);
        const { player } = await readForMachine(queries, playerLookUp(client), signal);
        await loadPlayerSite();
        return signedIn(player);
      }),
      logIn: fromPromise<SignedInPlayer, Credentials>(async ({ input, signal }) => {
        // Loads the player code in parallel. If it fails, the lookup that follows the failure loads it again.
        const isThere = loadPlayerSite().then(
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
