import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { usePlayerActor } from '../../../app/hooks/use-player.ts';
import { retrySubmission, useSubmissionProgress } from '../../../app/hooks/use-submission.ts';
import { useSupportCode } from '../../../app/hooks/use-support-code.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { RetryButton } from '../../../ui/form/RetryButton.tsx';
import { WhyNotClaimed } from './WhyNotClaimed.tsx';

/** The state of a claim without a dialog: its page was left, it was sent before a reload, or a rule forbids it. */
export function ClaimNotice() {
  const { i18n } = useLingui();
  const claim = usePlayerActor('promotionClaim');
  const reason = useSelector(claim, ({ context }) => context.reason);
  const hasDialog = useSelector(claim, (snapshot) => snapshot.hasTag('dialog'));
  const code = useSupportCode('promotionClaim');
  const submission = useSubmissionProgress(claim);
  if (hasDialog) return null;
  if (submission) {
    return (
      <Notice
        tone="warning"
        title={i18n._('promotion.claim.findingOut')}
        action={
          <RetryButton
            size="small"
            busy={submission === 'sending' || submission === 'findingOut'}
            onClick={() => retrySubmission(claim)}
          >
            {i18n._('common.tryAgain')}
          </RetryButton>
        }
      >
        <span>{i18n._('promotion.claim.findingOut.body')}</span>
        {code}
      </Notice>
    );
  }
  const close = (
    <Button kind="quiet" size="small" onClick={() => claim.send({ type: 'claim.close' })}>
      {i18n._('common.close')}
    </Button>
  );
  return <WhyNotClaimed reason={reason} action={close} />;
}
