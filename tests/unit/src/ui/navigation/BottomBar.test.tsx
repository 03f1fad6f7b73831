import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BottomBarButton } from '../../../../../src/ui/navigation/BottomBar.tsx';

test.each([true, false])(
  'a button of the bottom bar is read as busy while what it opens loads: %s',
  (busy) => {
    render(
      <BottomBarButton icon="chat" busy={busy}>
        Contact
      </BottomBarButton>,
    );
    expect(screen.getByRole('button', { name: 'Contact', busy })).toBeTruthy();
  },
);
