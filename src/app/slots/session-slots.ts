import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { type Credentials, sessionMachine, type SignedInPlayer } from '../../../machines/session.machine.ts';
import type { Client } from '../../api/client.ts';
import { playerRead } from '../../api/player.ts';
import { readForMachine } from './machine-reads.ts';

interface Surroundings {
  readonly client: Client;
  readonly queries: QueryClient;
  /** Brings what only a player needs; rejects with a failure when it does not come. */
  readonly bringPlayerSite: () => Promise<void>;
}

/** The session machine with its slots on the network: nobody is signed in before what they need is there. */
export function sessionOnNetwork({ client, queries, bringPlayerSite }: Surroundings) {
  return sessionMachine.provide({
    actors: {
      lookUpPlayer: fromPromise<SignedInPlayer>(async () => {
        // Brought at the same time where somebody may be signed in: it would come a round later otherwise.
        if (client.hasMetServer()) bringPlayerSite().catch(() => undefined);
        const { player } = await readForMachine(queries, playerRead(client));
        await bringPlayerSite();
        return { playerId: player.id, username: player.username };
      }),
      logIn: fromPromise<SignedInPlayer, Credentials>(async ({ input, signal }) => {
        // Whoever logs in will need it; should it not come, who is here is found out with its next try.
        const isThere = bringPlayerSite().then(
          () => null,
          (error: unknown) => ({ error }),
        );
        const { player } = await client.call('login', { body: { ...input }, signal });
        const missing = await isThere;
        if (missing) throw missing.error;
        return { playerId: player.id, username: player.username };
      }),
      logOut: fromPromise<void>(async ({ signal }) => {
        await client.call('logout', { signal });
      }),
    },
  });
}
