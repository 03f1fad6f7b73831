import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { type Credentials, sessionMachine, type SignedInPlayer } from '../../../machines/session.machine.ts';
import type { Client } from '../../api/client.ts';
import { playerRead } from '../../api/player.ts';
import { readForMachine } from './machine-reads.ts';

/** The session machine with its slots on the network. */
export function sessionOnNetwork(client: Client, queries: QueryClient) {
  return sessionMachine.provide({
    actors: {
      lookUpPlayer: fromPromise<SignedInPlayer>(async () => {
        const { player } = await readForMachine(queries, playerRead(client));
        return { playerId: player.id, username: player.username };
      }),
      logIn: fromPromise<SignedInPlayer, Credentials>(async ({ input, signal }) => {
        const { player } = await client.call('login', { body: { ...input }, signal });
        return { playerId: player.id, username: player.username };
      }),
      logOut: fromPromise<void>(async ({ signal }) => {
        await client.call('logout', { signal });
      }),
    },
  });
}
