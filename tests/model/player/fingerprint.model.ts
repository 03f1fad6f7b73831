/**
 * What the device says of itself, as a player never notices it: specification §3, §4 and §9. Told on load where it is new or
 * was not told today in Vientiane; a failure is silent, and another attempt is made.
 */
import { page, REPORTS } from './sights.ts';
import { type Acts, type Model, modelOf, NOTHING_YET } from './vocabulary.ts';
import type { Sight } from './walk.ts';

const acts = {
  'player.reloads': {},
  'player.clearsTheBrowser': {},
  'line.goesWrong': {},
  'line.isRestored': {},
  'time.passesMidnight': { seconds: '86400' },
} as const satisfies Acts;

const HERE = page('/contact/');
/** Nobody is bothered. */
const ANY_ALERT: Sight = { kind: 'alert' };

const machine = modelOf(acts).createMachine({
  id: 'fingerprint',
  // The page has been opened for the first time.
  context: { ...NOTHING_YET, reports: 1 },
  initial: 'told',
  states: {
    told: {
      meta: { sees: [HERE, REPORTS], misses: [ANY_ALERT] },
      on: {
        'player.reloads': 'told',
        'player.clearsTheBrowser': 'forgotten',
        'line.goesWrong': 'lineIsBad',
        'time.passesMidnight': { target: 'told', actions: 'report' },
      },
    },
    forgotten: {
      meta: { sees: [HERE, REPORTS] },
      on: { 'player.reloads': { target: 'told', actions: 'report' } },
    },
    lineIsBad: {
      meta: { sees: [HERE, REPORTS] },
      on: { 'time.passesMidnight': 'untold' },
    },
    untold: {
      meta: { sees: [HERE, REPORTS], misses: [ANY_ALERT] },
      on: {
        'player.reloads': { target: 'told', actions: 'report' },
        'line.isRestored': { target: 'told', actions: 'report' },
        'time.passesMidnight': { target: 'told', actions: 'report' },
      },
    },
  },
});

export const fingerprint: Model = {
  subject: 'fingerprint',
  scenario: 'default',
  player: null,
  path: '/contact/',
  acts,
  machine,
};
