import { useLingui } from '@lingui/react';
import { isUnderWay, promisesPayout } from '../../../contract/rules/withdraw.ts';
import type { Withdraw } from '../../../contract/withdraw.ts';
import { withdrawEndMessage, withdrawStatusMessage } from '../../i18n/withdraw-messages.ts';
import { PROVIDER_NAMES } from '../../ui/brand/names.ts';
import { statusLook } from '../../ui/data/status-tones.ts';
import { WithdrawSummary } from './order/WithdrawSummary.tsx';
import { Amount } from '../../shared/Amount.tsx';
import { EntryDialog } from '../../shared/history/EntryDialog.tsx';
import type { DetailsProps } from '../../shared/history/HistoryRows.tsx';

/** Dialog with every field of a withdrawal: specification §3. The account number is masked until the player reveals it. */
export default function WithdrawDetails({ row: withdraw, onClose }: DetailsProps<Withdraw>) {
  const { i18n } = useLingui();
  const { status, provider } = withdraw;
  const end = isUnderWay(status) ? null : withdrawEndMessage(i18n, withdraw, PROVIDER_NAMES[provider]);
  return (
    <EntryDialog
      status={{ ...statusLook(status), text: withdrawStatusMessage(i18n, status) }}
      title={end?.title ?? i18n._('history.withdraw.entry')}
      notes={end?.notes}
      amount={
        promisesPayout(status) ? (
          <Amount amount={withdraw.payAmount} currency={withdraw.payCurrency} size="large" tone="gain" />
        ) : (
          <Amount amount={withdraw.amount} size="large" />
        )
      }
      code={withdraw.code}
      onClose={onClose}
    >
      <WithdrawSummary withdraw={withdraw} />
    </EntryDialog>
  );
}
