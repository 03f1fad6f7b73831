import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { depositRead } from '../../../api/orders.ts';
import { isFindingOut, useSubmissionProgress } from '../../../app/hooks/use-submission.ts';
import type { DepositOrderActor } from '../../../../machines/depositOrder.machine.ts';
import { useSite } from '../../../app/site-context.ts';
import { statusMessage } from '../../../i18n/deposit-messages.ts';
import { Amount } from '../../../shared/Amount.tsx';
import { OrderCode } from '../../../shared/history/OrderCode.tsx';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { SkeletonList } from '../../../ui/feedback/Skeleton.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { SubmitBar } from '../../../ui/form/SubmitBar.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { CashierLayout } from '../../../ui/layout/CashierLayout.tsx';
import { StatusBadge } from '../../../ui/money/StatusBadge.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { CheckButton } from './CheckButton.tsx';
import { OrderReceipt } from './OrderReceipt.tsx';
import { AlreadyOpen, OrderRemarks } from './OrderRemarks.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { type OrderProps, PayableQr } from './PayableQr.tsx';

/** The order that the machine follows: the QR while it is open, a receipt afterwards. */
export function OrderView({ order }: { readonly order: DepositOrderActor }) {
  const { i18n } = useLingui();
  const { client } = useSite();
  const code = useSelector(order, ({ context }) => context.code);
  const isOpen = useSelector(order, (snapshot) => snapshot.hasTag('OPEN'));
  const read = useQuery(depositRead(client, code));
  useEffect(() => {
    order.send({ type: 'page.opened' });
    return () => order.send({ type: 'page.closed' });
  }, [order]);
  const { data: deposit } = read;
  if (!deposit) {
    return (
      <LoadFailure
        reads={[['deposit', read]]}
        placeholder={<SkeletonList label={i18n._('deposit.loading')} count={3} shape="card" />}
      >
        <p>{i18n._('unreachable.moneyIsSafe')}</p>
      </LoadFailure>
    );
  }
  return isOpen ? (
    <OpenOrder order={order} deposit={deposit} />
  ) : (
    <OrderReceipt order={order} deposit={deposit} />
  );
}

/** An unpaid order: QR, check and cancellation (specification §4). */
function OpenOrder({ order, deposit }: OrderProps) {
  const { i18n } = useLingui();
  const isFindingOutCancel = isFindingOut(useSubmissionProgress(order));
  return (
    <CashierLayout
      summary={
        <Card
          title={i18n._('order.summary')}
          aside={<StatusBadge tone="gray">{statusMessage(i18n, deposit.status)}</StatusBadge>}
        >
          <OrderSummary deposit={deposit} />
          <OrderCode code={deposit.code} />
        </Card>
      }
      action={
        <>
          <SubmitBar summary={<OrderRemarks order={order} deposit={deposit} />}>
            <CheckButton order={order} kind="primary" icon="check">
              {i18n._('order.check')}
            </CheckButton>
          </SubmitBar>
          {/* Its notice is shown where the player has pressed: on a phone, the top of the page is out of view. */}
          <CancelOrder order={order} />
          <Button
            kind="quiet"
            icon="close"
            fullWidth
            busy={isFindingOutCancel}
            busyLabel={i18n._('order.cancel.pending')}
            onClick={() => order.send({ type: 'order.cancel' })}
          >
            {i18n._('order.cancel')}
          </Button>
        </>
      }
    >
      <AlreadyOpen order={order} deposit={deposit} />
      <Card>
        <div className="stack justify-items-center gap-1 text-center">
          <h2 className="text-sm text-muted">{i18n._('order.payExactly')}</h2>
          <Amount amount={deposit.amount} currency={deposit.currency} size="huge" />
        </div>
        <PayableQr order={order} deposit={deposit} />
      </Card>
    </CashierLayout>
  );
}
