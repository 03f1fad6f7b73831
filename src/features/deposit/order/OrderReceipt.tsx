import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { paths } from '../../../app/paths.ts';
import { endMessage, statusMessage } from '../../../i18n/deposit-messages.ts';
import { ButtonPageLink } from '../../../shared/PageLink.tsx';
import { statusLook } from '../../../ui/data/status-tones.ts';
import { SpokenStatus } from '../../../ui/feedback/SpokenStatus.tsx';
import { SuccessBloom } from '../../../ui/feedback/SuccessBloom.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Amount } from '../../../shared/Amount.tsx';
import { Receipt } from '../../../ui/money/Receipt.tsx';
import { StatusBadge } from '../../../ui/money/StatusBadge.tsx';
import { CheckButton } from './CheckButton.tsx';
import { OrderCode } from '../../../shared/history/OrderCode.tsx';
import { OrderRemarks } from './OrderRemarks.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import type { OrderProps } from './PayableQr.tsx';

/** The receipt of an order that is no longer open: the outcome, where the money is, and the next actions. */
export function OrderReceipt({ order, deposit }: OrderProps) {
  const { i18n } = useLingui();
  const mayBeChecked = useSelector(order, (snapshot) => snapshot.can({ type: 'order.check' }));
  const mayBeLeft = useSelector(order, (snapshot) => snapshot.can({ type: 'order.leave' }));
  const { title, note } = endMessage(i18n, deposit);
  const isSuccess = deposit.status === 'SUCCESS';
  const isCanceled = deposit.status === 'CANCELED';
  return (
    <div className="stack gap-4">
      <SpokenStatus>{title}</SpokenStatus>
      <Receipt
        label={i18n._('receipt.label')}
        status={
          <>
            {isSuccess && <SuccessBloom />}
            <StatusBadge {...statusLook(deposit.status)}>{statusMessage(i18n, deposit.status)}</StatusBadge>
          </>
        }
        title={title}
        amount={
          isSuccess ? (
            <Amount amount={deposit.totalCredit} size="huge" tone="gain" />
          ) : (
            <Amount amount={deposit.paidAmount ?? deposit.amount} currency={deposit.currency} size="large" />
          )
        }
        note={note}
        code={<OrderCode code={deposit.code} />}
        actions={
          <>
            <OrderRemarks order={order} deposit={deposit} />
            {isSuccess && (
              <ButtonPageLink kind="primary" size="large" fullWidth href={paths.home}>
                {i18n._('receipt.seeCredit')}
              </ButtonPageLink>
            )}
            {/* Until the status is final, money may still arrive or staff may act, so the order can be checked (contract §2). */}
            {mayBeChecked && (
              <CheckButton order={order} kind={isCanceled ? 'secondary' : 'primary'} icon="refresh">
                {isCanceled ? i18n._('receipt.iHavePaid') : i18n._('receipt.checkAgain')}
              </CheckButton>
            )}
            {mayBeLeft && (
              <Button
                kind={isSuccess ? 'secondary' : 'quiet'}
                fullWidth
                icon="plus"
                onClick={() => order.send({ type: 'order.leave' })}
              >
                {i18n._('receipt.another')}
              </Button>
            )}
          </>
        }
      >
        <OrderSummary deposit={deposit} />
      </Receipt>
    </div>
  );
}
