/** A promotion from its deposit to its withdrawal: contract §3. */
import { add, decimal, subtract, written } from '../../../../contract/money/money.ts';
import { convert } from '../../../../contract/money/rates.ts';
import type { Promotion } from '../../../../contract/promotion.ts';
import { promotionPayment } from '../../../../contract/rules/deposit.ts';
import { receiveCap } from '../../../../contract/rules/promotion-terms.ts';
import { withdrawSettlement } from '../../../../contract/rules/withdraw.ts';
import { actedBy, startingFrom } from '../../rule/acts.ts';
import { equal, equalMoney, given, expectRejection, needed, neededIn } from '../../rule/expect.ts';
import { NotReached } from '../../rule/outcome.ts';
import { type Rule, rulesOf } from '../../rule/rule.ts';
import type { Provider } from '../../../../contract/values.ts';
import type { TargetState } from '../../target-state.ts';
import { claim, claimed } from './promotion.ts';
import { equalSettlement, limitsOf } from './withdraw-setting.ts';

const asksForDeposit = ({ depositAmount }: Promotion) => depositAmount !== undefined;

export const promotionMoneyRules: readonly Rule[] = [
  ...rulesOf('depositCreate', 'contract §3', ['newcomer'], {
    promotion: {
      says: 'the amount that a promotion requires buys exactly its deposit and its bonus, and binds the usage',
      run: startingFrom(promotedBody, async ({ player, promotion, usage, body }, target) => {
        const { deposit } = await player.caller.ok('depositCreate', { body });
        await target.tidy(player, deposit.code);
        const { depositAmount = '0', bonusAmount } = promotion;
        equalMoney('credit', deposit.credit, depositAmount);
        equalMoney('promotionCredit', deposit.promotionCredit, bonusAmount);
        equalMoney(
          'totalCredit',
          deposit.totalCredit,
          written(add(decimal(depositAmount), decimal(bonusAmount))),
        );
        equal('usageId', deposit.usageId, usage.id);
      }),
    },
    'promotion-amount': {
      section: 'contract §2',
      says: 'an amount other than the required one is 422 PROMOTION_AMOUNT_MISMATCH with the required amount',
      run: startingFrom(promotedBody, async ({ player, body }, target) => {
        const more = written(add(decimal(body.amount), decimal('1')));
        const answer = await player.caller.call('depositCreate', { body: { ...body, amount: more } });
        const meta = expectRejection(answer, 'PROMOTION_AMOUNT_MISMATCH');
        equalMoney('meta.amount', meta['amount'], body.amount);
        const { options } = await target.terms();
        const paidIn = options.find(({ mid }) => mid === body.mid)?.currency;
        equal('meta.currency', meta['currency'], paidIn);
      }),
    },
    'promotion-elsewhere': {
      section: 'contract §2',
      says: 'while a promotion with another provider is active, 409 PROMOTION_USAGE',
      run: startingFrom(claimed, async ({ player, provider }, target) => {
        const { config } = await target.terms();
        const found = config.providers.find((limits) => limits.provider !== provider);
        const body = await target.depositBody({ provider: needed('two providers', found).provider });
        expectRejection(await player.caller.call('depositCreate', { body }), 'PROMOTION_USAGE');
      }),
    },
    'promotion-in-play': {
      section: 'contract §2',
      says: 'while a promotion is USED and the credit is not below the threshold, 409 PROMOTION_CREDIT_USED',
      needs: ['lab', 'newcomer'],
      run: startingFrom(inPlay, async ({ player, body }) => {
        expectRejection(await player.caller.call('depositCreate', { body }), 'PROMOTION_CREDIT_USED');
      }),
    },
  }),
  ...rulesOf('depositCheck', 'contract §3', ['lab', 'newcomer'], {
    'late-without-promotion': {
      says: 'a cancel unbinds the promotion: the late payment is credited without bonus, and the usage stays ACTIVE',
      run: startingFrom(promotedBody, async ({ player, body }, target) => {
        const { caller } = player;
        const { deposit } = await given('an order', () => caller.ok('depositCreate', { body }));
        await target.tidy(player, deposit.code);
        await target.lab.pay(deposit.code);
        const { credit, totalCredit, usageId, late } = (
          await caller.ok('depositCheck', { parameters: { code: deposit.code } })
        ).deposit;
        equal('late', late, true);
        equalMoney('totalCredit', totalCredit, credit);
        equal('usageId', usageId, undefined);
        equal('status of the usage', (await caller.ok('usageCurrent')).usage?.status, 'ACTIVE');
      }),
    },
  }),
  ...rulesOf('usageCancel', 'contract §2', ['newcomer'], {
    bound: {
      says: 'while a deposit is bound to the usage, 409 OPEN_ORDER; after the deposit is cancelled, it can be cancelled',
      run: startingFrom(promotedBody, async ({ player, usage, body }, target) => {
        const options = { parameters: { id: usage.id } };
        const { deposit } = await given('an order', () => player.caller.ok('depositCreate', { body }));
        expectRejection(await player.caller.call('usageCancel', options), 'OPEN_ORDER');
        await target.tidy(player, deposit.code);
        equal('status', (await player.caller.ok('usageCancel', options)).usage.status, 'CANCELED');
      }),
    },
    'in-play': {
      says: 'a USED promotion is 409 PROMOTION_IN_PLAY',
      needs: ['lab', 'newcomer'],
      run: startingFrom(inPlay, async ({ player, usage }) => {
        const answer = await player.caller.call('usageCancel', { parameters: { id: usage.id } });
        expectRejection(answer, 'PROMOTION_IN_PLAY');
      }),
    },
  }),
  ...rulesOf('usageCurrent', 'contract §3', ['lab', 'newcomer'], {
    ends: {
      says: 'a usage is USED once its deposit has succeeded, and SUCCESS once its withdrawal has',
      run: async (target) => {
        const { player, provider, credit, account } = await wonTo(target, wellAbove);
        const { caller } = player;
        equal('status of the active usage', (await caller.ok('usageCurrent')).usage?.status, 'USED');
        const body = { provider, amount: credit, bankAccountId: account.id };
        const { withdraw } = await given('a withdrawal', () => caller.ok('withdrawCreate', { body }));
        for (const action of ['approve', 'succeed']) {
          await target.lab.staff('withdraws', withdraw.code, action);
        }
        equal('the active usage', (await caller.ok('usageCurrent')).usage, null);
        equal('status', (await caller.ok('usageList')).items[0]?.status, 'SUCCESS');
      },
    },
  }),
  ...rulesOf('withdrawCreate', 'contract §3', ['lab', 'newcomer'], {
    'bonus-given-back': {
      says: 'a withdrawal of a promotion that is rejected returns the whole amount with the bonus; the usage stays USED',
      run: async (target) => {
        const capped = ({ receiveCapPercent }: Promotion) => receiveCapPercent !== undefined;
        const { player, provider, credit, account } = await wonTo(target, wellAbove, capped);
        const { caller } = player;
        const body = { provider, amount: credit, bankAccountId: account.id };
        const { withdraw } = await given('a withdrawal', () => caller.ok('withdrawCreate', { body }));
        await target.lab.staff('withdraws', withdraw.code, 'reject');
        const now = await caller.ok('credit', { parameters: { provider } });
        equalMoney('credit', now.credit.amount, credit);
        equal('status of the usage', (await caller.ok('usageCurrent')).usage?.status, 'USED');
      },
    },
  }),
  ...rulesOf('promotionClaim', 'contract §2', ['lab', 'newcomer'], {
    'already-used': {
      says: 'a promotion whose usage was USED before is 409 PROMOTION_ALREADY_USED',
      run: startingFrom(inPlay, async ({ player, usage, promotion }, target) => {
        await target.lab.staff('usages', usage.id, 'cancel');
        expectRejection(await claim(player, promotion), 'PROMOTION_ALREADY_USED');
      }),
    },
    'first-order': {
      says: 'a promotion for the first order, after a deposit, is 409 PROMOTION_ONLY_FOR_FIRST_ORDER',
      run: actedBy('depositor', async (by, target) => {
        const { items } = await given('promotions', () => by.caller.ok('promotionsCurrent'));
        const found = items.find(({ firstOrderOnly }) => firstOrderOnly);
        const promotion = needed('a promotion for the first order', found);
        await target.withOrder(({ code }) => settle(target, by, code), { by });
        expectRejection(await claim(by, promotion), 'PROMOTION_ONLY_FOR_FIRST_ORDER');
        const reported = (await by.caller.ok('promotionsCurrent')).items.find(
          ({ id }) => id === promotion.id,
        );
        equal('reasonCode in the list', reported?.reasonCode, 'PROMOTION_ONLY_FOR_FIRST_ORDER');
      }),
    },
  }),
  ...(['withdrawQuote', 'withdrawCreate'] as const).flatMap((call) =>
    rulesOf(call, 'contract §3', ['lab', 'newcomer'], {
      'promotion-credit': {
        says: 'credit must exceed what the promotion asks for, strictly: 409 PROMOTION_CREDIT_NOT_REACHED',
        run: async (target) => {
          const { player, provider, promotion, account } = await wonTo(
            target,
            (terms) => terms.requiredCredit,
          );
          const body = { provider, amount: promotion.requiredCredit, bankAccountId: account.id };
          const meta = expectRejection(
            await player.caller.call(call, { body }),
            'PROMOTION_CREDIT_NOT_REACHED',
          );
          equalMoney('meta.required', meta['required'], promotion.requiredCredit);
          await target.lab.credit(player.username, provider, '0.01');
          const amount = written(add(decimal(promotion.requiredCredit), decimal('0.01')));
          await player.caller.ok(call, { body: { ...body, amount } });
        },
      },
      'withdraw-all': {
        says: 'where everything must be withdrawn, part of it is 422 WITHDRAW_ALL_REQUIRED, and there is no maximum',
        run: async (target) => {
          const { maxCredit } = await limitsOf(target);
          const creditAimedAt = ({ requiredCredit }: Promotion) =>
            written(add(decimal(requiredCredit), decimal(maxCredit)));
          const won = await wonTo(target, creditAimedAt, (terms) => terms.withdrawAll);
          const { player, provider, credit, account } = won;
          const body = { provider, bankAccountId: account.id };
          const amount = written(subtract(decimal(credit), decimal('1')));
          const answer = await player.caller.call(call, { body: { ...body, amount } });
          equalMoney('meta.amount', expectRejection(answer, 'WITHDRAW_ALL_REQUIRED')['amount'], credit);
          await player.caller.ok(call, { body: { ...body, amount: credit } });
        },
      },
    }),
  ),
  ...rulesOf('withdrawQuote', 'contract §3', ['lab', 'newcomer'], {
    'promotion-arithmetic': {
      says: 'the bonus is deducted; the amount above a cap returns to the house, and the quote has both amounts',
      run: async (target) => {
        const capped = ({ receiveCapPercent }: Promotion) => receiveCapPercent !== undefined;
        for (const wanted of [asksForDeposit, capped]) {
          const won = await wonTo(target, wellAbove, wanted);
          const { player, provider, promotion, credit, deposit } = won;
          const { withdrawConfig, rates } = await target.terms();
          const terms = { ...promotion, depositCredit: deposit.credit };
          const settlement = withdrawSettlement(credit, terms, withdrawConfig.payCurrency, rates);
          const { quote } = await player.caller.ok('withdrawQuote', { body: { provider, amount: credit } });
          equalSettlement(quote, needed('a rate', settlement));
        }
      },
    },
    'cap-rounding': {
      says: 'the cap, a percentage of the deposit, is rounded down at 2 decimals, in the quote and in the withdrawal',
      run: async (target) => {
        const { player, provider, promotion, account } = await claimed(target, canNeedRounding);
        const percent = needed('a cap', promotion.receiveCapPercent);
        const body = await bodyToRound(target, provider, percent);
        const { deposit } = await given('an order', () => player.caller.ok('depositCreate', { body }));
        await settle(target, player, deposit.code);
        const credit = wellAbove(promotion);
        const won = written(subtract(decimal(credit), decimal(deposit.totalCredit)));
        await target.lab.credit(player.username, provider, won);
        const terms = { receiveCapPercent: percent, depositCredit: deposit.credit };
        const cap = written(needed('a cap', receiveCap(terms)));
        const request = { body: { provider, amount: credit, bankAccountId: account.id } };
        const { quote } = await player.caller.ok('withdrawQuote', request);
        equalMoney('received', quote.received, cap);
        const { withdraw } = await player.caller.ok('withdrawCreate', request);
        equalMoney('creditReceived', withdraw.creditReceived, cap);
      },
    },
  }),
];

