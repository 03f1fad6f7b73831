/** Opening a deposit: the fields of the order, and the rejections in the order of contract §2. */
import { add, decimal, subtract, written } from '../../../../contract/money/money.ts';
import { depositQuote } from '../../../../contract/rules/deposit.ts';
import { actedBy, withOrder } from '../../rule/acts.ts';
import {
  equal,
  equalMoney,
  given,
  holds,
  expectRejection,
  needed,
  neededIn,
  expectSuccess,
} from '../../rule/expect.ts';
import { rulesOf } from '../../rule/rule.ts';
import type { Player, TargetState } from '../../target-state.ts';

export const depositCreateRules = rulesOf('depositCreate', 'contract §2', ['writes', 'player'], {
  opens: {
    says: 'a valid request opens an order: OPEN, with the values of the request, and unpaid',
    run: actedBy('player', async (player, target) => {
      const body = await target.depositBody();
      const { deposit } = await player.caller.ok('depositCreate', { body });
      await target.tidy(player, deposit.code);
      const { provider, mid, status, late, paidAt, finishedAt } = deposit;
      equal('provider and mid', [provider, mid], [body.provider, body.mid]);
      equalMoney('amount', deposit.amount, body.amount);
      equal('status and late', [status, late], ['OPEN', false]);
      equal('paidAt and finishedAt', [day(paidAt), day(finishedAt)], [UNSET, UNSET]);
    }),
  },
  life: {
    section: 'contract §4',
    says: 'an order expires after the time that the config states',
    run: withOrder(async ({ createdAt, expiresAt }, _player, target) => {
      const { config } = await target.terms();
      const seconds = (Date.parse(expiresAt) - Date.parse(createdAt)) / 1000;
      holds(Math.abs(seconds - config.orderSeconds) <= 1, `${config.orderSeconds} s`, `${seconds} s`);
    }),
  },
  credit: {
    section: 'contract §4',
    says: 'credit is amount ÷ sell, rounded down at 2 decimals, in every currency',
    run: async (target) => {
      const { options, rates } = await target.terms();
      for (const { currency, mid } of options) {
        const least = (await rangeOf(target, mid)).min;
        const amount = written(add(decimal(least), decimal(currency === 'LAK' ? '670' : '0.67')));
        const quote = needed(`a rate of ${currency}`, depositQuote(amount, currency, rates));
        await target.withOrder(
          async (order) => {
            equal('currency', order.currency, currency);
            equalMoney(`for ${amount} ${currency} credit`, order.credit, quote.credit);
            equalMoney('rate', order.rate, quote.rate);
            equalMoney('promotionCredit', order.promotionCredit, '0');
            equalMoney('totalCredit', order.totalCredit, quote.credit);
          },
          { mid, amount },
        );
      }
    },
  },
  minimum: {
    section: 'contract §4',
    says: 'the minimum amount is accepted; one unit less is 422 with min and max in its currency',
    run: (target) => edge(target, 'min'),
  },
  maximum: {
    section: 'contract §4',
    says: 'the maximum amount is accepted; one unit more is 422 with min and max in its currency',
    run: (target) => edge(target, 'max'),
  },
  'limits-of-provider': {
    section: 'contract §4',
    says: 'each provider has separate limits',
    run: actedBy('player', async ({ caller }, target) => {
      const { config } = await target.terms();
      const { mid } = await target.depositBody();
      for (const { provider } of config.providers) {
        const range = await target.range(provider, mid);
        const body = { provider, mid, amount: '0' };
        const meta = expectRejection(await caller.call('depositCreate', { body }), 'AMOUNT_OUT_OF_RANGE');
        equalMoney(`meta.min of ${provider}`, meta['min'], range.min);
        equalMoney(`meta.max of ${provider}`, meta['max'], range.max);
      }
    }),
  },
  'kip-has-no-point': {
    section: 'contract §1',
    says: 'an amount of kip with a decimal point is 422',
    run: async (target) => {
      const { options } = await target.terms();
      const { mid } = neededIn('a merchant in kip', options, ({ currency }) => currency === 'LAK');
      const body = { ...(await target.depositBody()), mid, amount: `${(await rangeOf(target, mid)).min}.50` };
      const player = await target.player();
      const answer = await player.caller.call('depositCreate', { body });
      if (answer.status === 201)
        await target.tidy(player, expectSuccess('depositCreate', answer).deposit.code);
      expectRejection(answer, 'AMOUNT_OUT_OF_RANGE', 'VALIDATION_FAILED');
    },
  },
  mid: {
    says: 'an unknown MID is 422 MID_INVALID',
    run: async (target) => {
      const body = await target.depositBody({ mid: 'NOSUCHMID' });
      expectRejection(await (await target.player()).caller.call('depositCreate', { body }), 'MID_INVALID');
    },
  },
  quote: {
    says: 'a wrong expectedCredit is 409 QUOTE_CHANGED with the correct value, which is then accepted',
    run: actedBy('player', async ({ caller }, target) => {
      const credit = await target.withOrder(async (order) => order.totalCredit);
      const wrong = written(add(decimal(credit), decimal('0.01')));
      const body = await target.depositBody({ expectedCredit: wrong });
      const meta = expectRejection(await caller.call('depositCreate', { body }), 'QUOTE_CHANGED');
      equalMoney('meta.credit', meta['credit'], credit);
      const right = await caller.ok('depositCreate', { body: { ...body, expectedCredit: credit } });
      await target.tidy(await target.player(), right.deposit.code);
    }),
  },
  'bank-required': {
    says: 'a player without a bank account gets 409 BANK_REQUIRED',
    needs: ['newcomer'],
    run: actedBy('newcomer', async ({ caller }, target) => {
      expectRejection(
        await caller.call('depositCreate', { body: await target.depositBody() }),
        'BANK_REQUIRED',
      );
    }),
  },
  'one-open': {
    says: 'while another order is open, 409 OPEN_ORDER with its code, before values are validated',
    run: withOrder(async ({ code }, { caller }, target) => {
      for (const changes of [{}, { mid: 'NOSUCHMID' }]) {
        const body = await target.depositBody(changes);
        const meta = expectRejection(await caller.call('depositCreate', { body }), 'OPEN_ORDER');
        equal('meta.code', meta['code'], code);
      }
    }),
  },
  'one-at-once': {
    says: 'of several concurrent requests with different keys, one opens an order',
    run: actedBy('player', async (player, target) => {
      const body = await target.depositBody();
      const send = () => player.caller.call('depositCreate', { body });
      const answers = await Promise.all([send(), send(), send()]);
      const { items } = await player.caller.ok('depositOpen');
      for (const { code } of items) await target.tidy(player, code);
      equal('open orders', items.length, 1);
      const others = answers.filter(({ status }) => status !== 201);
      equal('rejections', others.length, 2);
      for (const answer of others) expectRejection(answer, 'OPEN_ORDER');
    }),
  },
  threshold: {
    section: 'contract §4',
    says: 'credit at the threshold is 409 CREDIT_ABOVE_THRESHOLD; less, or credit with another provider, is accepted',
    needs: ['lab', 'newcomer'],
    run: actedBy('depositor', async (player, target) => {
      const { config } = await target.terms();
      const provider = await target.provider();
      await target.lab.credit(player.username, provider, config.creditThreshold);
      const body = await target.depositBody();
      expectRejection(await player.caller.call('depositCreate', { body }), 'CREDIT_ABOVE_THRESHOLD');
      await target.lab.credit(player.username, provider, '-0.01');
      const elsewhere = config.providers.find((limits) => limits.provider !== provider);
      if (elsewhere) await target.lab.credit(player.username, elsewhere.provider, '500');
      await opens(target, player);
    }),
  },
  'limit-reached': {
    says: "more than the player's own limit is 409 LIMIT_REACHED; exactly the limit is accepted",
    needs: ['newcomer'],
    run: actedBy('depositor', async (player, target) => {
      const credit = await target.withOrder(async (order) => order.credit);
      const limited = (day: string) => ({
        body: { depositLimits: { day, week: null, month: null }, sessionReminderMinutes: null },
      });
      await given('a limit', () => player.caller.ok('limitsChange', limited(credit)));
      await opens(target, player);
      const less = written(subtract(decimal(credit), decimal('0.01')));
      await given('a lower limit', () => player.caller.ok('limitsChange', limited(less)));
      const body = await target.depositBody();
      expectRejection(await player.caller.call('depositCreate', { body }), 'LIMIT_REACHED');
    }),
  },
  'self-excluded': {
    says: 'a self-excluded player gets 409 SELF_EXCLUDED before any other check',
    needs: ['lab', 'newcomer'],
    run: actedBy('newcomer', async ({ caller }, target) => {
      await given('an exclusion', () => caller.ok('selfExclude', { body: { days: 1 } }));
      expectRejection(
        await caller.call('depositCreate', { body: await target.depositBody() }),
        'SELF_EXCLUDED',
      );
    }),
  },
});

