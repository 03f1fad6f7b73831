/** A modal dialog: a bottom sheet on a phone, a centred card on larger screens. */
import { Description, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import type { ReactNode, RefObject } from 'react';
import { type IconName, Icon } from '../brand/Icon.tsx';
import { classes } from '../classes.ts';
import { Modal } from './Modal.tsx';

export interface DialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  /** One or two sentences below the title: the accessible description of the dialog. */
  readonly description?: ReactNode;
  /** The form or the buttons. */
  readonly children: ReactNode;
  /** Called on Escape or a click outside the panel. */
  readonly onClose: () => void;
  /** False while a request is running or an answer is required: Escape and clicks outside do nothing. */
  readonly dismissable?: boolean | undefined;
  /** Receives the focus when the dialog opens; by default the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Above the title: a `DialogIcon`, or a picture. */
  readonly icon?: ReactNode;
  /** The alignment of icon and text. */
  readonly align?: 'start' | 'center' | undefined;
  /** Screen readers read an `alertdialog` in full as soon as it opens. */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
}

export default function Dialog(props: DialogProps) {
  const { open, onClose, dismissable = true, initialFocus, role = 'dialog' } = props;
  const leave = () => {
    if (dismissable) onClose();
  };
  return (
    <Modal open={open} onClose={leave} role={role} {...(initialFocus ? { initialFocus } : {})}>
      <DialogBackdrop className="fixed inset-0 bg-scrim print:hidden" />
      <div className="fixed inset-0 overflow-y-auto">
        <div className="flex min-h-full items-end justify-center tablet:items-center tablet:p-6">
          <DialogPanel
            // The library focuses without scrolling, so on a very low screen the focused control would be out of view.
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
    </Modal>
  );
}

export interface DialogIconProps {
  readonly icon: IconName;
  readonly tone?: 'danger' | 'plain' | undefined;
}

/** An icon in a coloured circle, for a dialog's `icon`. */
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
