import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { useLocation } from 'wouter';
import type { Deposit } from '../../../contract/deposit.ts';
import { promisesCredit } from '../../../contract/rules/credit-promise.ts';
import { isFinal } from '../../../contract/rules/deposit.ts';
import { paths } from '../../app/paths.ts';
import { usePlayerSite } from '../../app/hooks/use-player-site.ts';
import { endWords, statusWords } from '../../i18n/order-words.ts';
import { statusLook } from '../../ui/data/status-tones.ts';
import { Button } from '../../ui/form/Button.tsx';
import { OrderSummary } from '../deposit/order/OrderSummary.tsx';
import { AmountCell } from './cells.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import type { DetailsProps } from './HistoryPage.tsx';

/** Every field of a deposit: specification §3. */
export default function DepositDetails({ row: deposit, onClose }: DetailsProps<Deposit>) {
  const { i18n } = useLingui();
  const { status } = deposit;
  const end = status === 'OPEN' ? null : endWords(i18n, deposit);
  const gave = status === 'SUCCESS' && promisesCredit(deposit);
  return (
    <EntryDialog
      status={{ ...statusLook(status), words: statusWords(i18n, status) }}
      title={end?.title ?? i18n._('history.deposit.entry')}
      notes={end ? [end.note] : []}
      amount={
        gave ? (
          <AmountCell amount={deposit.totalCredit} currency="THB" size="large" tone="gain" />
        ) : (
          <AmountCell
            amount={deposit.paidAmount ?? deposit.amount}
            currency={deposit.currency}
            size="large"
          />
        )
      }
      code={deposit.code}
      action={<WayOn deposit={deposit} />}
      onClose={onClose}
    >
      <OrderSummary deposit={deposit} />
    </EntryDialog>
  );
}

/** An open order is paid; of any other whose money may still come, or is on its way, the bank can be asked. */
function WayOn({ deposit }: { readonly deposit: Deposit }) {
  const { i18n } = useLingui();
  // Started with the dialog: it has found out what is going on by the time that somebody has read this.
  const actor = usePlayerSite().deposit();
  const isFindingOut = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  const [, navigate] = useLocation();
  const { status } = deposit;
  if (isFinal(status)) return null;
  const follow = () => {
    // Where another order is still open, it stays: it comes first.
    actor.getSnapshot().children.order?.send({ type: 'order.leave' });
    actor.send({ type: 'deposit.takeUp', deposit });
    // Of an open one its page knows when to ask.
    if (status !== 'OPEN') actor.getSnapshot().children.order?.send({ type: 'order.check' });
    navigate(paths.deposit);
  };
  return (
    <Button kind="primary" fullWidth busy={isFindingOut} onClick={follow}>
      {status === 'OPEN' && i18n._('common.continue')}
      {status === 'CANCELED' && i18n._('receipt.iHavePaid')}
      {(status === 'PAID' || status === 'FAILED') && i18n._('receipt.checkAgain')}
    </Button>
  );
}
