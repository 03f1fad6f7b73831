/**
 * A short message above the page, away from the bottom navigation, that disappears by itself. Own code, because it is part of
 * every first load: a library for it weighs ten times as much (docs/decisions/0058).
 */
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { type IconName, Icon } from '../brand/Icon.tsx';
import { classes } from '../classes.ts';
import { useSwipe } from './use-swipe.ts';

export type ToastTone = 'plain' | 'success' | 'danger';

export interface ToastProps {
  /** False once the toast has expired or was dismissed. The toast stays mounted during its leave animation. */
  readonly open: boolean;
  readonly tone: ToastTone;
  /** Read by screen readers before the text. */
  readonly prefix: string;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** The accessible name of the close button. */
  readonly closeLabel: string;
  /** A swipe to the right over more than this distance dismisses the toast. */
  readonly swipeThresholdPx: number;
  /** Called after a swipe, the close button or Escape. */
  readonly onDismiss: () => void;
}

const TONES: Readonly<Record<ToastTone, { readonly iconColor: string; readonly icon: IconName }>> = {
  plain: { iconColor: 'bg-accent-soft text-accent-text', icon: 'info' },
  success: { iconColor: 'bg-green-bg text-green-icon', icon: 'success' },
  danger: { iconColor: 'bg-red-bg text-red-icon', icon: 'failed' },
};

export function Toast(props: ToastProps) {
  const { open, tone, prefix, title, description, closeLabel, swipeThresholdPx, onDismiss } = props;
  const { iconColor, icon } = TONES[tone];
  const toast = useRef<HTMLLIElement>(null);
  const [isGone, setGone] = useState(false);
  const dismiss = () => {
    // The focus would be lost with the toast: it moves to the list, where the next toast appears.
    if (toast.current?.contains(document.activeElement)) toast.current.closest('ol')?.focus();
    onDismiss();
  };
  const swipe = useSwipe(swipeThresholdPx, dismiss);
  useEscape(toast, open, dismiss);
  useLayoutEffect(() => {
    if (open || !toast.current) return;
    const { animationName } = getComputedStyle(toast.current);
    if (!animationName || animationName === 'none') setGone(true);
  }, [open]);
  if (isGone) return null;
  return (
    <li
      ref={toast}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the hotkey and Tab lead to the toast, and its time is paused there
      tabIndex={0}
      data-state={open ? 'open' : 'closed'}
      onAnimationEnd={() => setGone(!open)}
      {...swipe}
      className="toast pointer-events-auto flex touch-none items-start gap-3 rounded-lg border border-line-strong bg-raised py-3 pr-1.5 pl-4 text-ink shadow-raised select-none"
    >
      <span className={classes('mt-0.5 grid size-9 shrink-0 place-items-center rounded-full', iconColor)}>
        <Icon name={icon} className="size-5.5" />
      </span>
      <div className="grid min-w-0 flex-1 gap-0.5 py-1 text-sm wrap-anywhere">
        <p className="font-bold">
          <span className="sr-only">{`${prefix} `}</span>
          <span>{title}</span>
        </p>
        {description !== undefined && <p className="text-muted">{description}</p>}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={dismiss}
        className="grid size-11 shrink-0 place-items-center rounded-md text-muted transition-colors hover:text-ink"
      >
        <Icon name="close" className="size-5" />
      </button>
    </li>
  );
}

/** Escape dismisses the toast wherever the focus is. In the toast, the key reaches no dialog below it. */
function useEscape(toast: RefObject<HTMLElement | null>, isOpen: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOpen) return undefined;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (event.target instanceof Node && toast.current?.contains(event.target)) event.stopPropagation();
      escape();
    };
    document.addEventListener('keydown', hear, { capture: true });
    return () => document.removeEventListener('keydown', hear, { capture: true });
  }, [toast, isOpen]);
}

interface HoldListeners {
  /** A toast is hovered or focused, or the page is hidden: the caller must pause its timer. */
  readonly onHold: () => void;
  readonly onRelease: () => void;
}

export interface ToastAreaProps extends HoldListeners {
  /** The tone of the toast in the area: only a danger interrupts the speech of a screen reader. */
  readonly tone: ToastTone | undefined;
  /** The accessible name of the region, including the key that focuses it. */
  readonly label: string;
  readonly hotkey: string;
  readonly children: ReactNode;
}

/** The region of the toasts: on a phone below the top bar, clear of sheets, keyboard and bottom bar; else at the bottom right. */
export function ToastArea({ tone, label, hotkey, children, ...holding }: ToastAreaProps) {
  const area = useRef<HTMLOListElement>(null);
  useHold(area, holding);
  useEffect(() => {
    const hear = ({ code }: KeyboardEvent) => {
      if (code === hotkey) area.current?.focus();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [hotkey]);
  return createPortal(
    <section aria-label={label} aria-live={tone === 'danger' ? 'assertive' : 'polite'}>
      <ol
        ref={area}
        tabIndex={-1}
        className="pointer-events-none fixed inset-x-3 top-18 z-60 stack outline-none tablet:inset-x-auto tablet:top-auto tablet:right-6 tablet:bottom-6 tablet:w-96"
      >
        {children}
      </ol>
    </section>,
    // Portaled into the body: an open dialog makes the page inert, but a toast must stay usable.
    document.body,
  );
}

function useHold(area: RefObject<HTMLElement | null>, { onHold, onRelease }: HoldListeners): void {
  const hold = useEffectEvent(onHold);
  const release = useEffectEvent(onRelease);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && area.current?.contains(relatedTarget))) release();
    };
    area.current?.addEventListener('pointerenter', () => hold(), { signal });
    area.current?.addEventListener('pointerleave', () => release(), { signal });
    area.current?.addEventListener('focusin', () => hold(), { signal });
    area.current?.addEventListener('focusout', leave, { signal });
    document.addEventListener(
      'visibilitychange',
      () => (document.visibilityState === 'hidden' ? hold() : release()),
      { signal },
    );
    return () => listening.abort();
  }, [area]);
}
