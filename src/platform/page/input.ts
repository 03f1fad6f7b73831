import type { Unsubscribe } from '../unsubscribe.ts';

/** Taps, keys and scrolling; `scroll` also reports scrolling by momentum, after the finger has left the screen. */
const INPUT = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;

/** Calls the listener whenever the player taps, types or scrolls. */
export function onInput(listener: () => void): Unsubscribe {
  const options = { capture: true, passive: true } as const;
  for (const name of INPUT) document.addEventListener(name, listener, options);
  return () => {
    for (const name of INPUT) document.removeEventListener(name, listener, options);
  };
}
