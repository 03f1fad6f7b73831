import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { PasswordChangeRequest } from '../../../contract/player.ts';
import { passwordChangeMachine } from '../../../machines/passwordChange.machine.ts';
import type { Credentials } from '../../../machines/session.machine.ts';
import { agencyRead } from '../../api/agency.ts';
import type { Client } from '../../api/client.ts';
import { playerRead } from '../../api/player.ts';
import { readForMachine } from '../../app/actors/machine-reads.ts';

/** The password change machine with actors that call the server. */
export function passwordChangeWithActors(client: Client, queries: QueryClient) {
  return passwordChangeMachine.provide({
    actors: {
      changePassword: fromPromise<void, PasswordChangeRequest>(async ({ input }) => {
        await client.call('passwordChange', { body: { ...input } });
      }),
      lookUpPlayer: fromPromise<unknown>(() => readForMachine(queries, playerRead(client))),
      // The signal aborts a login that is no longer awaited, so that it opens no session.
      logIn: fromPromise<unknown, Credentials>(({ input, signal }) =>
        client.call('login', { body: { ...input }, signal }),
      ),
    },
    guards: {
      agencyIsKnown: () => queries.getQueryData(agencyRead(client).queryKey) !== undefined,
    },
  });
}
