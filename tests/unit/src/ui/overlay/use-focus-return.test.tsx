import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFocusReturn } from '../../../../../src/ui/overlay/use-focus-return.ts';

function Page({ open }: { readonly open: boolean }) {
  return (
    <>
      <button type="button">opener</button>
      <button type="button">elsewhere</button>
      {open && <Overlay />}
    </>
  );
}

function Overlay() {
  useFocusReturn(true);
  return <button type="button">within</button>;
}

/** Opens the overlay from a focused button, moves the focus into it, and closes it. Returns what is focused then. */
async function visit(leave?: (button: (name: string) => HTMLElement) => void): Promise<string | null> {
  const { getByText, rerender } = render(<Page open={false} />);
  getByText('opener').focus();
  rerender(<Page open />);
  getByText('within').focus();
  leave?.(getByText);
  rerender(<Page open={false} />);
  await Promise.resolve();
  return document.activeElement?.textContent ?? null;
}

test('closing returns the focus to the control that opened it (WCAG 2.4.3)', async () => {
  expect(await visit()).toBe('opener');
});

test('a focus that was moved elsewhere stays there', async () => {
  expect(await visit((button) => button('elsewhere').focus())).toBe('elsewhere');
});