/** Whether a deposit of some amount needs its cap rounded. */
function canNeedRounding({ receiveCapPercent = 100, depositAmount }: Promotion): boolean {
  return depositAmount === undefined && receiveCapPercent % 100 !== 0;
}

/** More amounts than these need not be tried: of consecutive ones in kip, almost each buys another credit. */
const TRIED_AMOUNTS = 500;

/** A request whose credit, taken by the percentage, has more than 2 decimals. */
async function bodyToRound(target: TargetState, provider: Provider, percent: number) {
  const body = await target.depositBody({ provider });
  const { options, rates } = await target.terms();
  const { currency } = neededIn('a merchant', options, ({ mid }) => mid === body.mid);
  for (let more = 0; more < TRIED_AMOUNTS; more += 1) {
    const amount = written(add(decimal(body.amount), decimal(String(more))));
    const cents = Math.round(Number(convert('DEPOSIT', amount, currency, rates)) * 100);
    if ((cents * percent) % 100 !== 0) return { ...body, amount };
  }
  throw new NotReached('an amount of which the cap must be rounded');
}

/** Creates a usage that is ACTIVE; returns it with a request for the deposit that its promotion requires. */
export async function promotedBody(
  target: TargetState,
  isWanted: (promotion: Promotion) => boolean = asksForDeposit,
) {
  const wanted = (promotion: Promotion) => asksForDeposit(promotion) && isWanted(promotion);
  const setting = await claimed(target, wanted);
  const { options, rates } = await target.terms();
  const body = await target.depositBody({ provider: setting.provider });
  const { currency } = neededIn('a merchant', options, ({ mid }) => mid === body.mid);
  const amount = needed('a payment', promotionPayment(setting.promotion, currency, rates));
  return { ...setting, body: { ...body, amount } };
}

