import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import Dialog from '../../../../../src/ui/overlay/Dialog.tsx';
import { Drawer } from '../../../../../src/ui/overlay/Drawer.tsx';
import { Sheet } from '../../../../../src/ui/overlay/Sheet.tsx';

afterEach(cleanup);

const onClose = () => undefined;
const NAME = 'in front';

test.each([
  [
    'dialog',
    () => (
      <Dialog open onClose={onClose} title={NAME}>
        <button type="button">yes</button>
      </Dialog>
    ),
  ],
  [
    'drawer',
    () => (
      <Drawer open onClose={onClose} label={NAME} closeLabel="close" heading="">
        <a href="/">home</a>
      </Drawer>
    ),
  ],
  [
    'sheet',
    () => (
      <Sheet open onClose={onClose} title={NAME} closeLabel="close">
        <button type="button">yes</button>
      </Sheet>
    ),
  ],
])('each %s that is open when it appears takes the page behind it out of use', async (_, Overlay) => {
  // The library treats the first one of a visit differently.
  for (const time of ['first', 'second']) {
    const { unmount } = render(
      <main>
        <button type="button">behind</button>
        <Overlay />
      </main>,
    );
    await screen.findByRole('dialog', { name: NAME });
    expect(screen.queryByRole('button', { name: 'behind' }), time).toBeNull();
    unmount();
  }
});
