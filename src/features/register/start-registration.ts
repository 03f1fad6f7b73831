import { createActor } from 'xstate';
import { forgetForm } from '../../app/journal/form-memory.ts';
import { onPageLeft } from '../../app/navigation/page-left.ts';
import { paths } from '../../app/paths.ts';
import type { RegistrationActor, Site } from '../../app/site.ts';
import { registrationWithActors } from './registration-actors.ts';
import { onNetworkBack, startTied } from '../../app/actors/started.ts';

/** Starts the registration actor and connects it to the form memory, the session, the network and navigation. */
export function startRegistration({ browser, watch, client, idle, session, navigation, dispatch }: Site) {
  const actor: RegistrationActor = createActor(registrationWithActors({ client, browser, idle }), {
    ...watch,
    input: { clock: client.clock, newKey: browser.newKey },
  });
  actor.on('*', (event) => {
    if (event.type === 'registration.registered') forgetForm(browser.tab, 'registration-form');
    dispatch(event);
    if (event.type === 'registration.signedIn') session.send({ type: 'session.lookUp' });
  });

  const stops = [
    onNetworkBack(browser, () => actor.send({ type: 'network.restored' })),
    // Leaving the page clears the failure shown there. A later failure is shown on the next visit.
    onPageLeft(navigation, (path) => {
      if (path === paths.register) actor.send({ type: 'registration.edit' });
    }),
  ];
  return startTied(actor, stops);
}
