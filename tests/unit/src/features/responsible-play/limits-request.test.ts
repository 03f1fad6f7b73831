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

describe('the limits form', () => {
  test('shows the limits that were requested last, and requests the same again if nothing is edited', () => {
    expect(ENTRY).toEqual({ day: '500', week: '', month: '9000.5', reminder: '30' });
    expect(requestIn(ENTRY, NO_LIMITS)).toEqual(HELD.limits);
    const waiting = withLimits(HELD, NO_LIMITS, NOW);
    expect(entryOf(requestOf(waiting))).toEqual({ day: '', week: '', month: '', reminder: '' });
  });

  test('an empty entry means no limit; an entry that is not an amount of baht is rejected', () => {
    expect(limitProblem('')).toBeNull();
    expect(limitProblem('0')).toBeNull();
    expect(limitProblem('12,345')).toBe('AMBIGUOUS');
    expect(limitProblem('1.234')).toBe('AMBIGUOUS');
    expect(limitProblem('abc')).toBe('FORMAT');
  });

  test('an entry that is not an amount changes no limit', () => {
    expect(effects({ day: 'abc' }).day).toEqual({ from: 'unchanged' });
  });
});

describe('the preview of when a limit takes effect', () => {
  const raised = { ...HELD.limits, depositLimits: { ...HELD.limits.depositLimits, day: '800' } };
  const waiting = withLimits(HELD, raised, NOW);

  test('a limit that is not edited is unchanged', () => {
    expect(Object.values(effects({}))).toEqual(Array.from({ length: 4 }, () => ({ from: 'unchanged' })));
    expect(effects({ month: '9000,50' }).month).toEqual({ from: 'unchanged' });
  });

  test('a limit that is lowered, or set for the first time, takes effect at once', () => {
    const { day, week, reminder } = effects({ day: '499,5', week: '2000', reminder: '15' });
    expect([day, week, reminder]).toEqual([{ from: 'atOnce' }, { from: 'atOnce' }, { from: 'atOnce' }]);
  });

  test('a limit that is raised or removed takes effect a day after it is saved', () => {
    const { day, month, reminder } = effects({ day: '501', month: '', reminder: '' });
    expect([day, month, reminder]).toEqual([{ from: 'later' }, { from: 'later' }, { from: 'later' }]);
  });

  test('a pending change keeps its instant while limits are only tightened', () => {
    const entry = entryOf(requestOf(waiting));
    expect(effects(entry, waiting).day).toEqual({ from: 'instant', at: LATER });
    expect(effects({ ...entry, day: '700' }, waiting).day).toEqual({ from: 'instant', at: LATER });
    expect(effects({ ...entry, day: '500' }, waiting).day).toEqual({ from: 'atOnce' });
  });

  test('a pending change waits another full day if any limit is loosened further', () => {
    const later = NOW + DAY / 2;
    const request = requestIn({ ...entryOf(requestOf(waiting)), reminder: '60' }, requestOf(waiting));
    expect(effectsOf(waiting, request, later).day).toEqual({ from: 'later' });
  });
});
