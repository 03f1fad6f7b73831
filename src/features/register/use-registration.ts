import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useSite } from '../../app/site-context.ts';
import type { RegistrationActor } from '../../../machines/registration.machine.ts';
import { registrationWithActors } from './registration-actors.ts';

/** The visitor's registration, which outlives its page until a session starts. The first page that shows it starts it. */
export function useRegistration(): RegistrationActor {
  const site = useSite();
  const [first] = useState(() => {
    site.late.registration ??= registrationWithActors(site);
    site.app.send({ type: 'registration.opened' });
    return site.registration;
  });
  // After a session has started, the page stays until it redirects: it shows the registration that has stopped.
  const registration = useSelector(site.app, () => site.registration) ?? first;
  if (!registration) throw new Error('the registration has not started');
  return registration;
}
