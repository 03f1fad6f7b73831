import { useLingui } from '@lingui/react';
import { DEFAULT_CURRENCY } from '../../../contract/money/money.ts';
import { promisesPayout } from '../../../contract/rules/withdraw.ts';
import type { Withdraw } from '../../../contract/withdraw.ts';
import { listPageQuery } from '../../api/orders.ts';
import { maskAccountNumber } from '../../format/numbers.ts';
import { currencyName } from '../../i18n/units.ts';
import { withdrawStatusMessage } from '../../i18n/withdraw-messages.ts';
import { type ExportColumn, HistoryExport } from '../../shared/history/export/HistoryExport.tsx';
import type { ExportProps } from '../../shared/history/HistoryRows.tsx';
import { PROVIDER_NAMES } from '../../ui/brand/names.ts';

/** Downloads the withdrawals of the filter. Account numbers stay masked, because a file is passed on more easily than a page. */
export default function WithdrawExport(props: ExportProps) {
  const { i18n } = useLingui();
  const payout = (
    name: 'bonusDeducted' | 'creditReceived' | 'creditReturned' | 'payAmount',
    label: string,
  ) => ({
    label,
    cell: (withdraw: Withdraw) => (promisesPayout(withdraw.status) ? { amount: withdraw[name] } : ''),
  });
  const columns: readonly ExportColumn<Withdraw>[] = [
    { label: i18n._('order.code'), cell: ({ code }) => code },
    { label: i18n._('order.createdAt'), cell: ({ createdAt }) => ({ instant: createdAt }) },
    { label: i18n._('deposit.provider'), cell: ({ provider }) => PROVIDER_NAMES[provider] },
    { label: i18n._('history.status'), cell: ({ status }) => withdrawStatusMessage(i18n, status) },
    { label: i18n._('bank.bank'), cell: ({ bankName }) => bankName },
    { label: i18n._('bank.accountName'), cell: ({ accountName }) => accountName },
    { label: i18n._('bank.accountNumber'), cell: ({ accountNumber }) => maskAccountNumber(accountNumber) },
    { label: i18n._('withdraw.amount'), cell: ({ amount }) => ({ amount }) },
    payout('bonusDeducted', i18n._('withdraw.line.bonus')),
    payout('creditReceived', i18n._('withdraw.creditReceived')),
    payout('creditReturned', i18n._('withdraw.creditReturned')),
    {
      label: i18n._('history.export.creditCurrency'),
      cell: () => currencyName(i18n, DEFAULT_CURRENCY),
    },
    payout('payAmount', i18n._('withdraw.gets')),
    {
      label: i18n._('bank.currency'),
      cell: ({ status, payCurrency }) => (promisesPayout(status) ? currencyName(i18n, payCurrency) : ''),
    },
    { label: i18n._('withdraw.finishedAt'), cell: ({ finishedAt }) => ({ instant: finishedAt }) },
  ];
  return (
    <HistoryExport
      {...props}
      title={i18n._('history.withdraw.title')}
      fileName="withdrawals"
      call="withdrawList"
      readPage={(client, asked, signal) =>
        client.call('withdrawList', { signal, query: listPageQuery(asked) })
      }
      columns={columns}
      keyOf={({ code }) => code}
    />
  );
}
