import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { noticeMessage } from '../../../i18n/deposit-messages.ts';
import { SlowNotice } from '../../../shared/SlowNotice.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { FailureNotice } from '../../../shared/FailureNotice.tsx';
import type { OrderProps } from './PayableQr.tsx';

/** Notice that an order was already open. Shown above the QR: in the submit bar it would cover the QR on a small phone. */
export function AlreadyOpen({ order, deposit }: OrderProps) {
  const { i18n } = useLingui();
  const notice = useSelector(order, ({ context }) => context.notice);
  if (notice !== 'ALREADY_OPEN') return null;
  return <Notice tone="warning">{noticeMessage(i18n, notice, deposit.status)}</Notice>;
}

/** Shown next to the submit button: a slow check, the failure of a request, or a notice of the machine. */
export function OrderRemarks({ order, deposit }: OrderProps) {
  const { i18n } = useLingui();
  const { notice, failure } = useSelector(order, ({ context }) => context);
  const check = useSelector(order, ({ children }) => children.check);
  const isSlow = useSelector(check, (now) => now?.hasTag('checkRequested') && now.hasTag('slowCheck'));
  if (isSlow) {
    return (
      <SlowNotice onStop={() => check?.send({ type: 'check.stopWaiting' })}>
        {i18n._('slow.depositCheck')}
      </SlowNotice>
    );
  }
  if (failure) {
    return (
      <FailureNotice title={i18n._('order.failed')} failure={failure} call="depositCheck">
        <p>{i18n._('unreachable.moneyIsSafe')}</p>
      </FailureNotice>
    );
  }
  return notice && notice !== 'ALREADY_OPEN' ? (
    <Notice tone={notice === 'UNPAID' ? 'info' : 'warning'}>
      {noticeMessage(i18n, notice, deposit.status)}
    </Notice>
  ) : null;
}
