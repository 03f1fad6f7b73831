/**
 * Responsible play: limits and self-exclusion that a player sets (contract §2, an addition to the specification).
 * A setting that is off is null; the calls return an object even if nothing is set.
 */
import type { Endpoint } from './endpoint.ts';
import { SELF_EXCLUSION_DAYS } from './limits.ts';
import { choice, type Infer, integer, nullable, record } from './schema/vocabulary.ts';
import { Amount, Instant } from './values.ts';

export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** The maximum deposit per period, in THB credit; null without a limit. */
export const DepositLimits = record({
  day: nullable(Amount),
  week: nullable(Amount),
  month: nullable(Amount),
});
export type DepositLimits = Infer<typeof DepositLimits>;

export const PlayerLimits = record({
  depositLimits: DepositLimits,
  /** Interval of the session reminder; null if it is off. */
  sessionReminderMinutes: nullable(integer(5, 1_440)),
});
export type PlayerLimits = Infer<typeof PlayerLimits>;

/** The limits in force, the limits that take effect at `effectiveAt`, and the end of the self-exclusion. */
export const ResponsiblePlay = record({
  limits: PlayerLimits,
  pending: nullable(record({ ...PlayerLimits.fields, effectiveAt: Instant })),
  selfExcludedUntil: Instant,
});
export type ResponsiblePlay = Infer<typeof ResponsiblePlay>;

export const SelfExclusionRequest = record({ days: choice(SELF_EXCLUSION_DAYS) });
export const SelfExclusion = record({ selfExcludedUntil: Instant });

/** Responsible-play settings. Contract §2. */
export const responsiblePlayCalls = {
  limits: {
    method: 'GET',
    path: '/players/limits',
    access: 'player',
    status: 200,
    answer: ResponsiblePlay,
    errors: [],
    source: 'decided: contract',
  },
  limitsChange: {
    method: 'PUT',
    path: '/players/limits',
    access: 'player',
    request: PlayerLimits,
    status: 200,
    answer: ResponsiblePlay,
    errors: [],
    source: 'decided: contract',
  },
  selfExclude: {
    method: 'POST',
    path: '/players/self-exclusion',
    access: 'player',
    request: SelfExclusionRequest,
    status: 200,
    answer: SelfExclusion,
    errors: [],
    source: 'decided: contract',
  },
} as const satisfies Record<string, Endpoint>;
