import { createActor } from 'xstate';
import { wordsOf } from '../../i18n/failure-words.ts';
import type { PasswordChangeActor, Site } from '../site.ts';
import { passwordChangeOnNetwork } from '../slots/password-change-slots.ts';

type Surroundings = Pick<Site, 'browser' | 'watch' | 'client' | 'queries' | 'session' | 'toasts'>;

/** Starts the password change, and ties it to the toasts, the session and the line. */
export function startPasswordChange(surroundings: Surroundings): PasswordChangeActor {
  const { browser, watch, client, queries, session, toasts } = surroundings;
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

  session.on('session.lost', () => passwordChange.send({ type: 'passwordChange.close' }));
  browser.onLineChange((isOnline) => {
    if (isOnline) passwordChange.send({ type: 'line.restored' });
  });
  passwordChange.start();
  return passwordChange;
}
