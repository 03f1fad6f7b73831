import { useLingui } from '@lingui/react';
import { type ReactNode, useRef } from 'react';
import { OrderCode } from './OrderCode.tsx';
import { print } from '../../platform/page/document.ts';
import { BRAND_NAME } from '../../ui/brand/names.ts';
import { Button } from '../../ui/form/Button.tsx';
import { StatusBadge, type StatusTone } from '../../ui/money/StatusBadge.tsx';
import type { IconName } from '../../ui/brand/Icon.tsx';
import Dialog from '../../ui/overlay/Dialog.tsx';

export interface EntryDialogProps {
  readonly status: {
    readonly tone: StatusTone;
    readonly icon?: IconName | undefined;
    readonly text: string;
  };
  readonly title: string;
  /** The resulting amount: a `Money`. */
  readonly amount?: ReactNode;
  /** What happens next, or that the money is safe. */
  readonly notes?: readonly string[] | undefined;
  /** A `SummaryList` with every field. */
  readonly children: ReactNode;
  /** The code that support staff ask for. */
  readonly code: string;
  /** Replaces the default label "order code". */
  readonly codeLabel?: string | undefined;
  readonly action?: ReactNode;
  readonly onClose: () => void;
}

/** Dialog with all details of a history entry, which can be printed. */
export function EntryDialog(props: EntryDialogProps) {
  const { status, amount, notes = [], code, onClose } = props;
  const { i18n } = useLingui();
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      align="center"
      title={props.title}
      icon={
        <p className="mb-2">
          <StatusBadge tone={status.tone} icon={status.icon}>
            {status.text}
          </StatusBadge>
        </p>
      }
      description={
        <>
          {amount !== undefined && <p className="text-ink">{amount}</p>}
          {notes.map((note) => (
            <p key={note} className="text-sm">
              {note}
            </p>
          ))}
        </>
      }
      initialFocus={close}
      onClose={onClose}
    >
      <div className="stack gap-4">
        {props.children}
        <OrderCode code={code} label={props.codeLabel} />
        <p className="hidden text-center text-xs font-bold tracking-widest print:block" translate="no">
          {BRAND_NAME}
        </p>
        <div className="stack gap-2.5 print:hidden">
          {props.action}
          <div className="grid grid-cols-2 gap-2.5">
            <Button icon="print" onClick={print}>
              {i18n._('receipt.print')}
            </Button>
            <Button buttonRef={close} onClick={onClose}>
              {i18n._('common.close')}
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}
