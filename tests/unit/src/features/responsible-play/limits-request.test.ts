/** The limits form: its initial values, its request, and its preview of when each change takes effect: contract §2. */
import { describe, expect, test } from 'vitest';
import { instantOf } from '../../../../../contract/time/clock.ts';
import type { ResponsiblePlay } from '../../../../../contract/responsible-play.ts';
import {
  NO_LIMITS,
  RESPONSIBLE_PLAY_OFF,
  withLimits,
} from '../../../../../contract/rules/responsible-play.ts';
import {
  effectsOf,
  entryOf,
  limitProblem,
  requestIn,
  requestOf,
} from '../../../../../src/features/responsible-play/limits-request.ts';

const NOW = Date.parse('2026-03-02T03:00:00.000Z');
const DAY = 24 * 3_600_000;
const LATER = instantOf(NOW + DAY);

const HELD: ResponsiblePlay = {
  ...RESPONSIBLE_PLAY_OFF,
  limits: { depositLimits: { day: '500', week: null, month: '9000.5' }, sessionReminderMinutes: 30 },
};
const ENTRY = entryOf(requestOf(HELD));

/** The preview of the form's effects after these entries were changed. */
function effects(changes: Readonly<Record<string, string>>, responsiblePlay = HELD) {
  return effectsOf(responsiblePlay, requestIn({ ...ENTRY, ...changes }, requestOf(responsiblePlay)), NOW);
}

describe('the form of the limits', () => {
  test('shows what was asked for last, and asks for the same again', () => {
    expect(ENTRY).toEqual({ day: '500', week: '', month: '9000.5', reminder: '30' });
    expect(requestIn(ENTRY, NO_LIMITS)).toEqual(HELD.limits);
    const waiting = withLimits(HELD, NO_LIMITS, NOW);
    expect(entryOf(requestOf(waiting))).toEqual({ day: '', week: '', month: '', reminder: '' });
  });

  test('an empty entry is no limit; one that is no amount of baht is told', () => {
    expect(limitProblem('')).toBeNull();
    expect(limitProblem('0')).toBeNull();
    expect(limitProblem('12,345')).toBe('AMBIGUOUS');
    expect(limitProblem('1.234')).toBe('AMBIGUOUS');
    expect(limitProblem('abc')).toBe('FORMAT');
  });

  test('an entry that is no amount changes nothing', () => {
    expect(effects({ day: 'abc' }).day).toEqual({ from: 'unchanged' });
  });
});

describe('from when a limit would hold', () => {
  const raised = { ...HELD.limits, depositLimits: { ...HELD.limits.depositLimits, day: '800' } };
  const waiting = withLimits(HELD, raised, NOW);

  test('untouched: nothing is promised', () => {
    expect(Object.values(effects({}))).toEqual(Array.from({ length: 4 }, () => ({ from: 'unchanged' })));
    expect(effects({ month: '9000,50' }).month).toEqual({ from: 'unchanged' });
  });

  test('lowered, or set for the first time: at once', () => {
    const { day, week, reminder } = effects({ day: '499,5', week: '2000', reminder: '15' });
    expect([day, week, reminder]).toEqual([{ from: 'atOnce' }, { from: 'atOnce' }, { from: 'atOnce' }]);
  });

  test('raised or taken off: a day after it is saved', () => {
    const { day, month, reminder } = effects({ day: '501', month: '', reminder: '' });
    expect([day, month, reminder]).toEqual([{ from: 'later' }, { from: 'later' }, { from: 'later' }]);
  });

  test('what waits already keeps its instant while the player only tightens', () => {
    const entry = entryOf(requestOf(waiting));
    expect(effects(entry, waiting).day).toEqual({ from: 'instant', at: LATER });
    expect(effects({ ...entry, day: '700' }, waiting).day).toEqual({ from: 'instant', at: LATER });
    expect(effects({ ...entry, day: '500' }, waiting).day).toEqual({ from: 'atOnce' });
  });

  test('what waits already waits anew where anything is loosened further', () => {
    const later = NOW + DAY / 2;
    const request = requestIn({ ...entryOf(requestOf(waiting)), reminder: '60' }, requestOf(waiting));
    expect(effectsOf(waiting, request, later).day).toEqual({ from: 'later' });
  });
});
