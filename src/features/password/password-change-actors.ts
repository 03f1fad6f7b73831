import { fromPromise } from 'xstate';
import { type PasswordIntent, passwordChangeMachine } from '../../../machines/passwordChange.machine.ts';
import { submissionOf } from '../../../machines/submission.machine.ts';
import { agencyRead } from '../../api/agency.ts';
import { playerRead } from '../../api/player.ts';
import { nullIf, readForMachine } from '../../app/actors/machine-reads.ts';
import type { MessageServices } from '../../app/services.ts';
import { messageFor } from '../../i18n/failure-messages.ts';

/** The password change machine with actors that call the server. */
export function passwordChangeWithActors({ client, queries, toasts }: Omit<MessageServices, 'successes'>) {
  // The machine only looks it up. The signal aborts a login that is no longer awaited, so that it opens no session.
  const logIn = fromPromise<unknown, PasswordIntent>(({ input: { username, request }, signal }) => {
    const body = { username, password: request.newPassword };
    return nullIf('INVALID_CREDENTIALS', client.call('login', { body, signal }));
  });
  return passwordChangeMachine.provide({
    actors: {
      submitChange: submissionOf<PasswordIntent, unknown>({
        send: fromPromise<unknown, PasswordIntent>(({ input }) =>
          client.call('passwordChange', { body: { ...input.request } }).then(() => true),
        ),
        // A change ends the session, so a player who is signed in has the old password.
        lookUp: fromPromise(() => readForMachine(queries, playerRead(client)).then(() => null)),
      }),
      tryNewPassword: submissionOf<PasswordIntent, unknown>({ send: logIn, lookUp: logIn }),
    },
    actions: {
      // The default toast variant for every failure: specification §8.
      showRejection: ({ context: { failure } }) =>
        toasts.show({
          tone: 'plain',
          title: { id: 'toast.error' },
          description: messageFor(failure, 'passwordChange'),
        }),
    },
    guards: { agencyIsKnown: () => queries.getQueryData(agencyRead(client).queryKey) !== undefined },
  });
}
