import { type RefObject, useEffect, useRef } from 'react';
import type { ReplayedInteraction } from './LateMenu.tsx';

/** The ref for the button of a menu that is loaded late. Repeats the focus or the press that its placeholder received before. */
export function useReplayedButton(replayed: ReplayedInteraction): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const first = useRef(replayed);
  useEffect(() => {
    if (first.current === 'none') return;
    button.current?.focus({ preventScroll: true });
    // The Enter key opens the menu with its first item active.
    if (first.current === 'pressed')
      button.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    first.current = 'none';
  }, []);
  return button;
}
