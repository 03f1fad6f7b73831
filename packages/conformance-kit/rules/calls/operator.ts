/** Public calls (agency, banks, currencies, config) and the device fingerprint: contract §2. */
import { compare, decimal } from '../../../../contract/money/money.ts';
import type { ProviderLimits } from '../../../../contract/order.ts';
import { actedBy } from '../../rule/acts.ts';
import { equal, equalMoney, holds } from '../../rule/expect.ts';
import { type Rule, rulesOf } from '../../rule/rule.ts';
import { VISITOR_ID } from '../../sample.ts';

export const operatorRules: readonly Rule[] = [
  ...rulesOf('fingerprint', 'contract §2', ['writes'], {
    received: {
      says: 'only the visitor id is required; a signal that could not be read is null',
      run: actedBy('guest', async (guest) => {
        const signals = { screen: null, webGL: null, memory: null, hardwareConcurrency: 8, fonts: '' };
        for (const more of [{}, signals]) {
          const body = { fingerprint: { fingerprint: VISITOR_ID, ...more } };
          equal('received', (await guest.ok('fingerprint', { body })).received, true);
        }
      }),
    },
  }),
  ...rulesOf('currencyRates', 'contract §2', [], {
    thb: {
      says: 'THB is 1, and no rate is zero',
      run: async (target) => {
        const { rates } = await target.visitor().ok('currencyRates');
        const baht = rates.find(({ currency }) => currency === 'THB');
        equalMoney('THB', baht?.buy, '1');
        equalMoney('THB', baht?.sell, '1');
        const zero = rates.find(({ buy, sell }) => [buy, sell].some((rate) => decimal(rate).units === 0n));
        holds(!zero, 'rates above zero', zero);
      },
    },
    once: {
      says: 'each currency has one rate',
      run: async (target) => {
        const { rates } = await target.visitor().ok('currencyRates');
        distinct(rates.map(({ currency }) => currency));
      },
    },
  }),
  ...rulesOf('currencyOptions', 'contract §2', [], {
    rated: {
      says: 'each receiving merchant has a unique MID, and its currency has a rate',
      run: async (target) => {
        const { options, rates } = await target.terms();
        distinct(options.map(({ mid }) => mid));
        for (const { currency } of options) {
          holds(
            rates.some((rate) => rate.currency === currency),
            `a rate of ${currency}`,
            'none',
          );
        }
      },
    },
  }),
  ...rulesOf('banks', 'contract §2', [], {
    digits: {
      says: 'each bank is listed once, with a range of account digits',
      run: async (target) => {
        const { banks } = await target.visitor().ok('banks');
        distinct(banks.map(({ code }) => code));
        for (const { code, accountDigits } of banks) {
          holds(accountDigits.min <= accountDigits.max, `min ≤ max of ${code}`, accountDigits);
        }
      },
    },
  }),
  ...rulesOf('depositConfig', 'contract §2', [], {
    limits: {
      says: 'each provider is listed once, with a minimum of at most its maximum',
      run: async (target) => rightLimits((await target.visitor().ok('depositConfig')).config.providers),
    },
    seconds: {
      says: 'a QR expires no later than its order',
      run: async (target) => {
        const { config } = await target.visitor().ok('depositConfig');
        holds(config.qrSeconds <= config.orderSeconds, `at most ${config.orderSeconds} s`, config.qrSeconds);
      },
    },
  }),
  ...rulesOf('withdrawConfig', 'contract §2', [], {
    limits: {
      says: 'each provider is listed once, with a minimum of at most its maximum; payCurrency has a rate',
      run: async (target) => {
        const { withdrawConfig, rates } = await target.terms();
        rightLimits(withdrawConfig.providers);
        const { payCurrency } = withdrawConfig;
        holds(
          rates.some(({ currency }) => currency === payCurrency),
          `a rate of ${payCurrency}`,
          'none',
        );
      },
    },
  }),
];

function distinct(values: readonly string[]): void {
  holds(new Set(values).size === values.length, 'each value only once', values);
}

function rightLimits(limits: readonly ProviderLimits[]): void {
  distinct(limits.map(({ provider }) => provider));
  for (const { provider, minCredit, maxCredit } of limits) {
    const isRange = compare(decimal(minCredit), decimal(maxCredit)) <= 0;
    holds(isRange, `min ≤ max of ${provider}`, [minCredit, maxCredit]);
  }
}
