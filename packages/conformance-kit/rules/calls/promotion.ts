/** Promotions and their usages without money transfers: contract §2. */
import { compare, decimal } from '../../../../contract/money/money.ts';
import type { Promotion } from '../../../../contract/promotion.ts';
import type { Provider } from '../../../../contract/values.ts';
import { actedBy, startingFrom } from '../../rule/acts.ts';
import { equal, given, holds, expectRejection, needed, expectSuccess } from '../../rule/expect.ts';
import { type Rule, rulesOf } from '../../rule/rule.ts';
import { NOWHERE } from '../../sample.ts';
import type { Player, TargetState } from '../../target-state.ts';

/** Fields that a usage copies from its promotion at the time of the claim. */
const TERMS = [
  'firstOrderOnly',
  'depositAmount',
  'bonusAmount',
  'requiredCredit',
  'withdrawAll',
  'receiveCapPercent',
] as const;

export const promotionRules: readonly Rule[] = [
  ...rulesOf('promotionsCurrent', 'contract §2', [], {
    visitor: {
      says: 'lists running promotions, each with a requirement of at least its bonus; eligible only with a session',
      run: async (target) => {
        const { items } = await target.visitor().ok('promotionsCurrent');
        needed('a running promotion', items.length > 0);
        const reported = items.find((item) => item.eligible !== undefined || item.reasonCode !== undefined);
        holds(!reported, 'no eligible', reported?.id);
        for (const { id, status, requiredCredit, bonusAmount } of items) {
          equal(`status of ${id}`, status, 'ACTIVE');
          const isEnough = compare(decimal(requiredCredit), decimal(bonusAmount)) >= 0;
          holds(isEnough, `requiredCredit of ${id} of at least ${bonusAmount}`, requiredCredit);
        }
      },
    },
    player: {
      says: 'for a player each promotion has eligible, and a reasonCode if not eligible',
      needs: ['player'],
      run: async (target) => {
        const { items } = await (await target.player()).caller.ok('promotionsCurrent');
        needed('a running promotion', items.length > 0);
        for (const { id, eligible, reasonCode } of items) {
          holds(eligible !== undefined, `eligible of ${id}`, 'none');
          equal(`whether ${id} has a reasonCode`, reasonCode !== undefined, !eligible);
        }
      },
    },
  }),
  ...rulesOf('promotion', 'contract §2', [], {
    same: {
      says: 'returns a promotion as the list does',
      run: actedBy('visitor', async (visitor) => {
        const [item] = (await visitor.ok('promotionsCurrent')).items;
        const { id } = needed('a running promotion', item);
        equal('the promotion', (await visitor.ok('promotion', { parameters: { id } })).promotion, item);
      }),
    },
    unknown: {
      says: 'an unknown promotion is 404',
      run: async (target) => {
        expectRejection(await target.visitor().call('promotion', { parameters: NOWHERE }), 'NOT_FOUND');
      },
    },
  }),
  ...rulesOf('promotionClaim', 'contract §2', ['newcomer'], {
    claims: {
      says: 'the usage is ACTIVE with the terms of the promotion, and is the one in force',
      run: actedBy('newcomer', async (player) => {
        const { promotion, provider } = await claimable(player);
        const key = crypto.randomUUID();
        const options = { parameters: { id: promotion.id }, body: { provider }, key };
        const { usage } = await player.caller.ok('promotionClaim', options);
        const { status, promotionId, idempotencyKey } = usage;
        equal('status and promotionId', [status, promotionId], ['ACTIVE', promotion.id]);
        equal('provider and idempotencyKey', [usage.provider, idempotencyKey], [provider, key]);
        equal('usedAt', usage.usedAt.slice(0, 10), '0001-01-01');
        for (const term of TERMS) equal(term, usage[term] ?? null, promotion[term] ?? null);
        equal('the active usage', (await player.caller.ok('usageCurrent')).usage, usage);
        equal('newest', (await player.caller.ok('usageList')).items[0], usage);
      }),
    },
    replay: {
      section: 'contract §1',
      says: 'a repeated key returns the same usage, with Idempotency-Replayed: true',
      run: actedBy('newcomer', async (player) => {
        const { promotion, provider } = await claimable(player);
        const key = crypto.randomUUID();
        const options = { parameters: { id: promotion.id }, body: { provider }, key };
        const { usage } = await given('a claim', () => player.caller.ok('promotionClaim', options));
        const again = await player.caller.call('promotionClaim', options);
        equal('usage', expectSuccess('promotionClaim', again).usage, usage);
        equal('Idempotency-Replayed', again.headers.get('idempotency-replayed'), 'true');
      }),
    },
    'one-in-force': {
      says: 'while a promotion is active, 409 PROMOTION_USAGE, and the list has that reasonCode',
      run: startingFrom(claimed, async ({ player }) => {
        const { items } = await player.caller.ok('promotionsCurrent');
        for (const promotion of items.slice(0, 2)) {
          equal('reasonCode in the list', promotion.reasonCode, 'PROMOTION_USAGE');
          expectRejection(await claim(player, promotion), 'PROMOTION_USAGE');
        }
      }),
    },
    'at-once': {
      says: 'of several concurrent claims one succeeds',
      run: actedBy('newcomer', async (player) => {
        const { items } = await given('promotions', () => player.caller.ok('promotionsCurrent'));
        const wanted = items.filter(({ eligible }) => eligible).slice(0, 2);
        needed('two promotions that a new player may claim', wanted.length === 2);
        const answers = await Promise.all(wanted.map((promotion) => claim(player, promotion)));
        const claimedOnes = answers.filter(({ status }) => status === 201);
        equal('claimed', claimedOnes.length, 1);
        const others = answers.filter(({ status }) => status !== 201);
        for (const answer of others) expectRejection(answer, 'PROMOTION_USAGE');
      }),
    },
    provider: {
      says: 'a provider that the promotion excludes is 422 PROVIDER_NOT_ALLOWED',
      run: actedBy('newcomer', async (player, target) => {
        const { items } = await given('promotions', () => player.caller.ok('promotionsCurrent'));
        const { config } = await target.terms();
        for (const promotion of items) {
          const others = config.providers.filter(({ provider }) => !promotion.providers.includes(provider));
          const [other] = others;
          if (!other || !promotion.eligible) continue;
          return void expectRejection(await claim(player, promotion, other.provider), 'PROVIDER_NOT_ALLOWED');
        }
        needed('a promotion that is not for every provider', false);
      }),
    },
    'order-open': {
      says: 'while an order is open 409 CANNOT_USE_PROMOTION_WHILE_ORDER_IS_OPEN',
      run: actedBy('depositor', async (by, target) => {
        const { promotion } = await claimable(by);
        await target.withOrder(
          async () => {
            expectRejection(await claim(by, promotion), 'CANNOT_USE_PROMOTION_WHILE_ORDER_IS_OPEN');
          },
          { by },
        );
      }),
    },
    inactive: {
      says: 'a promotion that has ended is reported as INACTIVE, and cannot be claimed: 409 PROMOTION_INACTIVE',
      needs: ['lab', 'newcomer'],
      run: async (target) => {
        const [over] = await target.lab.rows('promotions', { status: 'INACTIVE' });
        const { id } = needed('an ended promotion', over);
        const player = await target.newcomer();
        const provider = await target.provider();
        const parameters = { id };
        const { promotion } = await player.caller.ok('promotion', { parameters });
        const received = [promotion.status, promotion.eligible, promotion.reasonCode];
        equal('status, eligible and reasonCode', received, ['INACTIVE', false, 'PROMOTION_INACTIVE']);
        const answer = await player.caller.call('promotionClaim', { parameters, body: { provider } });
        expectRejection(answer, 'PROMOTION_INACTIVE');
      },
    },
    unknown: {
      says: 'an unknown promotion is 404',
      needs: ['writes', 'player'],
      run: actedBy('player', async ({ caller }, target) => {
        const body = { provider: await target.provider() };
        expectRejection(await caller.call('promotionClaim', { parameters: NOWHERE, body }), 'NOT_FOUND');
      }),
    },
    'unknown-fields': {
      section: 'contract §1',
      says: 'status and bonusAmount in the body have no effect',
      run: actedBy('newcomer', async (player) => {
        const { promotion, provider } = await claimable(player);
        const body = { provider, status: 'USED', bonusAmount: '99999', requiredCredit: '0' };
        const options = { parameters: { id: promotion.id }, body };
        const { usage } = await player.caller.ok('promotionClaim', options);
        const { bonusAmount, requiredCredit } = promotion;
        const received = [usage.status, usage.bonusAmount, usage.requiredCredit];
        equal('the usage', received, ['ACTIVE', bonusAmount, requiredCredit]);
      }),
    },
  }),
  ...rulesOf('usageList', 'contract §1', ['newcomer'], {
    'newest-first': {
      says: 'of two usages the later one is listed first, and total counts both',
      run: startingFrom(claimed, async ({ player, usage, promotion }) => {
        const options = { parameters: { id: usage.id } };
        await given('a cancel', () => player.caller.ok('usageCancel', options));
        await given('a second claim', () => claim(player, promotion));
        const { items, total } = await player.caller.ok('usageList');
        equal('total', total, 2);
        equal('the second', items[1]?.id, usage.id);
      }),
    },
  }),
  ...rulesOf('usageCurrent', 'contract §2', ['newcomer'], {
    none: {
      says: 'the usage is null if no promotion is active',
      run: async (target) => {
        equal('usage', (await (await target.newcomer()).caller.ok('usageCurrent')).usage, null);
      },
    },
  }),
  ...rulesOf('usageCancel', 'contract §2', ['newcomer'], {
    cancels: {
      says: 'an unused promotion is CANCELED, no longer active, and can be claimed again',
      run: startingFrom(claimed, async ({ player, usage, promotion }) => {
        const options = { parameters: { id: usage.id } };
        equal('status', (await player.caller.ok('usageCancel', options)).usage.status, 'CANCELED');
        equal('the active usage', (await player.caller.ok('usageCurrent')).usage, null);
        const again = await claim(player, promotion, usage.provider);
        equal('status of another claim', again.status, 201);
      }),
    },
    repeats: {
      says: 'a repeated cancel is 200 with the same usage',
      run: startingFrom(claimed, async ({ player, usage }) => {
        const options = { parameters: { id: usage.id } };
        const first = await given('a cancel', () => player.caller.ok('usageCancel', options));
        equal('usage', (await player.caller.ok('usageCancel', options)).usage, first.usage);
      }),
    },
  }),
];

type Wanted = (promotion: Promotion) => boolean;

/** Returns a promotion that the player may claim, and a provider that it applies to. */
export async function claimable({ caller }: Player, isWanted: Wanted = () => true) {
  const { items } = await given('promotions', () => caller.ok('promotionsCurrent'));
  const found = items.find((item) => item.eligible !== false && isWanted(item));
  const promotion = needed('a promotion of that kind which a new player may claim', found);
  return { promotion, provider: needed('a provider of the promotion', promotion.providers[0]) };
}

export function claim(player: Player, promotion: Promotion, provider?: Provider) {
  const body = { provider: provider ?? promotion.providers[0] };
  return player.caller.call('promotionClaim', { parameters: { id: promotion.id }, body });
}

/** Registers a player with a bank account and an ACTIVE usage. */
export async function claimed(target: TargetState, isWanted?: Wanted) {
  const player = await target.depositor();
  const { account } = player;
  const { promotion, provider } = await claimable(player, isWanted);
  const options = { parameters: { id: promotion.id }, body: { provider } };
  const { usage } = await given('a claim', () => player.caller.ok('promotionClaim', options));
  return { player, account, promotion, provider, usage };
}
