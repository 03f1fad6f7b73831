/** The generic error view: specification §2. */
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { BrokenPage } from '../../../../../src/shell/fallback/BrokenPage.tsx';
import { urgencyOfText } from '../../../../in-process/perception.ts';

test('interrupts with what happened, and shows and hides the error', async () => {
  // Without messages, each text is rendered as its id.
  const i18n = setupI18n({ locale: 'lo', messages: { lo: {} } });
  render(
    <I18nProvider i18n={i18n}>
      <BrokenPage error="Failed to fetch" onRetry={vi.fn()} />
    </I18nProvider>,
  );
  expect(urgencyOfText('broken.explanation')).toBe('assertive');
  expect(screen.queryByText('Failed to fetch')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'broken.showError', expanded: false }));
  expect(screen.getByText('Failed to fetch')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'broken.hideError', expanded: true }));
  expect(screen.queryByText('Failed to fetch')).toBeNull();
});
