import { type ReactNode, useState } from 'react';
import { useSite } from '../../app/site-context.ts';
import { cannotLoad } from '../load-failure-toast.ts';
import type { ComponentCode } from '../../platform/late-code.ts';
import { useLateComponent } from './use-late-component.ts';

/** The interaction with the trigger before its menu was loaded: none, focused, or pressed. */
export type ReplayedInteraction = 'none' | 'focused' | 'pressed';

/** Props of a menu whose code is loaded late. */
export interface LoadedMenuProps {
  readonly replayed: ReplayedInteraction;
}

export interface LateMenuProps {
  /** The content of the trigger, before and after the menu is loaded. */
  readonly sign: ReactNode;
  /** The class names of the button, before and after the menu is loaded. */
  readonly className: string;
  readonly menu: ComponentCode<LoadedMenuProps>;
}

/**
 * A menu button whose menu is loaded on hover, focus or touch. A press before that opens the menu as soon as it is loaded, and
 * the focus stays on the button. If the menu does not arrive, a toast says so, and the next press tries again.
 */
export function LateMenu({ sign, className, menu }: LateMenuProps) {
  const { browser, toasts } = useSite();
  const [isPressed, setPressed] = useState(false);
  // Replacing the button between pointerdown and pointerup would lose the click, so the button stays until its click event.
  const [isHeld, setHeld] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const { Loaded, load } = useLateComponent(menu, () => {
    if (!isPressed) return;
    setPressed(false);
    toasts.show(cannotLoad(browser));
  });
  if (Loaded && !isHeld) return <Loaded replayed={isPressed ? 'pressed' : hasFocus ? 'focused' : 'none'} />;
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={isPressed || undefined}
      className={className}
      onPointerEnter={load}
      onPointerDown={() => {
        setHeld(true);
        load();
      }}
      onPointerCancel={() => setHeld(false)}
      onPointerLeave={({ pointerType }) => {
        // A touch ends with pointerleave before its click event.
        if (pointerType === 'mouse') setHeld(false);
      }}
      onFocus={() => {
        setFocus(true);
        load();
      }}
      onBlur={() => setFocus(false)}
      onClick={() => {
        setHeld(false);
        setPressed(true);
        load();
      }}
    >
      {sign}
    </button>
  );
}
