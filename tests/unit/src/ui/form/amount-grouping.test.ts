import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAmountEntry } from '../../../../../contract/money/amount-entry.ts';
import { type Currency, CURRENCIES } from '../../../../../contract/money/money.ts';
import {
  applyEdit,
  caretAfter,
  displayAmount,
  editBetween,
  type Erasing,
} from '../../../../../src/ui/form/amount-grouping.ts';

/** The field's state after an edit; `AmountField.test.tsx` edits the field itself. */
interface Typing {
  readonly entry: string;
  readonly shown: string;
  readonly caret: number;
}

const EMPTY: Typing = { entry: '', shown: '', caret: 0 };

function change(from: Typing, currency: Currency, after: string, caret: number, erasing: Erasing): Typing {
  const edit = applyEdit(from.entry, currency, editBetween(from.shown, after, caret), erasing);
  const display = displayAmount(edit.entry, currency);
  return { entry: edit.entry, shown: display.text, caret: caretAfter(edit.caret, display) };
}

function insert(from: Typing, currency: Currency, text: string): Typing {
  const after = from.shown.slice(0, from.caret) + text + from.shown.slice(from.caret);
  return change(from, currency, after, from.caret + text.length, null);
}

function type(from: Typing, currency: Currency, text: string): Typing {
  return [...text].reduce((typing, character) => insert(typing, currency, character), from);
}

function backspace(from: Typing, currency: Currency): Typing {
  const after = from.shown.slice(0, from.caret - 1) + from.shown.slice(from.caret);
  return change(from, currency, after, from.caret - 1, 'backward');
}

function forwardDelete(from: Typing, currency: Currency): Typing {
  const after = from.shown.slice(0, from.caret) + from.shown.slice(from.caret + 1);
  return change(from, currency, after, from.caret, 'forward');
}

const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 12 });
const currency = fc.constantFrom(...CURRENCIES);

describe('typing', () => {
  test('any digits are shown in groups of three and entered as they are', () => {
    fc.assert(
      fc.property(digits, currency, (text, kind) => {
        const typed = type(EMPTY, kind, text);
        expect(typed.entry).toBe(text);
        expect(typed.shown.replaceAll('.', '')).toBe(text);
        expect(typed.shown).toMatch(/^\d{1,3}(\.\d{3})*$/);
        expect(typed.caret).toBe(typed.shown.length);
        expect(readAmountEntry(typed.entry, kind)).toMatchObject({ ok: true });
      }),
    );
  });

  test('decimals are shown after a comma, whether a comma or a dot was typed', () => {
    expect(type(EMPTY, 'THB', '1234567,5')).toMatchObject({ entry: '1234567,5', shown: '1.234.567,5' });
    expect(type(EMPTY, 'THB', '1234567.5')).toMatchObject({ entry: '1234567.5', shown: '1.234.567,5' });
  });

  test('a dot before three digits is shown as typed, and rejected as ambiguous', () => {
    const typed = type(EMPTY, 'THB', '1.500');
    expect(typed).toMatchObject({ entry: '1.500', shown: '1.500' });
    expect(readAmountEntry(typed.entry, 'THB')).toEqual({ ok: false, problem: 'AMBIGUOUS' });
  });

  test('text that is not an amount is shown as typed', () => {
    for (const text of ['abc', '12a', '1.234.567', '12345678901234567890', '1,,5', '-5']) {
      expect(type(EMPTY, 'LAK', text)).toMatchObject({ entry: text, shown: text });
    }
  });

  test('inserted digits are at the same place in the entry as in the shown text', () => {
    fc.assert(
      fc.property(digits, fc.nat(), digits, (text, place, more) => {
        const before = type(EMPTY, 'LAK', text);
        const caret = place % (before.shown.length + 1);
        const left = before.shown.slice(0, caret).replaceAll('.', '').length;
        const after = insert({ ...before, caret }, 'LAK', more);
        expect(after.entry).toBe(text.slice(0, left) + more + text.slice(left));
        if (after.entry.length <= 12) {
          expect(after.shown.slice(0, after.caret).replaceAll('.', '')).toBe(text.slice(0, left) + more);
        }
      }),
    );
  });
});

describe('pasting', () => {
  test('1.500 is shown as pasted; it is 1500 in kip, which has no decimals, and ambiguous in another currency', () => {
    const pasted = CURRENCIES.map((currency) => insert(EMPTY, currency, '1.500'));
    for (const each of pasted) expect(each).toMatchObject({ entry: '1.500', shown: '1.500' });
    expect(readAmountEntry('1.500', 'LAK')).toEqual({ ok: true, amount: '1500' });
    for (const currency of ['THB', 'USD'] as const)
      expect(readAmountEntry('1.500', currency)).toEqual({ ok: false, problem: 'AMBIGUOUS' });
  });

  test('amounts grouped by dots or by commas are shown as pasted, and read correctly', () => {
    for (const [text, amount] of [
      ['1.234.567', '1234567'],
      ['1.234,5', '1234.5'],
      ['1,234.5', '1234.5'],
    ] as const) {
      const pasted = insert(EMPTY, 'THB', text);
      expect(pasted).toMatchObject({ entry: text, shown: text });
      expect(readAmountEntry(pasted.entry, 'THB')).toEqual({ ok: true, amount });
    }
  });

  test('an entry keeps all its characters when it is shown, and is unchanged if it is not an amount', () => {
    const entry = fc.string({ unit: fc.constantFrom(...'0123456789.,x '), maxLength: 16 });
    fc.assert(
      fc.property(entry, currency, (text, kind) => {
        const display = displayAmount(text, kind);
        const kept = display.places.flatMap((place) => (place === null ? [] : [text[place]]));
        expect(kept.join('')).toBe(text);
        if (!readAmountEntry(text, kind).ok) expect(display.text).toBe(text);
      }),
    );
  });
});

describe('erasing', () => {
  test('delete before a group dot deletes the digit behind it', () => {
    const shown = { ...type(EMPTY, 'LAK', '1500'), caret: 1 };
    expect(forwardDelete(shown, 'LAK')).toEqual({ entry: '100', shown: '100', caret: 1 });
  });

  test('backspace deletes a dot that was typed', () => {
    const shown = { ...insert(EMPTY, 'LAK', '1.500'), caret: 2 };
    expect(backspace(shown, 'LAK')).toMatchObject({ entry: '1500', shown: '1.500' });
  });

  test('as many backspaces as digits empty the field', () => {
    fc.assert(
      fc.property(digits, (text) => {
        const emptied = [...text].reduce((typing) => backspace(typing, 'LAK'), type(EMPTY, 'LAK', text));
        expect(emptied).toEqual(EMPTY);
      }),
    );
  });

  test('erasing a range across group dots deletes its digits', () => {
    const edit = editBetween('1.234.567', '1.267', 3);
    expect(applyEdit('1234567', 'LAK', edit, 'backward').entry).toBe('1267');
  });
});
