import { vientianeDay } from '../../../../contract/calendar.ts';
import type { Fingerprint } from '../../../../contract/fingerprint.ts';
import { type DeviceReading, fingerprintMachine } from '../../../../machines/fingerprint.machine.ts';
import { NETWORK, refusal } from '../failures.ts';
import { CURTAIN, type Repertoire } from '../repertoire.ts';

const HOUR = 3_600_000;
const FIRST_DAY = vientianeDay(CURTAIN);

const DEVICE: Fingerprint = { fingerprint: 'visitor-1', screen: '360x740', platform: 'Linux armv8l' };
const NEVER_TOLD: DeviceReading = { fingerprint: DEVICE, last: null };
const AS_TOLD: DeviceReading = { fingerprint: DEVICE, last: { day: FIRST_DAY, fingerprint: DEVICE } };
const CHANGED: DeviceReading = { ...AS_TOLD, fingerprint: { ...DEVICE, screen: '740x360' } };

export const fingerprint: Repertoire<typeof fingerprintMachine> = {
  machine: fingerprintMachine,
  inputs: { 'the site is opened on 5 January': ({ clock }) => ({ clock }) },
  events: {
    'site.shown': { type: 'site.shown', agencyId: 'agency-1' },
    'line.restored': { type: 'line.restored' },
    'clock.corrected': { type: 'clock.corrected' },
    'clock.corrected: a day has passed in sleep': { type: 'clock.corrected' },
  },
  corrections: { 'clock.corrected: a day has passed in sleep': 24 * HOUR },
  slots: {
    comeToRest: { done: { 'the page has nothing to do': undefined }, failed: {} },
    readDevice: {
      done: {
        'nothing was ever told': NEVER_TOLD,
        'the same as was told on 5 January': AS_TOLD,
        'another screen than was told on 5 January': CHANGED,
      },
      failed: { 'the line is down': NETWORK },
    },
    send: {
      done: { told: undefined },
      failed: { 'the line is down': NETWORK, 'asked too often': refusal('RATE_LIMITED') },
    },
  },
  facts: ({ clock, day, hasFailed, hasRetried }) => {
    const today = vientianeDay(clock.now());
    return {
      hasFailed,
      hasRetried,
      isFirstDay: today === FIRST_DAY,
      hasDayPassed: day !== '' && day !== today,
    };
  },
};