/** Creates a usage that is USED, by paying its deposit. */
async function inPlay(target: TargetState, isWanted?: (promotion: Promotion) => boolean) {
  const setting = await promotedBody(target, isWanted);
  const { player, body } = setting;
  const { deposit } = await given('an order', () => player.caller.ok('depositCreate', { body }));
  await settle(target, player, deposit.code);
  return { ...setting, deposit };
}

async function settle(
  target: TargetState,
  { caller }: Awaited<ReturnType<typeof claimed>>['player'],
  code: string,
): Promise<void> {
  await target.lab.pay(code);
  await given('a check', () => caller.ok('depositCheck', { parameters: { code } }));
}

/** Creates a USED usage, then lets the player win until the credit is `creditAimedAt`. */
async function wonTo(
  target: TargetState,
  creditAimedAt: (promotion: Promotion) => string,
  isWanted?: (promotion: Promotion) => boolean,
) {
  const setting = await inPlay(target, isWanted);
  const { player, provider, promotion, deposit } = setting;
  const credit = creditAimedAt(promotion);
  const won = written(subtract(decimal(credit), decimal(deposit.totalCredit)));
  await target.lab.credit(player.username, provider, won);
  return { ...setting, credit };
}

/** A credit above the required credit, the minimum withdrawal and any cap. */
function wellAbove({ requiredCredit }: Promotion): string {
  return written(add(decimal(requiredCredit), decimal('5000.37')));
}
