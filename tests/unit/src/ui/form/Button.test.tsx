import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../../../../../src/ui/form/Button.tsx';

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
  expect(screen.getByRole('button', { name: 'Pay' }).getAttribute('aria-busy')).toBe('true');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect([pressed.mock.calls.length, submitted.mock.calls.length]).toEqual([1, 1]);
});
