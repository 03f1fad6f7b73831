import { type Actor, createActor } from 'xstate';
import type { fingerprintMachine } from '../../../machines/fingerprint.machine.ts';
import type { Site } from '../../app/site.ts';
import { fingerprintOnDevice } from './fingerprint-actors.ts';

export type FingerprintActor = Actor<typeof fingerprintMachine>;

/** Starts the fingerprint actor, which waits for `site.shown`, and forwards network and clock events to it. */
export function startFingerprintSync(
  dependencies: Pick<Site, 'browser' | 'watch' | 'client' | 'queries' | 'reconnect'>,
): FingerprintActor {
  const { browser, watch, client, reconnect } = dependencies;
  const actor: FingerprintActor = createActor(fingerprintOnDevice(dependencies), {
    input: { clock: client.clock },
    ...watch,
  });
  reconnect.onReconnect(() => actor.send({ type: 'network.restored' }));
  client.clock.onCorrection(() => actor.send({ type: 'clock.corrected' }));
  browser.onReturn(() => actor.send({ type: 'clock.corrected' }));
  return actor.start();
}
