import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import type { Call } from '../../../../contract/endpoints.ts';
import type { WithdrawNotice } from '../../../../machines/withdraw.vocabulary.ts';
import type { WithdrawActor } from '../../../app/site.ts';
import { explain } from '../../../i18n/explain.ts';
import { SlowNotice } from '../../../layout/SlowNotice.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';

interface RemarkProps {
  readonly withdraw: WithdrawActor;
}

/** Why it did not go on, at the thumb. Nothing was withdrawn, or it would not be known. */
export function WithdrawFailure({ withdraw, call }: RemarkProps & { readonly call: Call }) {
  const { i18n } = useLingui();
  const failure = useSelector(withdraw, ({ context }) => context.failure);
  if (!failure) return null;
  return (
    <Notice tone="danger" role="alert" title={i18n._('withdraw.failed')}>
      {explain(i18n, failure, call)}
    </Notice>
  );
}

/** What takes long: what is not known, what is safe, and what can be done. */
export function WithdrawSlowness({ withdraw }: RemarkProps) {
  const { i18n } = useLingui();
  const isSlow = useSelector(withdraw, ({ context }) => context.isSlow);
  const isSending = useSelector(withdraw, (snapshot) => snapshot.hasTag('pending'));
  const isQuoting = useSelector(withdraw, (snapshot) => snapshot.hasTag('quoting'));
  if (!isSlow || !(isSending || isQuoting)) return null;
  return isQuoting ? (
    <SlowNotice onStop={() => withdraw.send({ type: 'withdraw.back' })}>
      {i18n._('withdraw.quote.slow')}
    </SlowNotice>
  ) : (
    // Whoever does not want to wait is led to where it is found out.
    <SlowNotice onStop={() => withdraw.send({ type: 'withdraw.retry' })}>
      {i18n._('slow.withdraw')}
    </SlowNotice>
  );
}

/** What has become of the numbers since they were first shown: the player looks again before pressing again. */
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
