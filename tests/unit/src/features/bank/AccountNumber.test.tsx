import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AccountNumber } from '../../../../../src/features/bank/AccountNumber.tsx';

const NUMBER = '160120000123456';

beforeEach(() => {
  // Without messages, each text is rendered as its id.
  const i18n = setupI18n({ locale: 'lo', messages: { lo: {} } });
  render(
    <I18nProvider i18n={i18n}>
      <AccountNumber accountNumber={NUMBER} />
    </I18nProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const button = (name: string) => screen.getByRole('button', { name });
const isOnPage = () => document.body.textContent.includes(NUMBER);

test('an account number is masked except for its last digits, and cannot be copied, until it is shown', async () => {
  expect(screen.getByText('•••••••••••3456')).toBeDefined();
  expect(isOnPage()).toBe(false);
  expect(screen.queryByRole('button', { name: 'bank.number.copy' })).toBeNull();
  await userEvent.click(button('bank.number.show'));
  expect(isOnPage()).toBe(true);
  await userEvent.click(button('bank.number.hide'));
  expect(isOnPage()).toBe(false);
});

test('a shown account number is copied in full, and a status message confirms it', async () => {
  const user = userEvent.setup();
  await user.click(button('bank.number.show'));
  await user.click(button('bank.number.copy'));
  expect(await navigator.clipboard.readText()).toBe(NUMBER);
  expect((await screen.findByRole('status')).textContent).toBe('common.copied');
});

test('an account number is masked again once the page is hidden, and stays so', async () => {
  await userEvent.click(button('bank.number.show'));
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(isOnPage()).toBe(false);
  // The number stays masked when the page becomes visible again.
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(isOnPage()).toBe(false);
});
