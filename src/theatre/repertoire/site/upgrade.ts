import { upgradeMachine } from '../../../../machines/upgrade.machine.ts';
import { NETWORK } from '../failures.ts';
import type { Repertoire } from '../repertoire.ts';

const HOUR = 3_600_000;
const OWN = '0123456789ab';
const ANOTHER = 'ba9876543210';

export const upgrade: Repertoire<typeof upgradeMachine> = {
  machine: upgradeMachine,
  inputs: { 'the site is opened at 10:00': ({ clock }) => ({ clock, build: OWN, spread: 0.5 }) },
  events: {
    'page.returned': { type: 'page.returned' },
    'page.returned: five hours have passed in sleep': { type: 'page.returned' },
    'moment.came': { type: 'moment.came' },
    'moment.passed': { type: 'moment.passed' },
    'upgrade.accept': { type: 'upgrade.accept' },
    'upgrade.putOff': { type: 'upgrade.putOff' },
  },
  corrections: { 'page.returned: five hours have passed in sleep': 5 * HOUR },
  slots: {
    comeToRest: {
      done: { 'it is looked at, has a line, and writes nothing': undefined },
      failed: {},
    },
    lookUp: {
      done: { 'the build of this page': OWN, 'another build': ANOTHER },
      failed: { 'the line is down': NETWORK },
    },
  },
  // How long it rests is not to be told from its state: a quarter of an hour, or hours.
  facts: ({ clock, nextLookAt }) => ({ isForHours: nextLookAt - clock.now() > HOUR }),
};
