import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { ORDER_STATUSES, type OrderStatus } from '../../../contract/order.ts';
import { paths } from '../../app/paths.ts';
import { isFindingOut, retrySubmission, useSubmissionProgress } from '../../app/hooks/use-submission.ts';
import { useTitle } from '../../app/hooks/use-title.ts';
import { useTopOnChange } from '../../app/hooks/use-top-on-change.ts';
import type { WithdrawActor } from '../../../machines/withdraw.machine.ts';
import { useCashier } from '../../app/hooks/use-player.ts';
import { ButtonPageLink } from '../../shared/PageLink.tsx';
import { SkeletonList } from '../../ui/feedback/Skeleton.tsx';
import { StepTrack } from '../../ui/feedback/StepTrack.tsx';
import { Page, PageHeading } from '../../ui/layout/Page.tsx';
import { FailureNotice } from '../../shared/FailureNotice.tsx';
import { FindingOut } from '../../shared/FindingOut.tsx';
import { FollowedWithdraw } from './order/FollowedWithdraw.tsx';
import { useQuote } from './use-quote.ts';
import { QuoteView } from './QuoteView.tsx';
import { WithdrawFormLoader } from './WithdrawFormLoader.tsx';

type Part = 'loading' | 'unreachable' | 'form' | 'quote' | 'findingOut' | 'order';

/** Withdrawing to the bank account: specification §1, §4 and §5. */
export default function WithdrawPage() {
  const withdraw = useCashier('withdraw');
  return withdraw ? <OpenWithdraw withdraw={withdraw} /> : null;
}

function OpenWithdraw({ withdraw }: { readonly withdraw: WithdrawActor }) {
  const { i18n } = useLingui();
  const view = useSelector(withdraw, viewOf);
  const submission = useSubmissionProgress(withdraw);
  const hasQuote = useQuote(withdraw)?.hasTag('quoted') ?? false;
  const part = isFindingOut(submission) ? 'findingOut' : hasQuote ? 'quote' : view;
  const order = useSelector(withdraw, ({ children }) => children.order);
  const status = useSelector(order, (snapshot) => ORDER_STATUSES.find((tag) => snapshot?.hasTag(tag)));
  const failure = useSelector(withdraw, ({ context }) => context.failure);
  useTitle(i18n._('withdraw.title'));
  const heading = useRef<HTMLHeadingElement>(null);
  useTopOnChange(part === 'loading' ? null : `${part} ${status ?? ''}`, heading);
  const step = stepOf(part, status);
  return (
    <Page width="cashier">
      <PageHeading
        title={i18n._('withdraw.title')}
        headingRef={heading}
        aside={
          <ButtonPageLink kind="quiet" size="small" icon="history" href={paths.withdrawHistory}>
            {i18n._('history.withdraw.title')}
          </ButtonPageLink>
        }
      />
      {step !== null && (
        <StepTrack
          label={i18n._('withdraw.steps')}
          steps={[
            i18n._('deposit.step.choose'),
            i18n._('withdraw.step.confirm'),
            i18n._('withdraw.step.approve'),
            i18n._('withdraw.step.receive'),
          ]}
          current={step}
          doneLabel={i18n._('deposit.step.done')}
          brief={part !== 'order' && part !== 'findingOut'}
        />
      )}
      {part === 'loading' && <SkeletonList label={i18n._('withdraw.loading')} count={3} shape="card" />}
      {/* It is unknown whether a withdrawal is under way, so no new one is offered. */}
      {part === 'unreachable' && (
        <FailureNotice
          title={i18n._('withdraw.unreachable.title')}
          failure={failure}
          call="withdrawOpen"
          onRetry={() => withdraw.send({ type: 'withdraw.retry' })}
        >
          <p>{i18n._('unreachable.moneyIsSafe')}</p>
        </FailureNotice>
      )}
      {part === 'form' && <WithdrawFormLoader withdraw={withdraw} />}
      {part === 'quote' && <QuoteView withdraw={withdraw} />}
      {part === 'findingOut' && (
        <FindingOut
          isWaiting={submission === 'waiting'}
          call="withdrawCreate"
          title={i18n._('withdraw.findingOut.title')}
          body={i18n._('withdraw.findingOut.body')}
          warning={i18n._('withdraw.findingOut.doNotRepeat')}
          onRetry={() => retrySubmission(withdraw)}
        />
      )}
      {part === 'order' && order && <FollowedWithdraw order={order} />}
    </Page>
  );
}

function viewOf(snapshot: ReturnType<WithdrawActor['getSnapshot']>): Part {
  if (snapshot.hasTag('following')) return 'order';
  if (snapshot.hasTag('pending')) return 'quote';
  if (snapshot.hasTag('unreachable')) return 'unreachable';
  return snapshot.hasTag('loading') ? 'loading' : 'form';
}

/** The number of completed steps (choose, confirm, approve, receive); null for a failed withdrawal or an unknown status. */
function stepOf(part: Part, status: OrderStatus | undefined): number | null {
  if (part === 'quote' || part === 'findingOut') return 1;
  if (part !== 'order') return 0;
  switch (status) {
    case 'OPEN':
      return 2;
    case 'PAID':
      return 3;
    case 'SUCCESS':
      return 4;
    default:
      return null;
  }
}
