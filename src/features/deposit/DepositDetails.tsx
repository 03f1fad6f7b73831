import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import type { Deposit } from '../../../contract/deposit.ts';
import { promisesCredit } from '../../../contract/rules/credit-promise.ts';
import { historyOrderId } from '../../../machines/player.machine.ts';
import { depositRead } from '../../api/orders.ts';
import { usePlayerIfAny } from '../../app/hooks/use-player.ts';
import { paths } from '../../app/paths.ts';
import { useSite } from '../../app/site-context.ts';
import { endMessage, statusMessage } from '../../i18n/deposit-messages.ts';
import { ButtonPageLink } from '../../shared/PageLink.tsx';
import { statusLook } from '../../ui/data/status-tones.ts';
import { CheckButton } from './order/CheckButton.tsx';
import { OrderRemarks } from './order/OrderRemarks.tsx';
import { OrderSummary } from './order/OrderSummary.tsx';
import { Amount } from '../../shared/Amount.tsx';
import { EntryDialog } from '../../shared/history/EntryDialog.tsx';
import type { DetailsProps } from '../../shared/history/HistoryRows.tsx';

/** Dialog with every field of a deposit: specification §3. */
export default function DepositDetails({ row, onClose }: DetailsProps<Deposit>) {
  const { i18n } = useLingui();
  const { client } = useSite();
  // Fetched, because the row of the list may be outdated.
  const { data: deposit = row } = useQuery(depositRead(client, row.code));
  const { status } = deposit;
  const end = status === 'OPEN' ? null : endMessage(i18n, deposit);
  const gave = status === 'SUCCESS' && promisesCredit(deposit);
  return (
    <EntryDialog
      status={{ ...statusLook(status), text: statusMessage(i18n, status) }}
      title={end?.title ?? i18n._('history.deposit.entry')}
      notes={end ? [end.note] : []}
      amount={
        gave ? (
          <Amount amount={deposit.totalCredit} size="large" tone="gain" />
        ) : (
          <Amount amount={deposit.paidAmount ?? deposit.amount} currency={deposit.currency} size="large" />
        )
      }
      code={deposit.code}
      action={<NextAction deposit={deposit} />}
      onClose={onClose}
    >
      <OrderSummary deposit={deposit} />
    </EntryDialog>
  );
}

/** For an open order, a link to pay it; for an order whose money may still arrive, a check with the bank. */
function NextAction({ deposit }: { readonly deposit: Deposit }) {
  const { i18n } = useLingui();
  switch (deposit.status) {
    case 'OPEN':
      return (
        <ButtonPageLink kind="primary" fullWidth href={paths.deposit}>
          {i18n._('common.continue')}
        </ButtonPageLink>
      );
    case 'CANCELED':
    case 'PAID':
    case 'FAILED':
      return <Inquiry deposit={deposit} />;
    default:
      return null;
  }
}

/** Checks this order with the bank and shows the result here, independently of the order on the deposit page. */
function Inquiry({ deposit }: { readonly deposit: Deposit }) {
  const { i18n } = useLingui();
  const player = usePlayerIfAny();
  const { code } = deposit;
  const shown = useRef(deposit);
  useLayoutEffect(() => {
    player?.send({ type: 'order.shown', deposit: shown.current });
    return () => player?.send({ type: 'order.hidden', code });
  }, [player, code]);
  const order = useSelector(player ?? undefined, (snapshot) => snapshot?.children[historyOrderId(code)]);
  if (!order) return null;
  return (
    <>
      <OrderRemarks order={order} deposit={deposit} />
      <CheckButton order={order} kind="primary" icon="refresh">
        {deposit.status === 'CANCELED' ? i18n._('receipt.iHavePaid') : i18n._('receipt.checkAgain')}
      </CheckButton>
    </>
  );
}
