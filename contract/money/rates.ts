/** Conversion between credit (THB) and the currency of a payment or pay-out: specification §9. */
import { LONGEST_LIST } from '../limits.ts';
import {
  CURRENCIES,
  type Currency,
  CURRENCY_DECIMALS,
  type Decimal,
  decimal,
  divide,
  multiply,
  round,
  written,
  ZERO,
} from './money.ts';
import { type Infer, list, record } from '../schema/vocabulary.ts';
import { CurrencySchema, Instant, MerchantId, Name, RateText } from '../values.ts';

/** Units of `currency` for 1 THB: the operator buys back at `buy` and sells credit at `sell`. */
export const Rate = record({ currency: CurrencySchema, buy: RateText, sell: RateText });
export type Rate = Infer<typeof Rate>;

export const Rates = record({ rates: list(Rate, LONGEST_LIST), updatedAt: Instant });
export type Rates = Infer<typeof Rates>;

/** A receiving merchant. The specification calls its selection "entering the MID". */
export const CurrencyOption = record({
  code: Name,
  mid: MerchantId,
  displayName: Name,
  currency: CurrencySchema,
});
export type CurrencyOption = Infer<typeof CurrencyOption>;

/** The three conversions of specification §9. */
export type Conversion = 'DEPOSIT' | 'WITHDRAW' | 'DEPOSIT_FROM';

/** Credit rounds down at 2 decimals (decided: contract §1). */
const CREDIT_DECIMALS = 2;

/**
 * Converts an amount: DEPOSIT from the currency to THB credit (÷ sell), WITHDRAW from THB to the currency (× buy),
 * DEPOSIT_FROM from THB to the player's payment in the currency (× sell). An unknown currency gives 0 (spec §9).
 *
 * Credit and pay-outs round down, the player's payment rounds up (contract §1).
 */
export function convert(
  conversion: Conversion,
  amount: string,
  currency: string,
  rates: readonly Rate[],
): string {
  const rate = rates.find((candidate) => candidate.currency === currency);
  if (!rate) return written(ZERO);
  switch (conversion) {
    case 'DEPOSIT': {
      const sell = decimal(rate.sell);
      if (sell.units === 0n) return written(ZERO);
      return written(divide(decimal(amount), sell, CREDIT_DECIMALS, 'down'));
    }
    case 'WITHDRAW':
      return written(round(exactly(amount, rate.buy), CURRENCY_DECIMALS[rate.currency], 'down'));
    case 'DEPOSIT_FROM':
      return written(round(exactly(amount, rate.sell), CURRENCY_DECIMALS[rate.currency], 'up'));
  }
}

/** THB × rate, rounded down: the largest amount in the currency that buys at most `credit`. */
export function greatestPayment(credit: string, currency: Currency, rates: readonly Rate[]): string {
  const rate = rates.find((candidate) => candidate.currency === currency);
  return rate
    ? written(round(exactly(credit, rate.sell), CURRENCY_DECIMALS[currency], 'down'))
    : written(ZERO);
}

export function isCurrency(text: string): text is Currency {
  return (CURRENCIES as readonly string[]).includes(text);
}

function exactly(amount: string, rate: string): Decimal {
  return multiply(decimal(amount), decimal(rate));
}
