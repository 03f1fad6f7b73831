import type { Fingerprint } from '../../../contract/fingerprint.ts';
import type { Measured } from './measure.ts';

/** A field of specification §3 but for the id of the device, which is made of all that was measured. */
export type SignalName = Exclude<keyof Fingerprint, 'fingerprint'>;

/** How a field is read. Undefined, or a throw, where this device does not tell. */
export type Signal<Name extends SignalName> = (measured: Measured) => Fingerprint[Name];
