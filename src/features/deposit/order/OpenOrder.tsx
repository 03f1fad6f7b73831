import { useLingui } from '@lingui/react';
import { isFindingOut, useSubmission } from '../../../app/hooks/use-submission.ts';
import { statusMessage } from '../../../i18n/order-messages.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { SubmitBar } from '../../../ui/form/SubmitBar.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { CashierLayout } from '../../../ui/layout/CashierLayout.tsx';
import { Amount } from '../../../layout/Amount.tsx';
import { StatusBadge } from '../../../ui/money/StatusBadge.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { CheckButton } from './CheckButton.tsx';
import { OrderCode } from '../../../layout/history/OrderCode.tsx';
import { AlreadyOpen, OrderRemarks } from './OrderRemarks.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { type OrderProps, PayableQr } from './PayableQr.tsx';

/** An unpaid order: QR, check and cancellation (specification §4). */
export function OpenOrder({ order, deposit }: OrderProps) {
  const { i18n } = useLingui();
  const isFindingOutCancel = isFindingOut(useSubmission(order));
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
          <SubmitBar summary={<OrderRemarks order={order} />}>
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
      <AlreadyOpen order={order} />
      <Card>
        <div className="grid justify-items-center gap-1 text-center">
          <h2 className="text-sm text-muted">{i18n._('order.payExactly')}</h2>
          <Amount amount={deposit.amount} currency={deposit.currency} size="huge" />
        </div>
        <PayableQr order={order} deposit={deposit} />
      </Card>
    </CashierLayout>
  );
}
