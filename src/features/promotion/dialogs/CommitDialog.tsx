import { useLingui } from '@lingui/react';
import { type ReactNode, useRef } from 'react';
import type { Failure } from '../../../../contract/errors.ts';
import type { SubmissionProgress } from '../../../app/hooks/use-submission.ts';
import { useSupportCode } from '../../../app/hooks/use-support-code.ts';
import { lateCode } from '../../../platform/late-code.ts';
import { LateDialog } from '../../../shared/late/LateDialog.tsx';
import { SlowNotice } from '../../../shared/SlowNotice.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { RetryButton } from '../../../ui/form/RetryButton.tsx';
import type { DialogProps } from '../../../ui/overlay/Dialog.tsx';
import { NotDone, type NotDoneProps } from './NotDone.tsx';

const DIALOG = lateCode(() => import('../../../ui/overlay/Dialog.tsx'));

/** The state of the action: not sent, sending, slow response, finding out the outcome, waiting for the next attempt. */
export type CommitStatus = 'asking' | SubmissionProgress;

export interface CommitDialogProps {
  readonly status: CommitStatus;
  readonly title: string;
  readonly call: NotDoneProps['call'];
  /** The last failure. */
  readonly failure: Failure | null;
  /** The choices and the consequences. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly busyLabel: string;
  readonly keepLabel: string;
  readonly danger?: boolean;
  /** Shown while the response is slow; `unknown` is shown while the outcome is found out. */
  readonly slowMessage: string;
  readonly unknown: { readonly title: string; readonly body: string };
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** The player stops waiting for the response, or for the next try. */
  readonly onRetry: () => void;
}

/**
 * Confirms an action that is sent exactly once. Can be closed once the response is slow; the action then continues in
 * the background.
 */
export function CommitDialog(props: CommitDialogProps) {
  const { status, title, call, failure, children, unknown, onClose } = props;
  const { i18n } = useLingui();
  const keep = useRef<HTMLButtonElement>(null);
  const code = useSupportCode(call);
  if (status === 'findingOut' || status === 'waiting') {
    return (
      <CommitFrame title={unknown.title} onClose={onClose}>
        <div className="stack gap-5">
          <div role="status" className="stack justify-items-center gap-3 text-center">
            <Spinner />
            <p className="text-muted">
              <span>{unknown.body}</span>
              {code}
            </p>
          </div>
          <div className="stack gap-2.5">
            <RetryButton fullWidth busy={status === 'findingOut'} onClick={props.onRetry}>
              {i18n._('common.tryAgain')}
            </RetryButton>
            <Button kind="quiet" fullWidth onClick={onClose}>
              {i18n._('common.close')}
            </Button>
          </div>
        </div>
      </CommitFrame>
    );
  }
  const isBusy = status !== 'asking';
  return (
    <CommitFrame
      title={title}
      onClose={onClose}
      dismissable={status !== 'sending'}
      initialFocus={keep}
      role={props.danger ? 'alertdialog' : 'dialog'}
    >
      <div className="stack gap-5">
        {children}
        {failure && <NotDone call={call} failure={failure} />}
        {status === 'slow' && <SlowNotice onStop={props.onRetry}>{props.slowMessage}</SlowNotice>}
        <div className="stack gap-2.5">
          <Button
            kind={props.danger ? 'danger' : 'primary'}
            size="large"
            fullWidth
            busy={isBusy}
            busyLabel={props.busyLabel}
            onClick={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
          <Button fullWidth buttonRef={keep} onClick={onClose} disabled={status === 'sending'}>
            {status === 'slow' ? i18n._('common.close') : props.keepLabel}
          </Button>
        </div>
      </div>
    </CommitFrame>
  );
}

function CommitFrame(props: Omit<DialogProps, 'open'>) {
  return <LateDialog code={DIALOG} given={{ ...props, open: true }} onFailed={props.onClose} />;
}