const UNSET = '0001-01-01';

/** Date part of an instant: servers write unset instants with or without milliseconds. */
function day(instant: string): string {
  return instant.slice(0, 10);
}

function unitOf(currency: string) {
  return decimal(currency === 'LAK' ? '1' : '0.01');
}

async function rangeOf(target: TargetState, mid: string) {
  return target.range(await target.provider(), mid);
}

/** Checks, for each currency, that the limit is accepted and one unit beyond it is rejected. */
async function edge(target: TargetState, side: 'min' | 'max'): Promise<void> {
  const player = await target.player();
  const { options } = await target.terms();
  for (const { mid, currency } of options) {
    const range = await rangeOf(target, mid);
    await opens(target, player, { mid, amount: range[side] });
    const step = unitOf(currency);
    const beyond = side === 'max' ? add(decimal(range.max), step) : subtract(decimal(range.min), step);
    const body = await target.depositBody({ mid, amount: written(beyond) });
    const answer = await player.caller.call('depositCreate', { body });
    if (answer.status === 201) await target.tidy(player, expectSuccess('depositCreate', answer).deposit.code);
    const meta = expectRejection(answer, 'AMOUNT_OUT_OF_RANGE');
    equalMoney('meta.min', meta['min'], range.min);
    equalMoney('meta.max', meta['max'], range.max);
  }
}

/** Asserts that the player can open an order, then cancels it. */
async function opens(target: TargetState, player: Player, changes = {}): Promise<void> {
  const body = await target.depositBody(changes);
  const { deposit } = await player.caller.ok('depositCreate', { body });
  await target.tidy(player, deposit.code);
}
