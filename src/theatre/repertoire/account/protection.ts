import { instantOf } from '../../../../contract/clock.ts';
import type { PlayerLimits, Protection } from '../../../../contract/protection.ts';
import { NO_LIMITS, NO_PROTECTION } from '../../../../contract/rules/protection.ts';
import { protectionMachine } from '../../../../machines/protection.machine.ts';
import { refusal, TIMEOUT } from '../failures.ts';
import { CURTAIN, type Repertoire } from '../repertoire.ts';

const DAY = 24 * 3_600_000;

const LIMITS: PlayerLimits = {
  depositLimits: { day: '500', week: null, month: null },
  sessionReminderMinutes: 30,
};
const WITH_LIMITS: Protection = { ...NO_PROTECTION, limits: LIMITS };
const WITH_LIMITS_TOMORROW: Protection = {
  ...NO_PROTECTION,
  limits: { ...NO_LIMITS, depositLimits: { day: '200', week: null, month: null } },
  pending: { ...LIMITS, effectiveAt: instantOf(CURTAIN + DAY) },
};
const ON_A_BREAK: Protection = { ...NO_PROTECTION, selfExcludedUntil: instantOf(CURTAIN + 7 * DAY) };

export const protection: Repertoire<typeof protectionMachine> = {
  machine: protectionMachine,
  inputs: { 'the page is opened': ({ clock }) => ({ clock }) },
  events: {
    'protection.ask: limits': { type: 'protection.ask', request: { kind: 'limits', limits: LIMITS } },
    'protection.ask: a break of 7 days': { type: 'protection.ask', request: { kind: 'break', days: 7 } },
    'protection.edit': { type: 'protection.edit' },
    'protection.lookAgain': { type: 'protection.lookAgain' },
    'line.restored': { type: 'line.restored' },
  },
  slots: {
    protect: {
      done: { kept: undefined },
      failed: { 'not now': refusal('SERVICE_UNAVAILABLE'), 'no answer in time': TIMEOUT },
    },
    readProtection: {
      done: {
        'the limits hold': WITH_LIMITS,
        'the limits hold from tomorrow': WITH_LIMITS_TOMORROW,
        'the player is on a break of 7 days': ON_A_BREAK,
        'nothing holds': NO_PROTECTION,
      },
      failed: { 'no answer in time': TIMEOUT },
    },
  },
  facts: ({ request }) => ({ asked: request?.kind ?? 'nothing' }),
};
