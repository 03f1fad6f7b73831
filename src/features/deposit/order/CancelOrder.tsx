import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { isFindingOut, retrySubmission, useSubmissionProgress } from '../../../app/hooks/use-submission.ts';
import { useSupportCode } from '../../../app/hooks/use-support-code.ts';
import type { DepositOrderActor } from '../../../../machines/depositOrder.machine.ts';
import { lateCode } from '../../../platform/late-code.ts';
import { LateDialog } from '../../../shared/late/LateDialog.tsx';
import { SlowNotice } from '../../../shared/SlowNotice.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { RetryButton } from '../../../ui/form/RetryButton.tsx';

const CONFIRM_DIALOG = lateCode(() => import('../../../ui/feedback/ConfirmDialog.tsx'));

/**
 * Asks to confirm the cancellation. While the outcome is found out, a notice replaces the dialog, so that the player can check
 * the order.
 */
export function CancelOrder({ order }: { readonly order: DepositOrderActor }) {
  const { i18n } = useLingui();
  const isAsking = useSelector(order, (snapshot) => snapshot.hasTag('askingToCancel'));
  const submission = useSubmissionProgress(order);
  const code = useSupportCode('depositCancel');
  const keep = () => order.send({ type: 'order.keep' });
  const retry = () => retrySubmission(order);
  if (isFindingOut(submission)) {
    return (
      <Notice
        tone="warning"
        title={i18n._('deposit.findingOut.title')}
        action={
          <RetryButton size="small" busy={submission === 'findingOut'} onClick={retry}>
            {i18n._('common.tryAgain')}
          </RetryButton>
        }
      >
        <span>{i18n._('slow.depositCancel')}</span>
        {code}
      </Notice>
    );
  }
  if (!isAsking && !submission) return null;
  return (
    <LateDialog
      code={CONFIRM_DIALOG}
      onFailed={keep}
      given={{
        open: true,
        title: i18n._('order.cancel.title'),
        confirmLabel: i18n._('order.cancel.confirm'),
        busyLabel: i18n._('order.cancel.pending'),
        keepLabel: i18n._('order.cancel.keep'),
        busy: submission !== null,
        onConfirm: () => order.send({ type: 'order.confirmCancel' }),
        onKeep: keep,
        children: (
          <>
            <p>{i18n._('order.cancel.consequence')}</p>
            {submission === 'slow' && <SlowNotice onStop={retry}>{i18n._('slow.depositCancel')}</SlowNotice>}
          </>
        ),
      }}
    />
  );
}
