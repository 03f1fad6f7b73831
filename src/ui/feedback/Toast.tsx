/** A short message above the page, away from the bottom navigation, that disappears by itself. */
import * as RadixToast from '@radix-ui/react-toast';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type IconName, Icon } from '../brand/Icon.tsx';
import { classes } from '../classes.ts';

export type ToastTone = 'plain' | 'success' | 'danger';

export interface ToastProps {
  /** False once the toast has expired or was dismissed. The toast stays mounted during its leave animation. */
  readonly open: boolean;
  readonly tone: ToastTone;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** The accessible name of the close button. */
  readonly closeLabel: string;
  /** Called after a swipe, the close button or Escape. */
  readonly onDismiss: () => void;
}

const TONES: Readonly<Record<ToastTone, { readonly iconColor: string; readonly icon: IconName }>> = {
  plain: { iconColor: 'bg-accent-soft text-accent-text', icon: 'info' },
  success: { iconColor: 'bg-green-bg text-green-icon', icon: 'success' },
  danger: { iconColor: 'bg-red-bg text-red-icon', icon: 'failed' },
};

export function Toast({ open, tone, title, description, closeLabel, onDismiss }: ToastProps) {
  const { iconColor, icon } = TONES[tone];
  return (
    <RadixToast.Root
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onDismiss();
      }}
      className="toast pointer-events-auto flex items-start gap-3 rounded-lg border border-line-strong bg-raised py-3 pr-1.5 pl-4 text-ink shadow-raised"
    >
      <span className={classes('mt-0.5 grid size-9 shrink-0 place-items-center rounded-full', iconColor)}>
        <Icon name={icon} className="size-5.5" />
      </span>
      <div className="grid min-w-0 flex-1 gap-0.5 py-1 text-sm wrap-anywhere">
        <RadixToast.Title className="font-bold">{title}</RadixToast.Title>
        {description !== undefined && (
          <RadixToast.Description className="text-muted">{description}</RadixToast.Description>
        )}
      </div>
      <RadixToast.Close
        aria-label={closeLabel}
        className="grid size-11 shrink-0 place-items-center rounded-md text-muted transition-colors hover:text-ink"
      >
        <Icon name="close" className="size-5" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}

interface HoldListeners {
  /** A toast is hovered or focused, or the page is hidden: the caller must pause its timer. */
  readonly onHold: () => void;
  readonly onRelease: () => void;
}

export interface ToastAreaProps extends HoldListeners {
  /** Read by screen readers before the text of a toast. */
  readonly prefix: string;
  /** The accessible name of the region, including the key that focuses it. */
  readonly label: string;
  readonly hotkey: string;
  readonly swipeThresholdPx: number;
  readonly children: ReactNode;
}

/** The region of the toasts: on a phone below the top bar, clear of sheets, keyboard and bottom bar; else at the bottom right. */
export function ToastArea(props: ToastAreaProps) {
  const area = useRef<HTMLOListElement>(null);
  useHold(area, props);
  return (
    <RadixToast.Provider
      label={props.prefix}
      // Turns off the library's timer: it cannot be paused at first, until its listeners are attached. The caller has its own timer.
      duration={Number.POSITIVE_INFINITY}
      swipeDirection="right"
      swipeThreshold={props.swipeThresholdPx}
    >
      {props.children}
      {createPortal(
        <RadixToast.Viewport
          label={props.label}
          hotkey={[props.hotkey]}
          ref={area}
          className="pointer-events-none fixed inset-x-3 top-18 z-60 grid outline-none tablet:inset-x-auto tablet:top-auto tablet:right-6 tablet:bottom-6 tablet:w-96"
        />,
        // Portaled into the body: an open dialog makes the page inert, but a toast must stay usable.
        document.body,
      )}
    </RadixToast.Provider>
  );
}

/** Uses native listeners: a toast is portaled into the area, so its React events do not bubble to it. */
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
