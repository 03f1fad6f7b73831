/** A short message above the page, away from the bottom navigation, that disappears by itself. */
import * as RadixToast from '@radix-ui/react-toast';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type IconName, Icon } from '../brand/Icon.tsx';
import { classes } from '../classes.ts';

export type ToastTone = 'plain' | 'success' | 'danger';

export interface ToastProps {
  /** False once it is over: it moves away and is still there while it does. */
  readonly open: boolean;
  readonly tone: ToastTone;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** The name of the button that sends it away. */
  readonly closeLabel: string;
  /** It was swiped, closed, or sent away with Escape. */
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
  /** A toast is under a pointer or the focus, or the page is out of sight: its time is to stand still. */
  readonly onHold: () => void;
  readonly onRelease: () => void;
}

export interface ToastAreaProps extends HoldListeners {
  /** What is said before a toast is read out. */
  readonly prefix: string;
  /** The region's name, with the key that leads there. */
  readonly label: string;
  readonly hotkey: string;
  readonly swipeThresholdPx: number;
  readonly children: ReactNode;
}

/** Below the top bar on a phone, where no sheet, keyboard or bottom bar stands; in the corner elsewhere. */
export function ToastArea(props: ToastAreaProps) {
  const area = useRef<HTMLOListElement>(null);
  useHold(area, props);
  return (
    <RadixToast.Provider
      label={props.prefix}
      // Whoever shows the toasts counts their time: this library hears of a pointer only some time after a toast stands.
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
        // A child of the body itself: an open dialog makes the page inert, and the toast that tells of it must not be.
        document.body,
      )}
    </RadixToast.Provider>
  );
}

/** The events of the page itself: a toast is drawn in the area, and is no child of it to React. */
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
