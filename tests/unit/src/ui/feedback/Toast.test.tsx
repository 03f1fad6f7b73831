import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Toast, ToastArea } from '../../../../../src/ui/feedback/Toast.tsx';
import { urgencyOfText } from '../../../../in-process/perception.ts';

test.each([
  ['plain', 'polite'],
  ['success', 'polite'],
  ['danger', 'assertive'],
] as const)('a toast with the tone %s is %s', (tone, urgency) => {
  const nothing = vi.fn();
  render(
    <ToastArea tone={tone} label="Notifications (F8)" hotkey="F8" onHold={nothing} onRelease={nothing}>
      <Toast
        open
        tone={tone}
        prefix="Notification:"
        title="Saved"
        closeLabel="Close"
        swipeThresholdPx={50}
        onDismiss={nothing}
      />
    </ToastArea>,
  );
  expect(urgencyOfText('Notification: Saved')).toBe(urgency);
});
