import { useLingui } from '@lingui/react';
import type { Deposit } from '../../../contract/deposit.ts';
import { DEFAULT_CURRENCY } from '../../../contract/money/money.ts';
import { promisesCredit } from '../../../contract/rules/credit-promise.ts';
import { listPageQuery } from '../../api/orders.ts';
import { statusMessage } from '../../i18n/deposit-messages.ts';
import { currencyName } from '../../i18n/units.ts';
import { type ExportColumn, HistoryExport } from '../../shared/history/export/HistoryExport.tsx';
import type { ExportProps } from '../../shared/history/HistoryRows.tsx';
import { PROVIDER_NAMES } from '../../ui/brand/names.ts';

/** Downloads the deposits of the filter. An order without credit has empty cells there, as in the table. */
export default function DepositExport(props: ExportProps) {
  const { i18n } = useLingui();
  const credit = (name: 'credit' | 'promotionCredit' | 'totalCredit', label: string) => ({
    label,
    cell: (deposit: Deposit) => (promisesCredit(deposit) ? { amount: deposit[name] } : ''),
  });
  const columns: readonly ExportColumn<Deposit>[] = [
    { label: i18n._('order.code'), cell: ({ code }) => code },
    { label: i18n._('order.createdAt'), cell: ({ createdAt }) => ({ instant: createdAt }) },
    { label: i18n._('deposit.provider'), cell: ({ provider }) => PROVIDER_NAMES[provider] },
    { label: i18n._('history.status'), cell: ({ status }) => statusMessage(i18n, status) },
    { label: i18n._('order.amount'), cell: ({ amount }) => ({ amount }) },
    {
      label: i18n._('order.paidAmount'),
      cell: ({ paidAmount }) => (paidAmount === undefined ? '' : { amount: paidAmount }),
    },
    { label: i18n._('bank.currency'), cell: ({ currency }) => currencyName(i18n, currency) },
    { label: i18n._('order.paidAt'), cell: ({ paidAt }) => ({ instant: paidAt }) },
    credit('credit', i18n._('deposit.credit')),
    credit('promotionCredit', i18n._('deposit.promotionCredit')),
    credit('totalCredit', i18n._('deposit.totalCredit')),
    {
      label: i18n._('history.export.creditCurrency'),
      cell: (deposit) => (promisesCredit(deposit) ? currencyName(i18n, DEFAULT_CURRENCY) : ''),
    },
    { label: i18n._('order.finishedAt'), cell: ({ finishedAt }) => ({ instant: finishedAt }) },
  ];
  return (
    <HistoryExport
      {...props}
      title={i18n._('history.deposit.title')}
      fileName="deposits"
      call="depositList"
      readPage={(client, asked, signal) =>
        client.call('depositList', { signal, query: listPageQuery(asked) })
      }
      columns={columns}
      keyOf={({ code }) => code}
    />
  );
}
