import { fromPromise } from 'xstate';
import { type Registration, registrationMachine } from '../../machines/registration.machine.ts';
import type { Credentials } from '../../machines/session.machine.ts';
import type { Site } from './site.ts';

/** The registration machine with its slots on the network. */
export function registrationOnNetwork({ client, browser }: Site) {
  return registrationMachine.provide({
    actors: {
      register: fromPromise<void, Registration>(async ({ input }) => {
        // Reading the device weighs 14 KB, which only a new player loads.
        const { readFingerprint } = await import('../fingerprint/device.ts');
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
