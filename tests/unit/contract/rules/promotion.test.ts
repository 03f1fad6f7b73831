/** The rules of promotions: specification §4, §5 and §8, contract §2 and §3. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UNSET_INSTANT } from '../../../../contract/time/clock.ts';
import { endpoints } from '../../../../contract/endpoints.ts';
import { ORDER_STATUSES } from '../../../../contract/order.ts';
import type { UnknownWord } from '../../../../contract/schema/vocabulary.ts';
import {
  CLAIM_OBSTACLES,
  type Promotion,
  USAGE_STATUSES,
  type UsageStatus,
} from '../../../../contract/promotion.ts';
import {
  type ClaimFacts,
  claimObstacle,
  claimViolation,
  holdsUsage,
  isInForce,
  isRunning,
  obstacleShown,
  obstacleToClaim,
  type UsageActor,
  usageCancelViolation,
  usageTransitions,
} from '../../../../contract/rules/promotion.ts';
import { transitionsOf } from './transitions.ts';

const ACTORS: readonly UsageActor[] = ['player', 'system', 'timer', 'staff'];

describe('transitions', () => {
  test('exactly those of contract §3 exist, each with its actors', () => {
    expect(transitionsOf(usageTransitions.mayBecome, USAGE_STATUSES, ACTORS)).toEqual([
      'ACTIVE → CANCELED by player',
      'ACTIVE → INACTIVE by staff',
      'ACTIVE → INACTIVE by timer',
      'ACTIVE → USED by system',
      'USED → CANCELED by staff',
      'USED → SUCCESS by system',
    ]);
  });

  test('the statuses in force, ACTIVE and USED, are those that are not final', () => {
    expect(USAGE_STATUSES.filter(isInForce)).toEqual(['ACTIVE', 'USED']);
    expect(USAGE_STATUSES.filter((status) => !usageTransitions.isFinal(status))).toEqual(['ACTIVE', 'USED']);
  });

  test('a deposit holds its usage while it is OPEN, PAID or FAILED', () => {
    expect(ORDER_STATUSES.filter(holdsUsage)).toEqual(['OPEN', 'PAID', 'FAILED']);
  });
});

describe('a promotion runs', () => {
  const promotion = {
    status: 'ACTIVE',
    startsAt: '2026-01-01T00:00:00.000Z',
    endsAt: '2026-02-01T00:00:00.000Z',
  } as const;
  const [start, end] = [Date.parse(promotion.startsAt), Date.parse(promotion.endsAt)];

  test.each([
    ['not before it starts', start - 1, false],
    ['from the moment that it starts', start, true],
    ['until just before it ends', end - 1, true],
    ['not at the moment that it ends', end, false],
  ])('%s', (_rule, now, runs) => {
    expect(isRunning(promotion, now)).toBe(runs);
  });

  test('not while staff have deactivated it', () => {
    expect(isRunning({ ...promotion, status: 'INACTIVE' }, start)).toBe(false);
  });
});

const PROMOTION: Pick<Promotion, 'id' | 'firstOrderOnly' | 'providers'> = {
  id: 'welcome',
  firstOrderOnly: true,
  providers: ['alphabet'],
};

/** The usages of a player who claimed a promotion before, and used it or not. */
type UsageOf = (promotionId: string, status: UsageStatus) => Pick<ClaimFacts, 'usages'>;
const unused: UsageOf = (promotionId, status) => ({
  usages: [{ promotionId, status, usedAt: UNSET_INSTANT }],
});
const used: UsageOf = (promotionId, status) => ({
  usages: [{ promotionId, status, usedAt: '2026-01-02T00:00:00.000Z' }],
});

const FACTS: ClaimFacts = {
  isRunning: true,
  openOrder: null,
  usages: [],
  hasDeposited: false,
  selfExcluded: false,
};

