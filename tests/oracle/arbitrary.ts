/** Amounts and rates of every size, and more often of the sizes at which mistakes live. */
import fc from 'fast-check';

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

/** Money on the wire: contract §1. */
export const amounts = decimalText(12, 2);

/** Rates on the wire: contract §1. Zero is among them. */
export const rates = decimalText(9, 6);
