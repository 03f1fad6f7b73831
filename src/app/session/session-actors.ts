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
  /** Brings what only a player needs; rejects with a failure when it does not come. */
  readonly loadPlayerSite: () => Promise<void>;
}

/** Provides the session machine's actors. A player is signed in only after the player code is loaded. */
export function sessionWithActors({ client, queries, loadPlayerSite }: Dependencies) {
  return sessionMachine.provide({
    actors: {
      lookUpPlayer: fromPromise<SignedInPlayer>(async ({ signal }) => {
        // Loaded in parallel where a session is possible, which saves a round trip.
        if (client.sessionBinding.mayHaveSession()) loadPlayerSite().catch(() => undefined);
        const { player } = await readForMachine(queries, playerLookUp(client), signal);
        await loadPlayerSite();
        return signedIn(player);
      }),
      logIn: fromPromise<SignedInPlayer, Credentials>(async ({ input, signal }) => {
        // Whoever logs in will need it; should it not come, who is here is found out with its next try.
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
