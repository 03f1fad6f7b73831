import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../../../../../src/ui/form/Button.tsx';
import { IconButton } from '../../../../../src/ui/form/IconButton.tsx';

test('a busy button keeps its name and the focus, and can neither be pressed nor submit again', async () => {
  const pressed = vi.fn();
  const submitted = vi.fn((event: Event) => event.preventDefault());
  const view = (busy: boolean) => (
    <form onSubmit={(event) => submitted(event.nativeEvent)}>
      <Button type="submit" busy={busy} onClick={pressed}>
        Pay
      </Button>
    </form>
  );
  const { rerender } = render(view(false));
  const button = screen.getByRole('button', { name: 'Pay' });
  await userEvent.click(button);
  expect([pressed.mock.calls.length, submitted.mock.calls.length]).toEqual([1, 1]);

  rerender(view(true));
  expect(document.activeElement).toBe(button);
  expect(screen.getByRole('button', { name: 'Pay', busy: true }).ariaDisabled).toBe('true');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect([pressed.mock.calls.length, submitted.mock.calls.length]).toEqual([1, 1]);
});

test('a busy button with an icon keeps its name and the focus, and cannot be pressed', async () => {
  const pressed = vi.fn();
  const view = (busy: boolean) => <IconButton icon="refresh" label="Refresh" busy={busy} onClick={pressed} />;
  const { rerender } = render(view(false));
  const button = screen.getByRole('button', { name: 'Refresh' });
  await userEvent.click(button);
  rerender(view(true));
  expect(document.activeElement).toBe(button);
  expect(screen.getByRole('button', { name: 'Refresh', busy: true }).ariaDisabled).toBe('true');
  await userEvent.click(button);
  expect(pressed).toHaveBeenCalledTimes(1);
});
