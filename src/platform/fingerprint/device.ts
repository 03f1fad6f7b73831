import { Fingerprint } from '../../../contract/fingerprint.ts';
import { read } from '../../../contract/schema/struct.ts';
import type { Browser } from '../browser.ts';
import { type Measured, measure } from './measure.ts';
import { SIGNALS, type SignalName } from './signals.ts';
import { visitorId } from './visitor-id.ts';

/** The fingerprint of this device: specification §3. A signal that cannot be read within 2 seconds is null. */
export async function readFingerprint(browser: Browser, measuring = measure()): Promise<Fingerprint> {
  const measured = await measuring;
  const names = Object.keys(SIGNALS) as SignalName[];
  const signals = Object.fromEntries(names.map((name) => [name, reported(name, measured)]));
  return { fingerprint: visitorId(measured, browser), ...signals };
}

/** The value of a signal; null if it does not match the contract. */
function reported(name: SignalName, measured: Measured): unknown {
  try {
    const reading = read(Fingerprint.fields[name].optional, SIGNALS[name](measured));
    return reading.ok ? reading.value : null;
  } catch {
    return null;
  }
}
