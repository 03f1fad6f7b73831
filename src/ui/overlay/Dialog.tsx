/** What must be answered before the page goes on: a sheet in the thumb's reach on a phone, a card elsewhere. */
import {
  Description,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
  Dialog as HeadlessDialog,
} from '@headlessui/react';
import type { ReactNode, RefObject } from 'react';
import { type IconName, Icon } from '../brand/Icon.tsx';
import { classes } from '../classes.ts';
import { useFocusReturn } from './use-focus-return.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  /** A sentence or two below the title, read together with it. */
  readonly description?: ReactNode;
  /** The form or the buttons. */
  readonly children: ReactNode;
  /** Escape, or a tap beside the panel. */
  readonly onClose: () => void;
  /** False while leaving would lose something that is under way, or where an answer is owed. */
  readonly dismissable?: boolean | undefined;
  /** What has the focus first; the first control otherwise. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Above the title: a `DialogIcon`, or a picture. */
  readonly icon?: ReactNode;
  /** Where the words stand; good news may stand in the middle. */
  readonly align?: 'start' | 'center' | undefined;
  /** `alertdialog` interrupts: it is read as a whole, at once. */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
}

export function Dialog(props: DialogProps) {
  useFocusReturn(props.open);
  const { open, onClose, dismissable = true, initialFocus, role = 'dialog' } = props;
  const leave = () => {
    if (dismissable) onClose();
  };
  return (
    <HeadlessDialog
      open={open}
      onClose={leave}
      role={role}
      {...(initialFocus ? { initialFocus } : {})}
      className="relative z-50"
    >
      <DialogBackdrop className="fixed inset-0 bg-scrim print:hidden" />
      <div className="fixed inset-0 overflow-y-auto">
        <div className="flex min-h-full items-end justify-center tablet:items-center tablet:p-6">
          <DialogPanel
            // The library gives the focus without scrolling there: on a screen of four lines it would be out of sight.
            onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
            className="w-full max-w-md animate-sheet rounded-t-xl border border-line bg-raised px-5 pt-6 pb-[calc(1.25rem+env(safe-area-inset-bottom))] shadow-raised tablet:rounded-xl tablet:p-7"
          >
            <div className={classes(props.align === 'center' && 'text-center')}>
              {props.icon}
              <DialogTitle className="text-xl font-bold">{props.title}</DialogTitle>
              {props.description !== undefined && (
                <Description as="div" className="mt-2 grid gap-2 text-base text-muted">
                  {props.description}
                </Description>
              )}
            </div>
            <div className="mt-6">{props.children}</div>
          </DialogPanel>
        </div>
      </div>
    </HeadlessDialog>
  );
}

export interface DialogIconProps {
  readonly icon: IconName;
  readonly tone?: 'danger' | 'plain' | undefined;
}

/** A sign in a coloured round, for a dialog's `icon`. */
export function DialogIcon({ icon, tone = 'plain' }: DialogIconProps) {
  return (
    <span
      className={classes(
        'mb-3 grid size-12 place-items-center rounded-full',
        tone === 'danger' ? 'bg-red-bg text-red-icon' : 'bg-accent-soft text-accent-text',
      )}
    >
      <Icon name={icon} className="size-6" />
    </span>
  );
}
