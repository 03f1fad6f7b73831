/**
 * Limits and self-exclusion: contract §2. Stricter limits apply at once, looser ones a day later; a self-exclusion is
 * never shortened.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantOf, UNSET_INSTANT } from '../../../../contract/time/clock.ts';
import {
  LIMIT_PERIODS,
  type PlayerLimits,
  type ResponsiblePlay,
} from '../../../../contract/responsible-play.ts';
import {
  exceededLimit,
  isExcludedAt,
  keepsLimits,
  NO_LIMITS,
  RESPONSIBLE_PLAY_OFF,
  responsiblePlayAt,
  withExclusion,
  withLimits,
} from '../../../../contract/rules/responsible-play.ts';

const NOW = Date.parse('2026-03-02T03:00:00.000Z');
const HOUR_MS = 3_600_000;
const LATER = NOW + 24 * HOUR_MS;

const NOTHING = { day: '0', week: '0', month: '0' };

describe('a limit on deposits', () => {
  const limits = { day: '100', week: '250', month: null };

  test('accepts a deposit that reaches it exactly, and rejects a satang more', () => {
    expect(exceededLimit(limits, { ...NOTHING, day: '40.10' }, '59.9')).toBeNull();
    expect(exceededLimit(limits, { ...NOTHING, day: '40.10' }, '59.91')).toEqual({
      period: 'day',
      limit: '100',
      remaining: '59.9',
    });
  });

  test('of several that are exceeded, the one with the least remainder is reported', () => {
    expect(exceededLimit(limits, { day: '0', week: '230', month: '230' }, '300')).toEqual({
      period: 'week',
      limit: '250',
      remaining: '20',
    });
  });

  test('of those with the same remainder, the one of the shortest period is reported, because it ends first', () => {
    expect(exceededLimit({ day: '100', week: '100', month: '100' }, NOTHING, '300')?.period).toBe('day');
  });

  test('nothing remains of a limit that was lowered below what was deposited before', () => {
    const exceeded = exceededLimit({ ...limits, day: '10' }, { ...NOTHING, day: '60' }, '0.01');
    expect(exceeded).toEqual({ period: 'day', limit: '10', remaining: '0' });
  });

  test('the reported remainder is the greatest amount that would be accepted', () => {
    const satang = fc.bigInt({ min: 0n, max: 10n ** 8n }).map(amountOf);
    const limit = fc.option(satang);
    const limitsOf = fc.record({ day: limit, week: limit, month: limit });
    const depositedOf = fc.record({ day: satang, week: satang, month: satang });
    fc.assert(
      fc.property(limitsOf, depositedOf, satang, (given, deposited, credit) => {
        const exceeded = exceededLimit(given, deposited, credit);
        const breaks = LIMIT_PERIODS.some((period) => {
          const most = given[period];
          return most !== null && satangOf(deposited[period]) + satangOf(credit) > satangOf(most);
        });
        expect(exceeded !== null).toBe(breaks);
        fc.pre(exceeded !== null);
        const rest = satangOf(exceeded.remaining);
        expect(exceeded.limit).toBe(given[exceeded.period]);
        expect(exceededLimit(given, deposited, amountOf(rest + 1n))).not.toBeNull();
        if (rest > 0n) expect(exceededLimit(given, deposited, exceeded.remaining)).toBeNull();
      }),
    );
  });
});

describe('a change of the limits', () => {
  const start = () => withLimits(RESPONSIBLE_PLAY_OFF, limited('500', null, null, 60), NOW);

  test('a limit that is set for the first time applies at once', () => {
    expect(start()).toEqual({ ...RESPONSIBLE_PLAY_OFF, limits: limited('500', null, null, 60) });
  });

  test('a decrease applies at once', () => {
    expect(withLimits(start(), limited('400', '900', null, 30), NOW)).toEqual({
      ...RESPONSIBLE_PLAY_OFF,
      limits: limited('400', '900', null, 30),
    });
  });

  test.each([
    ['an increase', limited('500.01', null, null, 60)],
    ['a removal', limited(null, null, null, 60)],
    ['a rarer reminder', limited('500', null, null, 61)],
    ['a removed reminder', limited('500', null, null, null)],
  ])('%s applies 24 hours later, and the old limits apply until then', (_, wanted) => {
    const waiting = withLimits(start(), wanted, NOW);
    expect(waiting.limits).toEqual(start().limits);
    expect(waiting.pending).toEqual({ ...wanted, effectiveAt: instantOf(LATER) });
    expect(responsiblePlayAt(waiting, LATER - 1)).toEqual(waiting);
    expect(responsiblePlayAt(waiting, LATER)).toEqual({ ...RESPONSIBLE_PLAY_OFF, limits: wanted });
  });

  test('of a request with stricter and looser limits, the stricter ones apply at once', () => {
    const mixed = withLimits(start(), limited('600', '700', null, 30), NOW);
    expect(mixed.limits).toEqual(limited('500', '700', null, 30));
    expect(mixed.pending).toMatchObject(limited('600', '700', null, 30));
  });

  test('a new request replaces the pending one', () => {
    const waiting = withLimits(start(), limited('600', null, null, 60), NOW);
    const again = withLimits(waiting, limited('650', null, null, 60), NOW + HOUR_MS);
    expect(again.pending).toEqual({
      ...limited('650', null, null, 60),
      effectiveAt: instantOf(LATER + HOUR_MS),
    });
    expect(withLimits(waiting, start().limits, NOW + HOUR_MS)).toEqual(start());
  });

  test('a request that is only stricter than the pending one keeps its time', () => {
    const waiting = withLimits(start(), limited('600', null, null, 60), NOW);
    const wanted = limited('550', '900', null, 45);
    const tighter = withLimits(waiting, wanted, NOW + HOUR_MS);
    expect(tighter.limits).toEqual(limited('500', '900', null, 45));
    expect(tighter.pending).toEqual({ ...wanted, effectiveAt: instantOf(LATER) });
  });

  test('a repeated request changes nothing, however its amounts are written', () => {
    const waiting = withLimits(start(), limited('600', null, null, 60), NOW);
    expect(withLimits(waiting, limited('600.00', null, null, 60), NOW + HOUR_MS)).toEqual(waiting);
  });

  test('a request that was made counts as kept, whether its limits apply or are pending', () => {
    const held = withLimits(RESPONSIBLE_PLAY_OFF, limited('100', null, null, 30), NOW);
    for (const request of [limited('50.50', '7', null, 30), limited('500', null, null, null), NO_LIMITS]) {
      expect(keepsLimits(held, request)).toBe(false);
      expect(keepsLimits(withLimits(held, request, NOW), request)).toBe(true);
    }
  });

  test('no request loosens a limit at once, and each applies in full after a day', () => {
    const amount = fc.option(fc.bigInt({ min: 0n, max: 1_000n }).map(amountOf));
    const minutes = fc.option(fc.integer({ min: 5, max: 1_440 }));
    const request = fc.tuple(amount, amount, amount, minutes).map((parts) => limited(...parts));
    fc.assert(
      fc.property(fc.array(request, { maxLength: 4 }), request, (before, wanted) => {
        const held = before.reduce<ResponsiblePlay>(
          (is, each) => withLimits(is, each, NOW),
          RESPONSIBLE_PLAY_OFF,
        );
        const { limits, pending } = withLimits(held, wanted, NOW);
        for (const period of LIMIT_PERIODS) {
          const was = held.limits.depositLimits[period];
          const is = limits.depositLimits[period];
          if (was !== null) expect(is !== null && satangOf(is) <= satangOf(was)).toBe(true);
        }
        const reminder = held.limits.sessionReminderMinutes;
        if (reminder !== null) expect(limits.sessionReminderMinutes).toBeLessThanOrEqual(reminder);
        // After a day the requested limits apply.
        const due = responsiblePlayAt({ ...held, limits, pending }, LATER).limits;
        expect(due).toEqual(wanted);
      }),
    );
  });
});

describe('self-exclusion', () => {
  test('does not exist until it is requested', () => {
    expect(RESPONSIBLE_PLAY_OFF.selfExcludedUntil).toBe(UNSET_INSTANT);
    expect(isExcludedAt(UNSET_INSTANT, NOW)).toBe(false);
  });

  test.each([1, 7, 30, 180] as const)('of %i days lasts to the millisecond, and then ends', (days) => {
    const excluded = withExclusion(RESPONSIBLE_PLAY_OFF, days, NOW);
    const end = NOW + days * 24 * HOUR_MS;
    expect(excluded.selfExcludedUntil).toBe(instantOf(end));
    expect(isExcludedAt(excluded.selfExcludedUntil, end - 1)).toBe(true);
    expect(isExcludedAt(excluded.selfExcludedUntil, end)).toBe(false);
    expect(responsiblePlayAt(excluded, end)).toEqual(RESPONSIBLE_PLAY_OFF);
  });

  test('is never shortened by another one, and is extended by a longer one', () => {
    const long = withExclusion(RESPONSIBLE_PLAY_OFF, 30, NOW);
    expect(withExclusion(long, 1, NOW + HOUR_MS)).toEqual(long);
    expect(withExclusion(long, 30, NOW + HOUR_MS).selfExcludedUntil).toBe(instantOf(NOW + 721 * HOUR_MS));
  });

  test('is not changed by a change of the limits', () => {
    const excluded = withExclusion(RESPONSIBLE_PLAY_OFF, 7, NOW);
    const { selfExcludedUntil } = withLimits(excluded, limited('1', null, null, null), NOW);
    expect(selfExcludedUntil).toBe(excluded.selfExcludedUntil);
  });
});

function limited(
  day: string | null,
  week: string | null,
  month: string | null,
  sessionReminderMinutes: number | null,
): PlayerLimits {
  return { depositLimits: { day, week, month }, sessionReminderMinutes };
}

/** An amount in hundredths, computed differently from the contract's code. */
function satangOf(amount: string): bigint {
  const [whole = '', fraction = ''] = amount.split('.');
  return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'));
}

function amountOf(satang: bigint): string {
  const fraction = String(satang % 100n)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${satang / 100n}${fraction && `.${fraction}`}`;
}
