// @module-tag sampled
/** A typed amount is read as intended or rejected, because a confused separator changes it by a factor of 1,000. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AmountProblem, readAmountEntry } from '../../../contract/money/amount-entry.ts';
import { CURRENCIES, type Currency, fitsCurrency } from '../../../contract/money/money.ts';
import { cases } from '../../suites/depth.ts';
import { amounts } from '../../oracle/arbitrary.ts';
import * as oracle from '../../oracle/money.ts';

describe('a typed amount is read', () => {
  test.each<[why: string, entry: string, currency: Currency, amount: string]>([
    ['plain digits', '50000', 'LAK', '50000'],
    ['zero', '0', 'LAK', '0'],
    ['leading zeros', '007', 'LAK', '7'],
    ['twelve digits', '999999999999', 'LAK', '999999999999'],
    ['twelve digits behind zeros', '000999999999999', 'LAK', '999999999999'],
    ['Lao grouping', '1.234.567', 'LAK', '1234567'],
    ['Lao grouping and decimals', '1.234.567,5', 'THB', '1234567.5'],
    ['Lao decimals', '12,50', 'THB', '12.50'],
    ['Thai and Chinese grouping', '1,234,567', 'LAK', '1234567'],
    ['Thai and Chinese grouping and decimals', '1,234,567.25', 'USD', '1234567.25'],
    ['one group and decimals, in Lao', '1.234,5', 'THB', '1234.5'],
    ['one group and decimals, in Thai', '1,234.5', 'THB', '1234.5'],
    ['decimals alone', ',5', 'THB', '0.5'],
    ['a trailing mark', '50,', 'THB', '50'],
    ['a trailing mark, in kip', '50.', 'LAK', '50'],
    ['groups and a trailing mark', '1.234,', 'LAK', '1234'],
    ['spaces that group', '50 000', 'LAK', '50000'],
    ['spaces around, as pasted', '  50000\n', 'LAK', '50000'],
    ['a no-break space', '50\u00a0000', 'LAK', '50000'],
    ['a narrow no-break space', '50\u202f000', 'LAK', '50000'],
    ['apostrophes', "50'000", 'LAK', '50000'],
    ['Lao digits', '໕໐໐໐໐', 'LAK', '50000'],
    ['all Lao digits', '໑໒໓໔໕໖໗໘໙໐', 'LAK', '1234567890'],
    ['Thai digits', '๑๒๓๔๕๖๗๘๙๐', 'LAK', '1234567890'],
    ['full-width digits', '１２３４５６７８９０', 'LAK', '1234567890'],
    ['Lao digits, Lao marks', '໑.໒໓໔.໕໖໗,໕', 'THB', '1234567.5'],
    ['Arabic digits', '٥٠٠٠٠', 'LAK', '50000'],
    ['digits of the second of five sets that follow each other', '𝟙𝟚𝟛', 'LAK', '123'],
    ['kip grouped as the site prints it', '33.750', 'LAK', '33750'],
    ['kip grouped by a comma', '50,000', 'LAK', '50000'],
    ['kip grouped by Lao digits', '໓໓.໗໕໐', 'LAK', '33750'],
    ['a zero-width space and a direction mark of a messenger', '\u200e50\u200b000\u2069', 'LAK', '50000'],
  ])('%s: %j in %s is %s', (_, entry, currency, amount) => {
    expect(readAmountEntry(entry, currency)).toEqual({ ok: true, amount });
  });
});

describe('a typed amount is rejected', () => {
  test.each<[why: string, entry: string, currency: Currency, problem: AmountProblem]>([
    ['nothing typed', '', 'LAK', 'REQUIRED'],
    ['only spaces', ' \u00a0 ', 'LAK', 'REQUIRED'],
    ['letters', 'abc', 'LAK', 'FORMAT'],
    ['a currency sign', '₭50000', 'LAK', 'FORMAT'],
    ['a currency name', '50000 LAK', 'LAK', 'FORMAT'],
    ['a minus sign', '-50000', 'LAK', 'FORMAT'],
    ['a plus sign', '+50000', 'LAK', 'FORMAT'],
    ['an exponent', '5e4', 'LAK', 'FORMAT'],
    ['a lone mark', '.', 'LAK', 'FORMAT'],
    ['two marks and nothing else', ',.', 'LAK', 'FORMAT'],
    ['a fraction that no bank prints', '½', 'LAK', 'FORMAT'],
    ['a zero before three decimals of kip', '0.500', 'LAK', 'AMBIGUOUS'],
    ['a dot before three digits', '1.500', 'THB', 'AMBIGUOUS'],
    ['a comma before three digits', '1,500', 'THB', 'AMBIGUOUS'],
    ['groups of two digits', '1.23.456', 'LAK', 'FORMAT'],
    ['a first group of four digits', '1234.567.890', 'LAK', 'FORMAT'],
    ['an empty first group', ',123,456', 'LAK', 'FORMAT'],
    ['two decimal marks', '1,5,5', 'THB', 'FORMAT'],
    ['a group after the decimals', '1,234.5,6', 'THB', 'FORMAT'],
    ['alternating marks', '1,234.567,8', 'THB', 'FORMAT'],
    ['a decimal mark inside of a group', '1.2,4,5', 'THB', 'FORMAT'],
    ['a first group of four digits, and decimals', '1234.567,5', 'THB', 'FORMAT'],
    ['three decimals', '1,234.567', 'THB', 'DECIMALS'],
    ['four decimals', '1.2345', 'USD', 'DECIMALS'],
    ['decimals of kip', '50000,5', 'LAK', 'DECIMALS'],
    ['a zero after the point of kip', '50000.0', 'LAK', 'DECIMALS'],
    ['thirteen digits', '1000000000000', 'LAK', 'TOO_LONG'],
    ['twenty digits', '12345678901234567890', 'LAK', 'TOO_LONG'],
  ])('%s: %j in %s is %s', (_, entry, currency, problem) => {
    expect(readAmountEntry(entry, currency)).toEqual({ ok: false, problem });
  });
});

const currencies = fc.constantFrom(...CURRENCIES);

test('any amount that is read matches the contract and fits its currency', () => {
  const entries = fc.string({ unit: fc.constantFrom(...'0159.,, .\u00a0-a໕๕５'), maxLength: 24 });
  fc.assert(
    fc.property(entries, currencies, (entry, currency) => {
      const reading = readAmountEntry(entry, currency);
      fc.pre(reading.ok);
      expect(reading.amount).toMatch(/^\d{1,12}(\.\d{1,2})?$/);
      expect(fitsCurrency(reading.amount, currency)).toBe(true);
    }),
    { numRuns: cases(5_000, 50_000) },
  );
});

test('an amount written with either convention is read as itself', () => {
  fc.assert(
    fc.property(amounts, fc.boolean(), (amount, isLao) => {
      const [whole = '', decimals] = amount.split('.');
      const [group, mark] = isLao ? ['.', ','] : [',', '.'];
      const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
      // One group without decimals is ambiguous: `1.500` can be 1,500 or 1.5.
      fc.pre(decimals !== undefined || whole.length <= 3 || whole.length > 6);
      const reading = readAmountEntry(decimals === undefined ? grouped : grouped + mark + decimals, 'THB');
      expect(reading.ok && oracle.order(reading.amount, amount)).toBe(0);
    }),
    { numRuns: cases(5_000, 50_000) },
  );
});
