import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import type { Call } from '../../../../contract/endpoints.ts';
import type { WithdrawNotice } from '../../../../machines/withdraw.vocabulary.ts';
import { useSubmission } from '../../../app/hooks/use-submission.ts';
import type { WithdrawActor } from '../../../app/site.ts';
import { SlowNotice } from '../../../layout/SlowNotice.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { FailureNotice } from '../../../layout/FailureNotice.tsx';

interface RemarkProps {
  readonly withdraw: WithdrawActor;
}

/** The failure of a request, next to the submit button. Nothing was withdrawn: an unknown outcome has its own screen. */
export function WithdrawFailure({ withdraw, call }: RemarkProps & { readonly call: Call }) {
  const { i18n } = useLingui();
  const failure = useSelector(withdraw, ({ context }) => context.failure);
  if (!failure) return null;
  return <FailureNotice title={i18n._('withdraw.failed')} failure={failure} call={call} />;
}

/** Notice that the quote or the withdrawal takes longer than usual. */
export function WithdrawSlowness({ withdraw }: RemarkProps) {
  const { i18n } = useLingui();
  const isQuoteSlow = useSelector(withdraw, (snapshot) => snapshot.hasTag('slow'));
  const submission = useSubmission(withdraw);
  if (isQuoteSlow) {
    return (
      <SlowNotice onStop={() => withdraw.send({ type: 'withdraw.back' })}>
        {i18n._('withdraw.quote.slow')}
      </SlowNotice>
    );
  }
  if (submission !== 'slow') return null;
  return (
    // Ends the wait: the next screen finds out the outcome.
    <SlowNotice onStop={() => withdraw.send({ type: 'withdraw.retry' })}>
      {i18n._('slow.withdraw')}
    </SlowNotice>
  );
}

/** Notice that the quote was renewed, or that its amounts have changed. */
export function QuoteRemark({ notice }: { readonly notice: WithdrawNotice | null }) {
  const { i18n } = useLingui();
  if (notice === 'QUOTE_CHANGED') {
    return (
      <Notice tone="warning" role="alert" title={i18n._('withdraw.quote.changed.title')}>
        {i18n._('withdraw.quote.changed.body')}
      </Notice>
    );
  }
  if (notice !== 'QUOTE_RENEWED') return null;
  return (
    <Notice tone="info" role="status" title={i18n._('withdraw.quote.renewed.title')}>
      {i18n._('withdraw.quote.renewed.body')}
    </Notice>
  );
}
