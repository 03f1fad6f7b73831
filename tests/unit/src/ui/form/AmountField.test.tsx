import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Currency } from '../../../../../contract/money/money.ts';
import { AmountField } from '../../../../../src/ui/form/AmountField.tsx';

const entries: string[] = [];

function Form({ currency = 'LAK', error }: { readonly currency?: Currency; readonly error?: string }) {
  const [entry, setEntry] = useState('');
  entries.push(entry);
  return (
    <AmountField
      label="Amount"
      hint="From 50.000"
      error={error}
      entry={entry}
      onEntryChange={setEntry}
      currency={currency}
      currencyLabel={currency}
      quickAmounts={[{ entry: '100000', label: '100.000' }]}
    />
  );
}

function field(): HTMLInputElement {
  return screen.getByLabelText('Amount');
}

test('the field groups digits while they are typed, and reports them without dots', async () => {
  render(<Form />);
  await userEvent.type(field(), '1500000');
  expect(field().value).toBe('1.500.000');
  expect(entries.at(-1)).toBe('1500000');
});

test('the caret stays behind a digit that was typed in the middle', async () => {
  render(<Form />);
  await userEvent.type(field(), '1500');
  await userEvent.type(field(), '2', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(field().value).toBe('12.500');
  expect(field().selectionStart).toBe(2);
});

test('backspace over a group dot deletes the digit before it', async () => {
  render(<Form />);
  await userEvent.type(field(), '1500');
  await userEvent.type(field(), '{Backspace}', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(entries.at(-1)).toBe('500');
});

test('pasted text is kept unchanged, even if it replaces the same shown text', async () => {
  render(<Form />);
  await userEvent.click(field());
  await userEvent.paste('1.500');
  expect(entries.at(-1)).toBe('1.500');

  await userEvent.clear(field());
  await userEvent.type(field(), '1500');
  expect(field().value).toBe('1.500');
  expect(entries.at(-1)).toBe('1500');
  field().setSelectionRange(0, 5);
  await userEvent.paste('1.500');
  expect(entries.at(-1)).toBe('1.500');
});

test('a quick amount is entered with one tap', async () => {
  render(<Form />);
  await userEvent.click(screen.getByRole('button', { name: '100.000' }));
  expect(field().value).toBe('100.000');
  expect(screen.getByRole('button', { name: '100.000' }).getAttribute('aria-pressed')).toBe('true');
});

test('the field requests the on-screen keyboard that the currency needs', () => {
  render(<Form currency="THB" />);
  expect(field().inputMode).toBe('decimal');
  cleanup();
  render(<Form />);
  expect(field().inputMode).toBe('numeric');
});

test('an error replaces the hint, and describes the field to screen readers', () => {
  render(<Form error="Too little" />);
  const message = document.getElementById(field().getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toBe('Too little');
  expect(field().getAttribute('aria-invalid')).toBe('true');
});
