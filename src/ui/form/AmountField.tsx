/** An input for an amount of money. Groups the digits while typing, without changing what was entered. */
import { type ClipboardEvent, useEffect, useRef } from 'react';
import { CURRENCY_DECIMALS, type Currency } from '../../../contract/money/money.ts';
import { classes, CONTROL } from '../classes.ts';
import {
  type AmountEdit,
  applyEdit,
  caretAfter,
  displayAmount,
  editBetween,
  type Erasing,
} from './amount-grouping.ts';
import { Field, type FieldMessage } from './Field.tsx';
import { QuickAmounts, type QuickAmount } from './QuickAmounts.tsx';
import { TextInput } from './TextInput.tsx';
import type { InputTraits } from './TextField.tsx';

export interface AmountFieldProps extends FieldMessage, Omit<InputTraits, 'inputMode' | 'maxLength'> {
  /** The text as typed, without the field's own separators; `readAmountEntry` of the contract parses it. */
  readonly entry: string;
  readonly onEntryChange: (entry: string) => void;
  readonly currency: Currency;
  /** The name of the currency, shown at the right of the input. */
  readonly currencyLabel: string;
  /** Amounts that can be chosen with one tap. */
  readonly quickAmounts?: readonly QuickAmount[] | undefined;
  readonly quickLabel?: string | undefined;
}

/** The selection before the browser changes the text. It resolves which of several possible edits led to the new text. */
interface Selection {
  readonly start: number;
  readonly end: number;
}

export function AmountField(props: AmountFieldProps) {
  const { label, hint, error, entry, onEntryChange, currency, currencyLabel, ...others } = props;
  const { quickAmounts = [], quickLabel, ...traits } = others;
  const input = useRef<HTMLInputElement>(null);
  const before = useRef<Selection | null>(null);
  const caret = useRef<number | null>(null);
  /** The entry and its display when the input method began to compose; its edit grows with each of its events. */
  const composedInto = useRef<{ readonly entry: string; readonly text: string } | null>(null);
  const display = displayAmount(entry, currency);

  useEffect(() => {
    const element = input.current;
    if (!element) return;
    const remember = () => {
      before.current = { start: element.selectionStart ?? 0, end: element.selectionEnd ?? 0 };
    };
    // A keyboard that opens lowers the window, which may leave the field behind the bar with the button.
    const reveal = () => {
      if (element.ownerDocument.activeElement === element) element.scrollIntoView({ block: 'nearest' });
    };
    element.addEventListener('beforeinput', remember);
    window.addEventListener('resize', reveal);
    return () => {
      element.removeEventListener('beforeinput', remember);
      window.removeEventListener('resize', reveal);
    };
  }, []);

  const placeCaret = (element: HTMLInputElement) => {
    if (caret.current !== null && element.ownerDocument.activeElement === element) {
      const position = caretAfter(caret.current, display);
      element.setSelectionRange(position, position);
    }
    caret.current = null;
  };

  const commit = (edit: AmountEdit, erasing: Erasing, base = entry) => {
    const next = applyEdit(base, currency, edit, erasing);
    caret.current = next.caret;
    onEntryChange(next.entry);
  };

  const change = (value: string, { selectionStart }: HTMLInputElement, event: Event | null) => {
    const selection = before.current;
    before.current = null;
    const composition = composedInto.current;
    const shown = composition?.text ?? display.text;
    const edit =
      (!composition && selection && editOfSelection(shown, value, selection)) ||
      editBetween(shown, value, selectionStart ?? value.length);
    commit(edit, erasingOf(event), composition?.entry);
  };

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    // Read from the clipboard: pasting the displayed text triggers no change event, but may change the entry (1000 to 1.000).
    const { selectionStart, selectionEnd, readOnly, disabled } = event.currentTarget;
    if (readOnly || disabled) return;
    event.preventDefault();
    const inserted = event.clipboardData
      .getData('text')
      .replace(/[\r\n\t]+/g, ' ')
      .trim();
    commit({ start: selectionStart ?? 0, end: selectionEnd ?? display.text.length, inserted }, null);
  };

  return (
    <div className="stack gap-2">
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <div className="relative">
            <TextInput
              autoComplete="off"
              {...traits}
              {...control}
              ref={input}
              type="text"
              inputMode={CURRENCY_DECIMALS[currency] === 0 ? 'numeric' : 'decimal'}
              value={display.text}
              onValueChange={change}
              onWritten={placeCaret}
              onCompositionStart={() => {
                composedInto.current = { entry, text: display.text };
              }}
              onCompositionEnd={() => {
                composedInto.current = null;
              }}
              onPaste={paste}
              className={classes(
                CONTROL,
                'min-h-14 py-1 pr-20 pl-4 short:scroll-mb-20 tablet:min-h-16 tablet:py-2 text-2xl font-bold tabular-nums',
              )}
            />
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 right-4 flex items-center text-lg font-bold text-muted"
            >
              {currencyLabel}
            </span>
          </div>
        )}
      </Field>
      {quickAmounts.length > 0 && (
        <QuickAmounts
          label={quickLabel}
          amounts={quickAmounts}
          chosen={entry}
          disabled={traits.readOnly === true}
          onChoose={onEntryChange}
        />
      )}
    </div>
  );
}

/** The edit that replaced the selection; null if the text outside the selection has changed as well. */
function editOfSelection(shown: string, value: string, selection: Selection): AmountEdit | null {
  const { start, end } = selection;
  const tail = shown.length - end;
  if (value.length < start + tail) return null;
  if (value.slice(0, start) !== shown.slice(0, start)) return null;
  if (value.slice(value.length - tail) !== shown.slice(end)) return null;
  return { start, end, inserted: value.slice(start, value.length - tail) };
}

function erasingOf(event: Event | null): Erasing {
  if (!event || !('inputType' in event)) return null;
  if (event.inputType === 'deleteContentBackward') return 'backward';
  return event.inputType === 'deleteContentForward' ? 'forward' : null;
}
