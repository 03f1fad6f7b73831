import { version as libraryVersion } from '@fingerprintjs/fingerprintjs/package.json';
import type { Signal } from '../signal.ts';

/** Of the library that measures: another one may tell the same device by another id. */
export const version: Signal<'version'> = () => libraryVersion;
