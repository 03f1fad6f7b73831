/** Promotions and their usages: specification §3 and §4, contract §2 and §3. */
import type { Endpoint } from './endpoint.ts';
import { historyFiltersOf, historyOf } from './history.ts';
import { LONGEST_LIST } from './limits.ts';
import {
  boolean,
  type Infer,
  integer,
  list,
  nullable,
  openChoice,
  optional,
  record,
  rows,
  text,
} from './schema/vocabulary.ts';
import { Amount, Code, Instant, type Language, LANGUAGES, Link, ProviderSchema, Uuid } from './values.ts';

/** Plain text, translated into each language of the site. */
const inEveryLanguage = (maxLength: number) => {
  const localized = text({ maxLength });
  const fields = Object.fromEntries(LANGUAGES.map((language) => [language, localized]));
  return record(fields as Record<Language, typeof localized>);
};
export const PromotionTitle = inEveryLanguage(120);
export const PromotionDetail = inEveryLanguage(4_000);

/** Reasons why a player may not claim a promotion, in the order of the server's checks: contract §2. */
export const CLAIM_OBSTACLES = [
  'PROMOTION_INACTIVE',
  'CANNOT_USE_PROMOTION_WHILE_ORDER_IS_OPEN',
  'PROMOTION_USAGE',
  'PROMOTION_ALREADY_USED',
  'PROMOTION_ONLY_FOR_FIRST_ORDER',
  'SELF_EXCLUDED',
] as const;
export type ClaimObstacle = (typeof CLAIM_OBSTACLES)[number];

/** The terms of a claim. Amounts in THB. */
export const PromotionTerms = record({
  firstOrderOnly: boolean(),
  /** The required deposit amount; if absent, any amount is accepted. */
  depositAmount: optional(Amount),
  bonusAmount: Amount,
  /** Credit must exceed this before a withdrawal; at least the bonus. */
  requiredCredit: Amount,
  withdrawAll: boolean(),
  /** Caps what a withdrawal yields, in percent of the credit of the usage's deposit; implies `withdrawAll`. */
  receiveCapPercent: optional(integer(1, 10_000)),
});
export type PromotionTerms = Infer<typeof PromotionTerms>;

export const PROMOTION_STATUSES = ['ACTIVE', 'INACTIVE'] as const; // spec §4, of a promotion itself

export const Promotion = record({
  id: Code,
  title: PromotionTitle,
  detail: PromotionDetail,
  imageUrl: optional(Link),
  status: openChoice(PROMOTION_STATUSES),
  ...PromotionTerms.fields,
  providers: list(ProviderSchema, LONGEST_LIST),
  startsAt: Instant,
  endsAt: Instant,
  /** Only present with a session: whether the player may claim the promotion now; if not, the first reason against it. */
  eligible: optional(boolean()),
  reasonCode: optional(openChoice(CLAIM_OBSTACLES)),
});
export type Promotion = Infer<typeof Promotion>;

export const USAGE_STATUSES = ['ACTIVE', 'INACTIVE', 'SUCCESS', 'CANCELED', 'USED'] as const; // spec §4
export type UsageStatus = (typeof USAGE_STATUSES)[number];

/** The filters of the promotion history. */
export const UsageFilters = historyFiltersOf(USAGE_STATUSES);

/** A promotion that a player has claimed, with the terms at the time of the claim. */
export const Usage = record({
  id: Code,
  idempotencyKey: Uuid,
  promotionId: Code,
  title: PromotionTitle,
  provider: ProviderSchema,
  status: openChoice(USAGE_STATUSES),
  claimedAt: Instant,
  usedAt: Instant,
  finishedAt: Instant,
  /** The deposit that this usage is bound to. */
  depositCode: optional(Code),
  ...PromotionTerms.fields,
});
export type Usage = Infer<typeof Usage>;

export const ClaimRequest = record({ provider: ProviderSchema });
export type ClaimRequest = Infer<typeof ClaimRequest>;

/** Promotions and their usages. Contract §2. */
export const promotionCalls = {
  promotionsCurrent: {
    method: 'GET',
    path: '/promotions/current',
    access: 'public',
    status: 200,
    answer: record({ items: rows(Promotion, LONGEST_LIST) }),
    errors: [],
    source: 'S′',
  },
  usageList: {
    method: 'GET',
    path: '/promotions/usages',
    access: 'player',
    paged: true,
    query: UsageFilters,
    status: 200,
    answer: historyOf(Usage, UsageFilters),
    errors: [],
    source: 'S′',
  },
  usageCurrent: {
    method: 'GET',
    path: '/promotions/usages/current',
    access: 'player',
    status: 200,
    answer: record({ usage: nullable(Usage) }),
    errors: [],
    source: 'decided: contract',
  },
  promotion: {
    method: 'GET',
    path: '/promotions/:id',
    access: 'public',
    status: 200,
    answer: record({ promotion: Promotion }),
    errors: ['NOT_FOUND'],
    source: 'S′',
  },
  promotionClaim: {
    method: 'POST',
    path: '/promotions/:id/claim',
    access: 'player',
    keyRequired: true,
    request: ClaimRequest,
    status: 201,
    answer: record({ usage: Usage }),
    errors: ['NOT_FOUND', ...CLAIM_OBSTACLES, 'PROVIDER_NOT_ALLOWED'],
    source: 'S′',
  },
  usageCancel: {
    method: 'POST',
    path: '/promotions/usages/:id/cancel',
    access: 'player',
    status: 200,
    answer: record({ usage: Usage }),
    errors: ['NOT_FOUND', 'OPEN_ORDER', 'PROMOTION_IN_PLAY'],
    source: 'S′',
  },
} as const satisfies Record<string, Endpoint>;
