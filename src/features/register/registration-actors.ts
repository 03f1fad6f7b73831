import { fromPromise } from 'xstate';
import { FailureError } from '../../../contract/errors.ts';
import { INTENT_HOLDS_MS } from '../../../contract/limits.ts';
import type { Fingerprint } from '../../../contract/fingerprint.ts';
import {
  type RegistrationIntent,
  registrationMachine,
  type RegistrationResult,
} from '../../../machines/registration.machine.ts';
import { submissionOf } from '../../../machines/submission.machine.ts';
import { nullIf } from '../../app/actors/machine-reads.ts';
import { whenIdle } from '../../platform/idle.ts';
import { lateCode } from '../../platform/late-code.ts';
import { forgetForm } from '../../app/journal/form-memory.ts';
import type { MessageServices } from '../../app/services.ts';

/** The wait between two signals in a browser without `requestIdleCallback`. */
const PAUSE_MS = 50;

/** The server counts each login against the attempts of the new player. */
const MOST_LOGINS = 2;

/** The registration machine with actors that call the server. */
export function registrationWithActors({ client, browser, successes }: Omit<MessageServices, 'toasts'>) {
  // Larger than the form, so it is loaded when the visitor enters the form.
  const deviceCode = lateCode(() => import('../../platform/fingerprint/device.ts'));
  const readDevice = async (pause: (() => Promise<void>) | null) => {
    const { readFingerprint } = await deviceCode.load();
    return readFingerprint(browser, { clock: client.clock, pause });
  };
  /** Read while the visitor fills in the form; null until it is complete. */
  let early: Fingerprint | null = null;
  let isReading = false;
  const readEarly = async () => {
    if (isReading) return;
    isReading = true;
    try {
      early = await readDevice(() => whenIdle(PAUSE_MS));
    } catch {
      // The submit loads the code again.
      isReading = false;
    }
  };
  /**
   * The fingerprint sent with the last key: a retry under the same key sends the same body (contract §1), even if the
   * fingerprint has changed.
   */
  let sent: { readonly key: string; readonly fingerprint: Fingerprint } | null = null;
  /** The logins that have looked up the account of the last key. Then only the registration is sent again (contract §1). */
  let logins = { key: '', count: 0, foundNothing: false };
  return registrationMachine.provide({
    actions: {
      readDevice: () => void readEarly(),
      forgetForm: () => forgetForm(browser.tab, 'registration-form'),
      showRegistered: () => successes.show({ kind: 'registered' }),
    },
    actors: {
      submitRegistration: submissionOf<RegistrationIntent, RegistrationResult>({
        send: fromPromise<RegistrationResult, RegistrationIntent>(
          async ({ input: { key, registration } }) => {
            if (sent?.key !== key) {
              const fingerprint =
                early ??
                (await readDevice(null).catch(() => {
                  throw new FailureError({ kind: 'network' });
                }));
              sent = { key, fingerprint };
            }
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
          const { key, at, registration } = input;
          if (logins.key !== key) logins = { key, count: 0, foundNothing: false };
          if (logins.count === MOST_LOGINS) {
            if (logins.foundNothing || client.clock.now() - at >= INTENT_HOLDS_MS) return null;
            throw new FailureError({ kind: 'abort' });
          }
          logins.count += 1;
          const { username, password } = registration;
          const login = client.call('login', { body: { username, password }, signal });
          const found = await nullIf('INVALID_CREDENTIALS', login);
          logins.foundNothing ||= found === null;
          return found && 'signedIn';
        }),
      }),
    },
  });
}
