import type { Unsubscribe } from '../unsubscribe.ts';

export interface LinkIntentListener {
  /** A link of the site is hovered, focused or touched; `to` is relative to the site's root. */
  intended(to: string): void;
  /** The pointer or the focus has left the link. */
  abandoned(): void;
}

/** Listens, for all links of the page at once, to a hover, focus or touch that precedes a navigation. */
export function onLinkIntent(root: string, listener: LinkIntentListener): Unsubscribe {
  const come = ({ target }: Event) => {
    const to = addressOf(target, root);
    if (to !== null) listener.intended(to);
  };
  const gone = ({ target, relatedTarget }: PointerEvent | FocusEvent) => {
    // The pointer moves within the same link, for example from its text to its icon.
    if (relatedTarget instanceof Node && linkAt(target)?.contains(relatedTarget)) return;
    if (addressOf(target, root) !== null) listener.abandoned();
  };
  const comes = ['pointerover', 'focusin', 'touchstart'] as const;
  const goes = ['pointerout', 'focusout'] as const;
  for (const name of comes) document.addEventListener(name, come, { passive: true });
  for (const name of goes) document.addEventListener(name, gone, { passive: true });
  return () => {
    for (const name of comes) document.removeEventListener(name, come);
    for (const name of goes) document.removeEventListener(name, gone);
  };
}

/** The address of a link of the site; null for any other element, a fragment of this page, or a link with a target. */
function addressOf(target: EventTarget | null, root: string): string | null {
  const link = linkAt(target);
  if (!link || link.target !== '' || link.origin !== window.location.origin) return null;
  if (link.hash !== '' && link.pathname === window.location.pathname) return null;
  if (!link.pathname.startsWith(`${root}/`)) return null;
  return `${link.pathname.slice(root.length)}${link.search}`;
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}
