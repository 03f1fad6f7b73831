/** Asks once more, with the consequence in words: a sheet in the thumb's reach on a phone, a card elsewhere. */
import { Description, Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { type ReactNode, useRef } from 'react';
import { type IconName, Icon } from '../brand/Icon.tsx';
import { classes } from '../classes.ts';
import { Button } from '../form/Button.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  /** What will happen, and what will not. */
  readonly children: ReactNode;
  /** The act itself: "cancel the order". */
  readonly confirmLabel: ReactNode;
  readonly busyLabel?: ReactNode;
  /** The way back: "keep the order". It has the focus first. */
  readonly keepLabel: ReactNode;
  readonly onConfirm: () => void;
  readonly onKeep: () => void;
  /** Under way: neither button nor a tap beside it closes the dialog. */
  readonly busy?: boolean | undefined;
  readonly tone?: 'danger' | 'plain' | undefined;
  readonly icon?: IconName | undefined;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onConfirm, onKeep, busy = false, tone = 'danger' } = props;
  const keep = useRef<HTMLButtonElement>(null);
  const leave = () => {
    if (!busy) onKeep();
  };
  return (
    <Dialog open={open} onClose={leave} initialFocus={keep} role="alertdialog" className="relative z-50">
      <DialogBackdrop className="fixed inset-0 bg-scrim" />
      <div className="fixed inset-0 overflow-y-auto">
        <div className="flex min-h-full items-end justify-center tablet:items-center tablet:p-6">
          <DialogPanel className="w-full max-w-md animate-sheet rounded-t-xl border border-line bg-raised px-5 pt-6 pb-[calc(1.25rem+env(safe-area-inset-bottom))] shadow-raised tablet:rounded-xl tablet:p-7">
            <span
              className={classes(
                'mb-3 grid size-12 place-items-center rounded-full',
                tone === 'danger' ? 'bg-red-bg text-red-icon' : 'bg-accent-soft text-accent-text',
              )}
            >
              <Icon name={props.icon ?? (tone === 'danger' ? 'warning' : 'info')} className="size-6" />
            </span>
            <DialogTitle className="text-xl font-bold">{props.title}</DialogTitle>
            <Description as="div" className="mt-2 grid gap-2 text-base text-muted">
              {props.children}
            </Description>
            <div className="mt-6 grid gap-2.5">
              <Button
                kind={tone === 'danger' ? 'danger' : 'primary'}
                fullWidth
                busy={busy}
                busyLabel={props.busyLabel}
                onClick={onConfirm}
              >
                {props.confirmLabel}
              </Button>
              <Button kind="secondary" fullWidth buttonRef={keep} onClick={leave} disabled={busy}>
                {props.keepLabel}
              </Button>
            </div>
          </DialogPanel>
        </div>
      </div>
    </Dialog>
  );
}
