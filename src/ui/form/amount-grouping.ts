/**
 * Groups the displayed digits of an amount while it is typed, without changing what was entered.
 *
 * The field removes only the separators that it has inserted itself. Typed or pasted text stays unchanged; `readAmountEntry`
 * of the contract decides whether it is an amount.
 */
import type { Currency } from '../../../contract/money/money.ts';
import { CURRENCY_DECIMALS } from '../../../contract/money/money.ts';

/** The Lao number format: 1.234.567,5. */
const GROUP = '.';
const DECIMAL = ',';
/** An entry with more digits exceeds every amount of the contract and is not grouped, so that it looks wrong. */
const MAXIMUM_WHOLE_DIGITS = 12;

/** The displayed text and, for each of its characters, the index in the entry; null for a separator inserted by the field. */
export interface AmountDisplay {
  readonly text: string;
  readonly places: readonly (number | null)[];
}

/** An edit of the displayed text: the characters from `start` up to `end` were replaced by `inserted`. */
export interface AmountEdit {
  readonly start: number;
  readonly end: number;
  readonly inserted: string;
}

/** The deletion key: Backspace or Delete. Deleting an inserted separator deletes the digit beyond it. */
export type Erasing = 'backward' | 'forward' | null;

/** The displayed entry: grouped if it is a plain number, otherwise exactly as entered. */
export function displayAmount(entry: string, currency: Currency): AmountDisplay {
  const plain = plainNumber(entry, currency);
  if (!plain) return { text: entry, places: Array.from(entry, (_, index) => index) };

  let text = '';
  const places: (number | null)[] = [];
  for (let index = 0; index < entry.length; index += 1) {
    const left = plain.wholeDigits - index;
    if (index > 0 && left > 0 && left % 3 === 0) {
      text += GROUP;
      places.push(null);
    }
    text += index === plain.wholeDigits ? DECIMAL : (entry[index] ?? '');
    places.push(index);
  }
  return { text, places };
}

/** The number of integer digits of a plain number; null if the entry has other characters, or too many digits or decimals. */
function plainNumber(entry: string, currency: Currency): { readonly wholeDigits: number } | null {
  const decimals = CURRENCY_DECIMALS[currency];
  const match = /^(\d+)(?:[.,](\d*))?$/.exec(entry);
  if (!match) return null;
  const [, whole = '', fraction] = match;
  if (whole.length > MAXIMUM_WHOLE_DIGITS) return null;
  if (fraction !== undefined && (decimals === 0 || fraction.length > decimals)) return null;
  return { wholeDigits: whole.length };
}

/** Computes the edit that turned `before` into `after` if the selection before the edit is unknown. */
export function editBetween(before: string, after: string, caret: number): AmountEdit {
  const shortest = Math.min(before.length, after.length);
  // The text right of the caret did not change, which resolves which of several equal neighbouring digits was edited.
  const rightOfCaret = after.length - caret;
  let tail = 0;
  while (tail < Math.min(shortest, rightOfCaret) && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  let head = 0;
  while (head < shortest - tail && before[head] === after[head]) head += 1;
  return { start: head, end: before.length - tail, inserted: after.slice(head, after.length - tail) };
}

/** Applies an edit of the displayed text to the entry. `caret` counts the characters of the entry left of the caret. */
export function applyEdit(
  entry: string,
  currency: Currency,
  edit: AmountEdit,
  erasing: Erasing = null,
): { readonly entry: string; readonly caret: number } {
  const { places } = displayAmount(entry, currency);
  let start = placeAt(places, edit.start, entry.length);
  let end = placeAt(places, edit.end, entry.length);
  // Only an inserted separator was deleted. It would reappear at once, so the digit beyond it is deleted.
  if (edit.inserted === '' && start === end && edit.end > edit.start) {
    if (erasing === 'forward') end = Math.min(entry.length, end + 1);
    else start = Math.max(0, start - 1);
  }
  return {
    entry: entry.slice(0, start) + edit.inserted + entry.slice(end),
    caret: start + edit.inserted.length,
  };
}

/** The caret position in the displayed text, right after `count` characters of the entry. */
export function caretAfter(count: number, display: AmountDisplay): number {
  if (count === 0) return 0;
  const index = display.places.indexOf(count - 1);
  return index === -1 ? display.text.length : index + 1;
}

/** The index in the entry of the first character at or after a position of the displayed text. */
function placeAt(places: readonly (number | null)[], position: number, entryLength: number): number {
  for (const place of places.slice(position)) if (place !== null) return place;
  return entryLength;
}
