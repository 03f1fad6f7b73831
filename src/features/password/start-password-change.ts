import { createActor } from 'xstate';
import { wordsOf } from '../../i18n/failure-messages.ts';
import type { PasswordChangeActor, Site } from '../../app/site.ts';
import { passwordChangeOnNetwork } from './password-change-actors.ts';
import { startTied } from '../../app/actors/started.ts';

type Surroundings = Pick<Site, 'browser' | 'watch' | 'client' | 'queries' | 'session' | 'toasts'>;

/** Starts a player's change of the password, and ties it to the toasts, the session and the line. */
export function startPasswordChange({ browser, watch, client, queries, session, toasts }: Surroundings) {
  const passwordChange: PasswordChangeActor = createActor(passwordChangeOnNetwork(client, queries), watch);

  passwordChange.on('passwordChange.refused', ({ failure }) => {
    toasts.send({
      type: 'toast.shown',
      // specification §8: the default variant, whatever the error.
      toast: {
        tone: 'plain',
        title: /*i18n*/ { id: 'toast.error' },
        description: wordsOf(failure, 'passwordChange'),
      },
    });
  });
  passwordChange.on('passwordChange.sessionLost', () => session.send({ type: 'session.lost' }));
  passwordChange.on('passwordChange.confirmed', () => browser.reload());

  return startTied(passwordChange, [
    browser.onLineChange((isOnline) => {
      if (isOnline) passwordChange.send({ type: 'line.restored' });
    }),
  ]);
}
