import { fromPromise } from 'xstate';
import { type Registration, registrationMachine } from '../../../machines/registration.machine.ts';
import type { Credentials } from '../../../machines/session.machine.ts';
// Not on demand: a browser that could not load it once never tries again, and it comes with the page of registration,
// which only a new player loads.
import { readFingerprint } from '../../fingerprint/device.ts';
import type { Site } from '../site.ts';

/** The registration machine with its slots on the network. */
export function registrationOnNetwork({ client, browser }: Site) {
  return registrationMachine.provide({
    actors: {
      register: fromPromise<void, Registration>(async ({ input }) => {
        const fingerprint = await readFingerprint(browser);
        await client.call('register', {
          body: { ...input, fingerprint },
          headers: { fingerprint: fingerprint.fingerprint },
        });
      }),
      logIn: fromPromise<unknown, Credentials>(({ input: { username, password } }) =>
        client.call('login', { body: { username, password } }),
      ),
    },
  });
}
