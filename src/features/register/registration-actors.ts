import { fromPromise } from 'xstate';
import { FailureError } from '../../../contract/errors.ts';
import type { Fingerprint } from '../../../contract/fingerprint.ts';
import { type RegistrationAttempt, registrationMachine } from '../../../machines/registration.machine.ts';
import type { Credentials } from '../../../machines/session.machine.ts';
import { reloadOnceFor } from '../../app/upgrade/reload-once.ts';
import type { Site } from '../../app/site.ts';

/** The registration machine with its slots on the network. */
export function registrationWithActors({ client, browser, idle }: Pick<Site, 'client' | 'browser' | 'idle'>) {
  // What measures is heavier than the form, and is not needed before it is sent.
  const measuring = () => import('../../platform/fingerprint/device.ts');
  idle.onReached(() => void measuring().catch(() => undefined));
  /** Under one key one body is sent (contract §1), even if the device measures differently by then. */
  let sent: { readonly key: string; readonly fingerprint: Fingerprint } | null = null;
  return registrationMachine.provide({
    actors: {
      register: fromPromise<void, RegistrationAttempt>(async ({ input: { key, registration } }) => {
        const { readFingerprint } = await measuring().catch((error: unknown) => {
          // Some browsers never ask again for what did not come once.
          reloadOnceFor(String(error), browser);
          throw new FailureError({ kind: 'network' });
        });
        if (sent?.key !== key) sent = { key, fingerprint: await readFingerprint(browser) };
        const { fingerprint } = sent;
        await client.call('register', {
          key,
          body: { ...registration, fingerprint },
          headers: { fingerprint: fingerprint.fingerprint },
        });
      }),
      // A login that is not waited for any more must not open a session.
      logIn: fromPromise<unknown, Credentials>(({ input: { username, password }, signal }) =>
        client.call('login', { body: { username, password }, signal }),
      ),
    },
  });
}
