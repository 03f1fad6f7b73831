import { fromPromise } from 'xstate';
import { FailureError } from '../../../contract/errors.ts';
import type { Fingerprint } from '../../../contract/fingerprint.ts';
import {
  type RegistrationIntent,
  registrationMachine,
  type RegistrationResult,
} from '../../../machines/registration.machine.ts';
import { submissionOf } from '../../../machines/submission.machine.ts';
import { nullIf } from '../../app/actors/machine-reads.ts';
import { reloadOnceFor } from '../../app/upgrade/reload-once.ts';
import type { Site } from '../../app/site.ts';

/** The registration machine with actors that call the server. */
export function registrationWithActors({ client, browser, idle }: Pick<Site, 'client' | 'browser' | 'idle'>) {
  // The fingerprint code is larger than the form and needed only on submit, so it is loaded when the page is idle.
  const measuring = () => import('../../platform/fingerprint/device.ts');
  idle.onReached(() => void measuring().catch(() => undefined));
  /**
   * The fingerprint sent with the last key: a retry under the same key sends the same body (contract §1), even if the
   * fingerprint has changed.
   */
  let sent: { readonly key: string; readonly fingerprint: Fingerprint } | null = null;
  return registrationMachine.provide({
    actors: {
      submitRegistration: submissionOf<RegistrationIntent, RegistrationResult>({
        send: fromPromise<RegistrationResult, RegistrationIntent>(
          async ({ input: { key, registration } }) => {
            const { readFingerprint } = await measuring().catch((error: unknown) => {
              // Some browsers cache a failed dynamic import, so that only a reload can repeat it.
              reloadOnceFor(String(error), browser);
              throw new FailureError({ kind: 'network' });
            });
            if (sent?.key !== key)
              sent = {
                key,
                fingerprint: await readFingerprint(browser, { clock: client.clock, pause: null }),
              };
            const { fingerprint } = sent;
            await client.call('register', {
              key,
              body: { ...registration, fingerprint },
              headers: { fingerprint: fingerprint.fingerprint },
            });
            return 'registered';
          },
        ),
        // The signal aborts a login that is no longer awaited, so that it opens no session.
        lookUp: fromPromise<RegistrationResult | null, RegistrationIntent>(async ({ input, signal }) => {
          const { username, password } = input.registration;
          const login = client.call('login', { body: { username, password }, signal });
          return (await nullIf('INVALID_CREDENTIALS', login)) && 'signedIn';
        }),
      }),
    },
  });
}
