import { fromPromise } from 'xstate';
import { FailureError } from '../../../contract/errors.ts';
import { type Registration, registrationMachine } from '../../../machines/registration.machine.ts';
import type { Credentials } from '../../../machines/session.machine.ts';
import { reloadOnceFor } from '../reload-once.ts';
import type { Site } from '../site.ts';

/** The registration machine with its slots on the network. */
export function registrationOnNetwork({ client, browser, calm }: Pick<Site, 'client' | 'browser' | 'calm'>) {
  // What measures is heavier than the form, and is not needed before it is sent.
  const measuring = () => import('../../fingerprint/device.ts');
  calm.onReached(() => void measuring().catch(() => undefined));
  return registrationMachine.provide({
    actors: {
      register: fromPromise<void, Registration>(async ({ input }) => {
        const { readFingerprint } = await measuring().catch((error: unknown) => {
          // Some browsers never ask again for what did not come once.
          reloadOnceFor(String(error), browser);
          throw new FailureError({ kind: 'network' });
        });
        const fingerprint = await readFingerprint(browser);
        await client.call('register', {
          body: { ...input, fingerprint },
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
