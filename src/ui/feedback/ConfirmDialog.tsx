/** Asks for confirmation and explains the consequence. */
import { type ReactNode, useRef } from 'react';
import type { IconName } from '../brand/Icon.tsx';
import { Button } from '../form/Button.tsx';
import Dialog, { DialogIcon } from '../overlay/Dialog.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  /** What will happen, and what will not. */
  readonly children: ReactNode;
  /** The text of the confirm button: "cancel the order". */
  readonly confirmLabel: ReactNode;
  readonly busyLabel?: ReactNode;
  /** The text of the button that closes the dialog: "keep the order". It receives the initial focus. */
  readonly keepLabel: ReactNode;
  readonly onConfirm: () => void;
  readonly onKeep: () => void;
  /** The action is running: the buttons are inactive, and the dialog cannot be closed. */
  readonly busy?: boolean | undefined;
  readonly tone?: 'danger' | 'plain' | undefined;
  readonly icon?: IconName | undefined;
}

export default function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, onConfirm, onKeep, busy = false, tone = 'danger' } = props;
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      title={title}
      description={props.children}
      onClose={onKeep}
      dismissable={!busy}
      initialFocus={keep}
      icon={<DialogIcon icon={props.icon ?? (tone === 'danger' ? 'warning' : 'info')} tone={tone} />}
      role="alertdialog"
    >
      <div className="stack gap-2.5">
        <Button
          kind={tone === 'danger' ? 'danger' : 'primary'}
          fullWidth
          busy={busy}
          busyLabel={props.busyLabel}
          onClick={onConfirm}
        >
          {props.confirmLabel}
        </Button>
        <Button kind="secondary" fullWidth buttonRef={keep} onClick={onKeep} disabled={busy}>
          {props.keepLabel}
        </Button>
      </div>
    </Dialog>
  );
}
