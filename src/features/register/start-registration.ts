import { createActor } from 'xstate';
import { forgetForm } from '../../app/journal/form-memory.ts';
import { onPageLeft } from '../../app/navigation/page-left.ts';
import { paths } from '../../app/paths.ts';
import type { RegistrationActor, Site } from '../../app/site.ts';
import { registrationWithActors } from './registration-actors.ts';
import { startTied } from '../../app/actors/started.ts';

/** Starts the registration of a visitor and ties it to what was typed, the session, the line and the page. */
export function startRegistration({ browser, watch, client, idle, session, navigation, dispatch }: Site) {
  const actor: RegistrationActor = createActor(registrationWithActors({ client, browser, idle }), {
    ...watch,
    input: { newKey: browser.newKey },
  });
  actor.on('*', (event) => {
    if (event.type === 'registration.registered') forgetForm(browser.tab, 'registration-form');
    dispatch(event);
    if (event.type === 'registration.signedIn') session.send({ type: 'session.lookUp' });
  });

  const stops = [
    browser.onNetworkChange((isOnline) => {
      if (isOnline) actor.send({ type: 'network.restored' });
    }),
    // A reason that has been read is not shown again on the next visit; one that came meanwhile is.
    onPageLeft(navigation, (path) => {
      const { registration } = actor.getSnapshot().context;
      if (path === paths.register && registration === null) actor.send({ type: 'registration.edit' });
    }),
  ];
  return startTied(actor, stops);
}
