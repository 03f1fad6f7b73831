import { version } from '@fingerprintjs/fingerprintjs/package.json';
import type { Fingerprint } from '../../../contract/fingerprint.ts';
import { type Measured, type SourceName, valueOf } from './measure.ts';

/** A field of the fingerprint (specification §3), except the device id, which is a hash of all measured values. */
export type SignalName = Exclude<keyof Fingerprint, 'fingerprint'>;

interface Signal<Name extends SignalName> {
  /** The component that the signal is read from, if any. */
  readonly source?: SourceName;
  /** Undefined or an exception means that this device does not disclose it. */
  readonly read: (measured: Measured) => Fingerprint[Name];
}

export const SIGNALS: { readonly [Name in SignalName]: Signal<Name> } = {
  /** Width × height, in CSS pixels. */
  screen: { read: () => `${window.screen.width}x${window.screen.height}` },
  /** Of the FingerprintJS library: another version may compute another id for the same device. */
  version: { read: () => version },
  timezone: { read: () => Intl.DateTimeFormat().resolvedOptions().timeZone },
  userAgent: { read: () => navigator.userAgent },
  plugins: {
    source: 'plugins',
    read: ({ plugins }) =>
      valueOf(plugins)
        ?.map(({ name }) => name)
        .join(','),
  },
  /** FingerprintJS returns a negative number instead of the renderer's names when WebGL is not available. */
  webGL: {
    source: 'webGlBasics',
    read({ webGlBasics }) {
      const names = valueOf(webGlBasics);
      return typeof names === 'object' ? names : null;
    },
  },
  /** A negative value is FingerprintJS's code for the reason why audio could not be measured. */
  audio: {
    source: 'audio',
    read({ audio }) {
      const sound = valueOf(audio);
      return sound !== undefined && sound >= 0 ? sound : null;
    },
  },
  platform: { source: 'platform', read: ({ platform }) => valueOf(platform) },
  /** In GiB; browsers round it. */
  memory: { source: 'deviceMemory', read: ({ deviceMemory }) => valueOf(deviceMemory) },
  fonts: { source: 'fonts', read: ({ fonts }) => valueOf(fonts)?.join(',') },
  languages: { read: () => navigator.languages.join(',') },
  hardwareConcurrency: { read: () => navigator.hardwareConcurrency },
  vendor: { source: 'vendor', read: ({ vendor }) => valueOf(vendor) },
};
