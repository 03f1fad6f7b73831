import { createActor } from 'xstate';
import { messageFor } from '../../i18n/failure-messages.ts';
import type { Site } from '../../app/site.ts';
import { passwordChangeWithActors } from './password-change-actors.ts';
import { onNetworkBack, startTied } from '../../app/actors/started.ts';

/** Starts a player's password change actor and connects it to the toasts, the session and the network. */
export function startPasswordChange({ browser, watch, client, queries, session, toasts }: Site) {
  const input = { clock: client.clock, newKey: browser.newKey };
  const passwordChange = createActor(passwordChangeWithActors({ client, queries }), { ...watch, input });

  passwordChange.on('passwordChange.rejected', ({ failure }) => {
    toasts.send({
      type: 'toast.shown',
      // The default toast variant for every failure: specification §8.
      toast: {
        tone: 'plain',
        title: /*i18n*/ { id: 'toast.error' },
        description: messageFor(failure, 'passwordChange'),
      },
    });
  });
  passwordChange.on('passwordChange.sessionLost', () => session.send({ type: 'session.lost' }));
  passwordChange.on('passwordChange.confirmed', () => browser.reload());

  return startTied(passwordChange, [
    onNetworkBack(browser, () => passwordChange.send({ type: 'network.restored' })),
  ]);
}
