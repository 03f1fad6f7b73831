import { type RefObject, useEffect, useRef } from 'react';
import type { ReplayedInteraction } from './LazyMenu.tsx';

/** The button of a menu that has come late: it takes over the focus or the press that its sign had. */
export function useReplayedButton(replayed: ReplayedInteraction): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const first = useRef(replayed);
  useEffect(() => {
    if (first.current === 'none') return;
    button.current?.focus({ preventScroll: true });
    // As the keyboard opens it: with the first entry chosen.
    if (first.current === 'pressed')
      button.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    first.current = 'none';
  }, []);
  return button;
}
