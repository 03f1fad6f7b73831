import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { ORDER_STATUSES } from '../../../contract/order.ts';
import { useCashier } from '../../app/hooks/use-player.ts';
import { isFindingOut, retrySubmission, useSubmissionProgress } from '../../app/hooks/use-submission.ts';
import { useTitle } from '../../app/hooks/use-title.ts';
import { useTopOnChange } from '../../app/hooks/use-top-on-change.ts';
import type { DepositActor } from '../../../machines/deposit.machine.ts';
import { SkeletonList } from '../../ui/feedback/Skeleton.tsx';
import { StepTrack } from '../../ui/feedback/StepTrack.tsx';
import { Page, PageHeading } from '../../ui/layout/Page.tsx';
import { DepositFormLoader } from './DepositFormLoader.tsx';
import { FailureNotice } from '../../shared/FailureNotice.tsx';
import { FindingOut } from '../../shared/FindingOut.tsx';
import { OrderView } from './order/OrderView.tsx';

type Snapshot = ReturnType<DepositActor['getSnapshot']>;

/** Deposit by QR: specification §1, §4 and §5. */
export default function DepositPage() {
  const deposit = useCashier('deposit');
  return deposit ? <OpenDeposit deposit={deposit} /> : null;
}

function OpenDeposit({ deposit }: { readonly deposit: DepositActor }) {
  const { i18n } = useLingui();
  const view = useSelector(deposit, viewOf);
  const submission = useSubmissionProgress(deposit);
  const part = isFindingOut(submission) ? 'findingOut' : view;
  const order = useSelector(deposit, ({ children }) => children.order);
  const status = useSelector(order, (snapshot) => ORDER_STATUSES.find((tag) => snapshot?.hasTag(tag)));
  const failure = useSelector(deposit, ({ context }) => context.failure);
  useTitle(i18n._('deposit.title'));
  const heading = useRef<HTMLHeadingElement>(null);
  useTopOnChange(part === 'loading' ? null : `${part} ${status ?? ''}`, heading);
  const step = part !== 'order' ? 0 : status === 'OPEN' ? 1 : status === 'SUCCESS' ? 3 : 2;
  const hasEndedUnpaid = part === 'order' && (status === 'CANCELED' || status === 'REJECTED');
  return (
    <Page width="cashier">
      {/* On a phone, the QR needs the height: the title is visually hidden, and the step track shows the position. */}
      <div className={status === 'OPEN' && part === 'order' ? 'max-tablet:sr-only' : undefined}>
        <PageHeading title={i18n._('deposit.title')} headingRef={heading} />
      </div>
      {!hasEndedUnpaid && (
        <StepTrack
          label={i18n._('deposit.steps')}
          steps={[i18n._('deposit.step.choose'), i18n._('deposit.step.pay'), i18n._('deposit.step.receive')]}
          current={step}
          doneLabel={i18n._('deposit.step.done')}
          brief={part === 'form' || part === 'loading'}
        />
      )}
      {part === 'loading' && <SkeletonList label={i18n._('deposit.loading')} count={3} shape="card" />}
      {/* It is unknown whether there is an open order, so no new one is offered. */}
      {part === 'unreachable' && (
        <FailureNotice
          title={i18n._('deposit.unreachable.title')}
          failure={failure}
          call="depositOpen"
          onRetry={() => deposit.send({ type: 'deposit.retry' })}
        >
          <p>{i18n._('unreachable.moneyIsSafe')}</p>
        </FailureNotice>
      )}
      {part === 'form' && <DepositFormLoader deposit={deposit} />}
      {part === 'findingOut' && (
        <FindingOut
          isWaiting={submission === 'waiting'}
          call="depositCreate"
          title={i18n._('deposit.findingOut.title')}
          body={i18n._('deposit.findingOut.body')}
          warning={i18n._('deposit.findingOut.doNotPay')}
          onRetry={() => retrySubmission(deposit)}
        />
      )}
      {part === 'order' && order && <OrderView order={order} />}
    </Page>
  );
}

function viewOf(snapshot: Snapshot): 'loading' | 'unreachable' | 'form' | 'order' {
  if (snapshot.hasTag('following')) return 'order';
  if (snapshot.hasTag('unreachable')) return 'unreachable';
  return snapshot.hasTag('loading') ? 'loading' : 'form';
}
