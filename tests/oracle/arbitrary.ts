/** Random amounts and rates of every magnitude, with more boundary values than chance would give. */
import fc from 'fast-check';
import Fraction from 'fraction.js';

const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map((row) => row.join(''));

function decimalText(maximumWhole: number, maximumDecimals: number): fc.Arbitrary<string> {
  const whole = fc.oneof(
    fc.integer({ min: 0, max: 999 }).map(String),
    fc.integer({ min: 1, max: maximumWhole }).chain(digits),
    fc.constant('9'.repeat(maximumWhole)),
  );
  const decimals = fc.integer({ min: 0, max: maximumDecimals }).chain(digits);
  return fc.tuple(whole, decimals).map(([a, b]) => (b === '' ? a : `${a}.${b}`));
}

/** Amounts in the wire format: contract §1. */
export const amounts = decimalText(12, 2);

/** Rates in the wire format, including zero: contract §1. */
export const rates = decimalText(9, 6);

/** An amount in THB between two limits in satang: equally often any amount, a whole number of baht, or one of the limits. */
export function satang(minimum: number, maximum: number): fc.Arbitrary<string> {
  const whole = fc
    .integer({ min: Math.ceil(minimum / 100), max: Math.floor(maximum / 100) })
    .map((baht) => baht * 100);
  return fc
    .oneof(fc.integer({ min: minimum, max: maximum }), whole, fc.constantFrom(minimum, maximum))
    .map(bahtOf);
}

/** Rates above zero at which every amount of the tests fits into the twelve digits of the wire format. */
export const workingRates: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('655', '675', '1', '0.0275', '0.029', '0.000001', '99999.999999'),
  fc
    .tuple(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 1, max: 999_999 }))
    .map(([whole, millionths]) => `${whole}.${String(millionths).padStart(6, '0')}`),
);

/** Promotion terms: with or without a fixed deposit amount, a rule to withdraw everything, and a cap. */
export const promotionTerms = fc
  .record({
    depositAmount: fc.option(satang(10_000, 3_000_000), { nil: undefined }),
    bonusAmount: satang(1, 2_000_000),
    /** The required credit minus the bonus. */
    above: satang(0, 2_000_000),
    withdrawAll: fc.boolean(),
    receiveCapPercent: fc.option(fc.integer({ min: 1, max: 1_000 }), { nil: undefined }),
  })
  .map(({ above, ...terms }) => ({
    ...terms,
    requiredCredit: new Fraction(terms.bonusAmount).add(above).toString(),
  }));

export function bahtOf(satang: number): string {
  const [baht, rest] = [Math.floor(satang / 100), satang % 100];
  return rest === 0 ? String(baht) : `${baht}.${String(rest).padStart(2, '0')}`;
}
