/**
 * Shows the digits of an amount in groups while it is typed, without ever changing what was entered.
 *
 * The field knows which separators are its own, because it put them there, and it takes only those away again. What a
 * person types or pastes stays as it is: whether it is an amount at all is for `readAmountEntry` of the contract to say.
 */
import type { Currency } from '../../../contract/money/money.ts';
import { CURRENCY_DECIMALS } from '../../../contract/money/money.ts';

/** Lao writes 1.234.567,5. */
const GROUP = '.';
const DECIMAL = ',';
/** Longer than any amount of the contract: no grouping, so that it looks as wrong as it is. */
const MAXIMUM_WHOLE_DIGITS = 12;

/** What the field shows: each character with the place in the entry that it stands for; null is the field's own dot. */
export interface AmountDisplay {
  readonly text: string;
  readonly places: readonly (number | null)[];
}

/** What happened to the shown text: `removed` characters from `start` on gave way to `inserted`. */
export interface AmountEdit {
  readonly start: number;
  readonly end: number;
  readonly inserted: string;
}

/** Which key took a character away; a dot of the field's own gives way to the digit beyond it. */
export type Erasing = 'backward' | 'forward' | null;

/** The entry as shown: grouped if it is plainly a number, exactly as entered otherwise. */
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

/** How many whole digits stand first, if the entry is digits and at most one mark with decimals that the currency has. */
function plainNumber(entry: string, currency: Currency): { readonly wholeDigits: number } | null {
  const decimals = CURRENCY_DECIMALS[currency];
  const match = /^(\d+)(?:[.,](\d*))?$/.exec(entry);
  if (!match) return null;
  const [, whole = '', fraction] = match;
  if (whole.length > MAXIMUM_WHOLE_DIGITS) return null;
  if (fraction !== undefined && (decimals === 0 || fraction.length > decimals)) return null;
  return { wholeDigits: whole.length };
}

/** The edit that turned `before` into `after`, where the selection it was made on is not known. */
export function editBetween(before: string, after: string, caret: number): AmountEdit {
  const shortest = Math.min(before.length, after.length);
  // The text right of the caret did not change, which tells equal neighbouring digits apart.
  const rightOfCaret = after.length - caret;
  let tail = 0;
  while (tail < Math.min(shortest, rightOfCaret) && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  let head = 0;
  while (head < shortest - tail && before[head] === after[head]) head += 1;
  return { start: head, end: before.length - tail, inserted: after.slice(head, after.length - tail) };
}

/** The entry after an edit of what was shown, and how many of its characters stand left of the caret. */
export function applyEdit(
  entry: string,
  currency: Currency,
  edit: AmountEdit,
  erasing: Erasing = null,
): { readonly entry: string; readonly caret: number } {
  const { places } = displayAmount(entry, currency);
  let start = placeAt(places, edit.start, entry.length);
  let end = placeAt(places, edit.end, entry.length);
  // Only a dot of ours was erased: it would come straight back, so the digit that was meant goes.
  if (edit.inserted === '' && start === end && edit.end > edit.start) {
    if (erasing === 'forward') end = Math.min(entry.length, end + 1);
    else start = Math.max(0, start - 1);
  }
  return {
    entry: entry.slice(0, start) + edit.inserted + entry.slice(end),
    caret: start + edit.inserted.length,
  };
}

/** Where the caret stands in what is shown, right after `count` characters of the entry. */
export function caretAfter(count: number, display: AmountDisplay): number {
  if (count === 0) return 0;
  const index = display.places.indexOf(count - 1);
  return index === -1 ? display.text.length : index + 1;
}

/** The first place of the entry that stands at or after a position of what is shown. */
function placeAt(places: readonly (number | null)[], position: number, entryLength: number): number {
  for (const place of places.slice(position)) if (place !== null) return place;
  return entryLength;
}
