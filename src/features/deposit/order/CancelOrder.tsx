import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import type { DepositOrderActor } from '../../../app/site.ts';
import { SlowNotice } from '../../../layout/SlowNotice.tsx';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';

/** Asks to confirm the cancellation. Not loaded lazily, so that the dialog opens without a network. */
export function CancelOrder({ order }: { readonly order: DepositOrderActor }) {
  const { i18n } = useLingui();
  const isCanceling = useSelector(order, (snapshot) => snapshot.hasTag('canceling'));
  const isSlow = useSelector(order, (snapshot) => snapshot.hasTag('slowCancel'));
  return (
    <ConfirmDialog
      open
      title={i18n._('order.cancel.title')}
      confirmLabel={i18n._('order.cancel.confirm')}
      busyLabel={i18n._('order.cancel.pending')}
      keepLabel={i18n._('order.cancel.keep')}
      busy={isCanceling}
      onConfirm={() => order.send({ type: 'order.confirmCancel' })}
      onKeep={() => order.send({ type: 'order.keep' })}
    >
      <p>{i18n._('order.cancel.consequence')}</p>
      {isSlow && (
        <SlowNotice onStop={() => order.send({ type: 'order.stopWaiting' })}>
          {i18n._('slow.depositCancel')}
        </SlowNotice>
      )}
    </ConfirmDialog>
  );
}
