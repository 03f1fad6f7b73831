/** Promotions and their usages. Contract §2. */
import { LONGEST_LIST } from '../limits.ts';
import { CLAIM_OBSTACLES, ClaimRequest, Promotion, Usage } from '../promotion.ts';
import { nullable, record, rows } from '../schema/vocabulary.ts';
import { type Endpoint, pageOf } from './endpoint.ts';

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
    status: 200,
    answer: pageOf(Usage),
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
