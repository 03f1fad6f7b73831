/**
 * What a player may set to protect themselves: limits and self-exclusion (contract §2, an addition to the specification).
 * Off is null; the calls always answer.
 */
import type { Endpoint } from './endpoint.ts';
import { SELF_EXCLUSION_DAYS } from './limits.ts';
import { choice, type Infer, integer, nullable, record } from './schema/vocabulary.ts';
import { Amount, Instant } from './values.ts';

export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** The most that may be deposited in a period, in THB credit; null where there is no limit. */
export const DepositLimits = record({
  day: nullable(Amount),
  week: nullable(Amount),
  month: nullable(Amount),
});
export type DepositLimits = Infer<typeof DepositLimits>;

export const PlayerLimits = record({
  depositLimits: DepositLimits,
  /** After how long the page reminds of the time; null for never. */
  sessionReminderMinutes: nullable(integer(5, 1_440)),
});
export type PlayerLimits = Infer<typeof PlayerLimits>;

/** The limits that hold, those that will hold from `effectiveAt`, and until when the player is excluded. */
export const ResponsiblePlay = record({
  limits: PlayerLimits,
  pending: nullable(record({ ...PlayerLimits.fields, effectiveAt: Instant })),
  selfExcludedUntil: Instant,
});
export type ResponsiblePlay = Infer<typeof ResponsiblePlay>;

export const SelfExclusionRequest = record({ days: choice(SELF_EXCLUSION_DAYS) });
export const SelfExclusion = record({ selfExcludedUntil: Instant });

/** What a player sets to protect themselves. Contract §2. */
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
