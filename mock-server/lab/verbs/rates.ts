import { instantOf } from '../../../contract/time/clock.ts';
import { decimal, DEFAULT_CURRENCY } from '../../../contract/money/money.ts';
import { RateInput } from '../inputs.ts';
import { LabError } from '../lab-error.ts';
import { labVerb } from '../lab-verb.ts';

/** POST /__lab/rates. Rejects THB (always 1) and a rate of zero with 422. */
export const setRate = labVerb({
  method: 'post',
  path: '/rates',
  explanation: 'Sets a rate, in units of the currency for 1 THB; open orders keep theirs.',
  fields: { buy: 'The rate of withdrawals.', sell: 'The rate of deposits.' },
  example: { body: { currency: 'LAK', buy: '650', sell: '690' } },
  body: RateInput,
  handle: ({ world, body, now }) => {
    const { currency, buy, sell } = body;
    const fields: Record<string, string> = {};
    // Rates are relative to THB, and a rate of zero would convert to zero or infinity.
    if (currency === DEFAULT_CURRENCY) fields['currency'] = 'UNKNOWN';
    if (decimal(buy).units === 0n) fields['buy'] = 'FORMAT';
    if (decimal(sell).units === 0n) fields['sell'] = 'FORMAT';
    if (Object.keys(fields).length > 0) {
      throw new LabError(422, 'VALIDATION_FAILED', 'a rate must be above zero, and THB is always 1', fields);
    }
    const updatedAt = instantOf(now);
    world.store.change((change) =>
      change.rates.update({ where: { currency: { equals: currency } }, data: { buy, sell, updatedAt } }),
    );
    return { rate: { currency, buy, sell }, updatedAt };
  },
});
