/** A success dialog with an animated flower. It stays open until it is confirmed. */
import { type ReactNode, useRef } from 'react';
import { Button } from '../form/Button.tsx';
import Dialog from '../overlay/Dialog.tsx';
import { SuccessBloom } from './SuccessBloom.tsx';

export interface GoodNewsDialogProps {
  readonly title: ReactNode;
  /** What the success means for the player; an amount in this text is a `Money`. */
  readonly children: ReactNode;
  /** The text of the dialog's only button. */
  readonly confirmLabel: ReactNode;
  readonly onConfirm: () => void;
}

export function GoodNewsDialog({ title, children, confirmLabel, onConfirm }: GoodNewsDialogProps) {
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      title={title}
      description={children}
      icon={<SuccessBloom className="mx-auto mb-2 size-28" />}
      align="center"
      role="alertdialog"
      initialFocus={confirm}
      onClose={() => undefined}
      dismissable={false}
    >
      <Button kind="primary" size="large" fullWidth buttonRef={confirm} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </Dialog>
  );
}
