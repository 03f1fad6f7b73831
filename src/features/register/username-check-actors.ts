import { fromPromise } from 'xstate';
import { usernameCheckMachine } from '../../../machines/usernameCheck.machine.ts';
import type { Site } from '../../app/site.ts';

/** The username check machine with an actor that calls the server. */
export function usernameCheckWithActors({ client }: Site) {
  return usernameCheckMachine.provide({
    actors: {
      ask: fromPromise<boolean, { readonly username: string }>(async ({ input, signal }) => {
        const { available } = await client.call('usernameValidate', { body: { ...input }, signal });
        return available;
      }),
    },
  });
}
