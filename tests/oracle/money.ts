/**
 * Computes with money by exact fractions, as the specification defines it. It imports nothing from contract/money, so that it
 * does not share mistakes with the code under test.
 */
import Fraction from 'fraction.js';

/** Digits after the decimal point (contract §1), repeated here on purpose. */
const DECIMALS: Readonly<Record<string, number>> = { LAK: 0, THB: 2, USD: 2 };

export function sum(a: string, b: string): Fraction {
  return new Fraction(a).add(b);
}

export function difference(a: string, b: string): Fraction {
  return new Fraction(a).sub(b);
}

export function product(a: string, b: string): Fraction {
  return new Fraction(a).mul(b);
}

/** Compares two amounts: -1, 0 or 1. */
export function order(a: string, b: string): number {
  return Math.sign(new Fraction(a).compare(b));
}

export function roundedDown(value: string, places: number): Fraction {
  return new Fraction(value).floor(places);
}

export function roundedUp(value: string, places: number): Fraction {
  return new Fraction(value).ceil(places);
}

/** Specification §9: DEPOSIT divides the amount by sell; contract §1: credit rounds down at 2 decimals. */
export function creditFor(payment: string, sell: string): Fraction {
  const rate = new Fraction(sell);
  return rate.equals(0) ? new Fraction(0) : new Fraction(payment).div(rate).floor(2);
}

/** Specification §9: WITHDRAW multiplies by buy; contract §1: a payout rounds down. */
export function payoutFor(credit: string, buy: string, currency: string): Fraction {
  return new Fraction(credit).mul(buy).floor(DECIMALS[currency] ?? 0);
}

/** Specification §9: DEPOSIT_FROM multiplies by sell; contract §1: what the player must pay rounds up. */
export function paymentFor(credit: string, sell: string, currency: string): Fraction {
  return new Fraction(credit).mul(sell).ceil(DECIMALS[currency] ?? 0);
}

/** Whether the text represents exactly this value. */
export function says(text: string, value: Fraction): boolean {
  return new Fraction(text).equals(value);
}

/** An amount with at most two decimals, in hundredths. For sums, because fractions are slow. */
export function hundredths(amount: string): bigint {
  const [whole = '', decimals = ''] = amount.split('.');
  return BigInt(whole + decimals.padEnd(2, '0'));
}

export function decimalPlaces(amount: string): number {
  return amount.split('.')[1]?.length ?? 0;
}
