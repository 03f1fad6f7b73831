import { fromPromise } from 'xstate';
import { vientianeDay } from '../../../contract/time/day.ts';
import { FailureError } from '../../../contract/errors.ts';
import {
  type DeviceReading,
  type FingerprintReport,
  fingerprintMachine,
} from '../../../machines/fingerprint.machine.ts';
import { whenIdle } from '../../platform/idle.ts';
import { lateCode } from '../../platform/late-code.ts';
import { Stillness } from '../../platform/page/stillness.ts';
import { readsAreDone } from '../../app/idle.ts';
import { FingerprintMemory } from './fingerprint-memory.ts';
import type { Services } from '../../app/services.ts';

/** The device is read only while the player has left the page untouched for this time. */
const STILL_MS = 5_000;
/** A player who never pauses for so long: after this time the device is read at the browser's idle moments. */
const LATEST_MS = 30_000;
/** The wait between two signals in a browser without `requestIdleCallback`. */
const PAUSE_MS = 50;

/** The fingerprint machine with actors that read the device and call the server. */
export function fingerprintOnDevice({ browser, client, queries }: Services) {
  const memory = new FingerprintMemory(browser.device);
  // The fingerprint library is large, so it is loaded on demand.
  const deviceCode = lateCode(() => import('../../platform/fingerprint/device.ts'));
  const stillness = new Stillness(STILL_MS);
  let atRest = () => stillness.reached();
  const needLine = () => {
    if (!browser.isOnline()) throw new FailureError({ kind: 'network' });
  };
  return fingerprintMachine.provide({
    actors: {
      waitUntilIdle: fromPromise<void>(async () => {
        atRest = stillness.within(LATEST_MS);
        await atRest();
        await readsAreDone(queries);
        await whenIdle();
      }),
      readDevice: fromPromise<DeviceReading, { readonly agencyId: string }>(async ({ input }) => {
        needLine();
        const { readFingerprint } = await deviceCode.load('ahead');
        const fingerprint = await readFingerprint(browser, {
          clock: client.clock,
          async pause() {
            await atRest();
            await whenIdle(PAUSE_MS);
          },
        });
        return { fingerprint, last: memory.recall(input.agencyId) };
      }),
      // Lock across tabs: one tab sends the fingerprint; the others wait for it and send nothing.
      send: fromPromise<void, FingerprintReport>(({ input: { agencyId, fingerprint } }) =>
        browser.lock.alone(
          `fingerprint ${agencyId}`,
          async () => {
            needLine();
            await client.call('fingerprint', { body: { fingerprint } });
            memory.keep(agencyId, { fingerprint, day: vientianeDay(client.clock.now()) });
          },
          async () => undefined,
        ),
      ),
    },
  });
}
