import { Fingerprint } from '../../../contract/fingerprint.ts';
import { read } from '../../../contract/schema/struct.ts';
import type { Browser } from '../../platform/browser.ts';
import { type Measured, measure } from './measure.ts';
import type { Signal, SignalName } from './signal.ts';
import { audio } from './signals/audio.ts';
import { fonts } from './signals/fonts.ts';
import { hardwareConcurrency } from './signals/hardware-concurrency.ts';
import { languages } from './signals/languages.ts';
import { memory } from './signals/memory.ts';
import { platform } from './signals/platform.ts';
import { plugins } from './signals/plugins.ts';
import { screen } from './signals/screen.ts';
import { timezone } from './signals/timezone.ts';
import { userAgent } from './signals/user-agent.ts';
import { vendor } from './signals/vendor.ts';
import { version } from './signals/version.ts';
import { webGL } from './signals/web-gl.ts';
import { visitorId } from './visitor-id.ts';

const SIGNALS: { readonly [Name in SignalName]: Signal<Name> } = {
  screen,
  version,
  timezone,
  userAgent,
  plugins,
  webGL,
  audio,
  platform,
  memory,
  fonts,
  languages,
  hardwareConcurrency,
  vendor,
};

/** What this device says of itself: specification §3. A signal that cannot be read, or not within 2 seconds, is null. */
export async function readFingerprint(browser: Browser, measuring = measure()): Promise<Fingerprint> {
  const measured = await measuring;
  const names = Object.keys(SIGNALS) as SignalName[];
  const signals = Object.fromEntries(names.map((name) => [name, reported(name, measured)]));
  return { fingerprint: visitorId(measured, browser), ...signals };
}

/** A signal as the contract takes it; null for any other. */
function reported(name: SignalName, measured: Measured): unknown {
  try {
    const reading = read(Fingerprint.fields[name].optional, SIGNALS[name](measured));
    return reading.ok ? reading.value : null;
  } catch {
    return null;
  }
}
