import { version } from '@fingerprintjs/fingerprintjs/package.json';
import type { Fingerprint } from '../../../contract/fingerprint.ts';
import { type Measured, valueOf } from './measure.ts';

/** A field of the fingerprint (specification §3), except the device id, which is a hash of all measured values. */
export type SignalName = Exclude<keyof Fingerprint, 'fingerprint'>;

/** Reads a field. Undefined or an exception means that this device does not disclose it. */
type Signal<Name extends SignalName> = (measured: Measured) => Fingerprint[Name];

export const SIGNALS: { readonly [Name in SignalName]: Signal<Name> } = {
  /** Width × height, in CSS pixels. */
  screen: () => `${window.screen.width}x${window.screen.height}`,
  /** Of the FingerprintJS library: another version may compute another id for the same device. */
  version: () => version,
  timezone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  userAgent: () => navigator.userAgent,
  plugins: ({ plugins }) =>
    valueOf(plugins)
      ?.map(({ name }) => name)
      .join(','),
  /** FingerprintJS returns a negative number instead of the renderer's names when WebGL is not available. */
  webGL: ({ webGlBasics }) => {
    const names = valueOf(webGlBasics);
    return typeof names === 'object' ? names : null;
  },
  /** A negative value is FingerprintJS's code for the reason why audio could not be measured. */
  audio: ({ audio }) => {
    const sound = valueOf(audio);
    return sound !== undefined && sound >= 0 ? sound : null;
  },
  platform: ({ platform }) => valueOf(platform),
  /** In GiB; browsers round it. */
  memory: ({ deviceMemory }) => valueOf(deviceMemory),
  fonts: ({ fonts }) => valueOf(fonts)?.join(','),
  languages: () => navigator.languages.join(','),
  hardwareConcurrency: () => navigator.hardwareConcurrency,
  vendor: ({ vendor }) => valueOf(vendor),
};
