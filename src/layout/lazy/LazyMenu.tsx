import { type ReactNode, startTransition, useCallback, useEffect, useState } from 'react';
import { useIdle } from '../../app/hooks/use-idle.ts';
import type { LazyPage } from '../../app/navigation/lazy-page.ts';
import { reloadOnceFor } from '../../app/upgrade/reload-once.ts';
import { useSite } from '../../app/site-context.ts';

/** The interaction with the trigger before its menu was loaded: none, focused, or pressed. */
export type ReplayedInteraction = 'none' | 'focused' | 'pressed';

/** Props of a lazily loaded menu. */
export interface LazyMenuPartProps {
  readonly replayed: ReplayedInteraction;
}

export interface LazyMenuProps {
  /** The content of the trigger, before and after the menu is loaded. */
  readonly sign: ReactNode;
  /** The class names of the button, before and after the menu is loaded. */
  readonly className: string;
  readonly menu: LazyPage<LazyMenuPartProps>;
}

/**
 * A menu button whose menu is loaded when the page is idle, or on hover, focus or touch. A press before that opens the menu as
 * soon as it is loaded, and the focus stays on the button.
 */
export function LazyMenu({ sign, className, menu }: LazyMenuProps) {
  const { browser } = useSite();
  const isIdle = useIdle();
  const [isPressed, setPressed] = useState(false);
  // Replacing the button between pointerdown and pointerup would lose the click, so the button stays until its click event.
  const [isHeld, setHeld] = useState(false);
  const [isThere, setThere] = useState(menu.component !== null);
  const [hasFocus, setFocus] = useState(false);
  /** After a failed load, the next hover, focus or press loads again. */
  const load = useCallback(() => {
    menu.load().then(
      // Rendered in a transition, so that input stays responsive.
      () => startTransition(() => setThere(true)),
      (error: unknown) => {
        setPressed(false);
        reloadOnceFor(String(error), browser);
      },
    );
  }, [menu, browser]);
  useEffect(() => {
    if (isIdle) load();
  }, [isIdle, load]);

  const MenuPart = isThere && !isHeld ? menu.component : null;
  if (MenuPart) return <MenuPart replayed={isPressed ? 'pressed' : hasFocus ? 'focused' : 'none'} />;
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={isPressed || undefined}
      className={className}
      onPointerEnter={load}
      onPointerDown={() => setHeld(true)}
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