describe('a claim', () => {
  test.each<[string, Partial<ClaimFacts>, string | undefined]>([
    ['is allowed if no rule forbids it', {}, undefined],
    ['needs a promotion that runs', { isRunning: false }, 'PROMOTION_INACTIVE'],
    ['fails with an open deposit', { openOrder: { code: 'D1' } }, 'CANNOT_USE_PROMOTION_WHILE_ORDER_IS_OPEN'],
    ['is rejected while another promotion waits', unused('other', 'ACTIVE'), 'PROMOTION_USAGE'],
    ['is rejected while another promotion is in play', used('other', 'USED'), 'PROMOTION_USAGE'],
    ['is not allowed again once it was in play', used('welcome', 'CANCELED'), 'PROMOTION_ALREADY_USED'],
    ['is not allowed again after a successful use', used('welcome', 'SUCCESS'), 'PROMOTION_ALREADY_USED'],
    ['is allowed again after one that was cancelled unused', unused('welcome', 'CANCELED'), undefined],
    ['is allowed again after one that ran out unused', unused('welcome', 'INACTIVE'), undefined],
    ['is allowed after another one that was used', used('other', 'SUCCESS'), undefined],
    ['is for a first order only, if so required', { hasDeposited: true }, 'PROMOTION_ONLY_FOR_FIRST_ORDER'],
    ['is rejected during self-exclusion', { selfExcluded: true }, 'SELF_EXCLUDED'],
  ])('%s', (_rule, facts, code) => {
    expect(claimObstacle(PROMOTION, { ...FACTS, ...facts })?.code).toBe(code);
    expect(claimViolation(PROMOTION, { ...FACTS, ...facts }, 'alphabet')?.code).toBe(code);
  });

  test('is allowed after a deposit if the promotion is not for a first order only', () => {
    expect(
      claimObstacle({ ...PROMOTION, firstOrderOnly: false }, { ...FACTS, hasDeposited: true }),
    ).toBeNull();
  });

  test('names the order that is open', () => {
    expect(claimObstacle(PROMOTION, { ...FACTS, openOrder: { code: 'D1' } })?.meta).toEqual({ code: 'D1' });
  });

  test('is rejected with a provider that the promotion does not allow', () => {
    expect(claimViolation(PROMOTION, FACTS, 'gclub')?.code).toBe('PROVIDER_NOT_ALLOWED');
  });

  /** All violations, in the order of contract §2. */
  const faults: readonly { code: string; facts: Partial<ClaimFacts> }[] = [
    { code: 'PROMOTION_INACTIVE', facts: { isRunning: false } },
    { code: 'CANNOT_USE_PROMOTION_WHILE_ORDER_IS_OPEN', facts: { openOrder: { code: 'D1' } } },
    { code: 'PROMOTION_USAGE', facts: unused('other', 'ACTIVE') },
    { code: 'PROMOTION_ALREADY_USED', facts: used('welcome', 'SUCCESS') },
    { code: 'PROMOTION_ONLY_FOR_FIRST_ORDER', facts: { hasDeposited: true } },
    { code: 'SELF_EXCLUDED', facts: { selfExcluded: true } },
    { code: 'PROVIDER_NOT_ALLOWED', facts: {} },
  ];

  test('of several reasons, the first one in the order of contract §2 is named', () => {
    fc.assert(
      fc.property(fc.subarray([...faults], { minLength: 1 }), (chosen) => {
        const usages = chosen.flatMap(({ facts }) => facts.usages ?? []);
        const facts = Object.assign({}, FACTS, ...chosen.map((fault) => fault.facts), {
          usages,
        }) as ClaimFacts;
        const isElsewhere = chosen.some(({ code }) => code === 'PROVIDER_NOT_ALLOWED');
        const rejection = claimViolation(PROMOTION, facts, isElsewhere ? 'gclub' : 'alphabet');
        expect(rejection?.code).toBe(chosen[0]?.code);
      }),
    );
  });

  test('is rejected by codes that are errors of the call, in the same order', () => {
    const order: readonly string[] = endpoints.promotionClaim.errors;
    const places = faults.map(({ code }) => order.indexOf(code));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

test('the reason of the server is shown if the client knows it (contract §1)', () => {
  expect(obstacleShown({})).toBeNull();
  expect(obstacleShown({ reasonCode: 'PROMOTION_OF_TOMORROW' as UnknownWord })).toBeNull();
  expect(CLAIM_OBSTACLES.map((reasonCode) => obstacleShown({ reasonCode }))).toEqual(CLAIM_OBSTACLES);
});

describe('the site sends no claim', () => {
  const NOW = Date.parse('2026-01-05T03:00:00Z');
  const OFFER = {
    id: 'welcome-50',
    providers: ['alphabet', 'gclub'],
    endsAt: '2026-01-05T03:00:01Z',
    eligible: true,
  } as const;
  const obstacle = (code: string | null) => ({ kind: 'obstacle', code });

  test('unless the promotion runs, is offered to the player, and allows the provider', () => {
    expect(obstacleToClaim(OFFER, 'gclub', NOW)).toBeNull();
    expect(obstacleToClaim(OFFER, 'gclub', NOW + 1_000)).toEqual(obstacle('PROMOTION_INACTIVE'));
    expect(obstacleToClaim(OFFER, 'betflix', NOW)).toEqual(obstacle('PROVIDER_NOT_ALLOWED'));
    expect(obstacleToClaim({ ...OFFER, providers: [] }, undefined, NOW)).toEqual(
      obstacle('PROVIDER_NOT_ALLOWED'),
    );
  });

  test.each(CLAIM_OBSTACLES)('if the server names a reason, which is shown first: %s', (reasonCode) => {
    const promotion = { ...OFFER, eligible: false, reasonCode };
    expect(obstacleToClaim(promotion, 'betflix', NOW + 1_000)).toEqual(obstacle(reasonCode));
  });

  test('if the server names a reason that the site does not know (contract §1)', () => {
    const reasonCode = 'PROMOTION_OF_TOMORROW' as UnknownWord;
    expect(obstacleToClaim({ ...OFFER, eligible: false, reasonCode }, 'gclub', NOW)).toEqual(obstacle(null));
  });

  test('only if an obstacle is known: a missing eligibility and an unset end are none', () => {
    const { eligible: _, ...unknown } = OFFER;
    expect(obstacleToClaim({ ...unknown, endsAt: UNSET_INSTANT }, 'gclub', NOW)).toBeNull();
  });
});

describe('a player can cancel a usage, unless it is in play or its deposit can still succeed', () => {
  const active = { status: 'ACTIVE', usedAt: UNSET_INSTANT } as const;

  test.each(ORDER_STATUSES.map((status) => [status] as const))('bound to a deposit that is %s', (status) => {
    const rejection = usageCancelViolation(active, { code: 'D1', status });
    const isHeld = status === 'OPEN' || status === 'PAID' || status === 'FAILED';
    expect(rejection).toEqual(isHeld ? { code: 'OPEN_ORDER', meta: { code: 'D1' } } : null);
  });

  test('while it waits for its deposit', () => {
    expect(usageCancelViolation(active, null)).toBeNull();
  });

  test.each(['USED', 'SUCCESS'] as const)('not if it is or was in play: %s', (status) => {
    expect(usageCancelViolation({ status }, null)?.code).toBe('PROMOTION_IN_PLAY');
  });

  test.each(['CANCELED', 'INACTIVE'] as const)('without an error if it is %s already', (status) => {
    expect(usageCancelViolation({ status }, null)).toBeNull();
    expect(usageCancelViolation({ status }, { code: 'D1', status: 'OPEN' })).toBeNull();
  });
});
