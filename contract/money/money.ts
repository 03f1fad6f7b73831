/**
 * Exact decimals. Money and rates are decimal strings on the wire (contract §1) and scaled integers here; floating point
 * numbers are never used.
 */

/** `units` of 10^-scale: 12.50 is {units: 1250n, scale: 2}. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

/** Rounding direction. Explicit in each call, because each direction favours one of the parties. */
export type Rounding = 'down' | 'up';

export const CURRENCIES = ['LAK', 'THB', 'USD'] as const; // spec §9
export type Currency = (typeof CURRENCIES)[number];

export const DEFAULT_CURRENCY: Currency = 'THB'; // spec §9

/** Digits after the decimal point: LAK has none (decided: contract §1). */
export const CURRENCY_DECIMALS: Readonly<Record<Currency, number>> = { LAK: 0, THB: 2, USD: 2 };

/** A money amount on the wire. */
export const AMOUNT_PATTERN = '^\\d{1,12}(\\.\\d{1,2})?$'; // decided: contract §1
/** A rate on the wire: units of a currency for 1 THB. */
export const RATE_PATTERN = '^\\d{1,9}(\\.\\d{1,6})?$'; // decided: contract §1

const WRITTEN = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Parses a decimal string. Throws on anything else: external values were validated by their struct before. */
export function decimal(written: string): Decimal {
  const match = WRITTEN.exec(written);
  if (!match) throw new RangeError(`not a decimal: ${JSON.stringify(written)}`);
  const [, sign, whole = '', fraction = ''] = match;
  const units = BigInt(whole + fraction);
  return { units: sign === '-' ? -units : units, scale: fraction.length };
}

/** Formats a decimal in its shortest form: no trailing zeros, `0` for zero. */
export function written(value: Decimal): string {
  const negative = value.units < 0n;
  const digits = (negative ? -value.units : value.units).toString().padStart(value.scale + 1, '0');
  const whole = digits.slice(0, digits.length - value.scale);
  const fraction = digits.slice(digits.length - value.scale).replace(/0+$/, '');
  const text = fraction === '' ? whole : `${whole}.${fraction}`;
  return negative ? `-${text}` : text;
}

export const ZERO: Decimal = { units: 0n, scale: 0 };

export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { units: unitsAt(a, scale) + unitsAt(b, scale), scale };
}

export function subtract(a: Decimal, b: Decimal): Decimal {
  return add(a, { units: -b.units, scale: b.scale });
}

/** Exact: the result's scale is the sum of both scales. */
export function multiply(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, scale: a.scale + b.scale };
}

/** The quotient with `scale` decimals. Requires `b` > 0 and `a` >= 0. */
export function divide(a: Decimal, b: Decimal, scale: number, rounding: Rounding): Decimal {
  const numerator = a.units * 10n ** BigInt(scale + b.scale);
  const denominator = b.units * 10n ** BigInt(a.scale);
  return { units: quotient(numerator, denominator, rounding), scale };
}

/** Rounds to at most `scale` decimals; `down` is towards zero. */
export function round(value: Decimal, scale: number, rounding: Rounding): Decimal {
  if (value.scale <= scale) return value;
  return { units: quotient(value.units, 10n ** BigInt(value.scale - scale), rounding), scale };
}

/** Comparator: negative, zero or positive if `a` is less than, equal to or greater than `b`. */
export function compare(a: Decimal, b: Decimal): number {
  const difference = subtract(a, b).units;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Whether two wire amounts are numerically equal: `12.5` and `12.50` are. */
export function sameAmount(a: string, b: string): boolean {
  return compare(decimal(a), decimal(b)) === 0;
}

/** Whether a wire amount has no more decimals than its currency allows. */
export function fitsCurrency(amount: string, currency: Currency): boolean {
  const decimals = CURRENCY_DECIMALS[currency];
  // LAK allows no decimal point at all, not even `5.0`.
  return decimals === 0 ? !amount.includes('.') : decimal(amount).scale <= decimals;
}

function unitsAt(value: Decimal, scale: number): bigint {
  return value.units * 10n ** BigInt(scale - value.scale);
}

function quotient(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  const whole = numerator / denominator;
  return rounding === 'up' && numerator % denominator > 0n ? whole + 1n : whole;
}
