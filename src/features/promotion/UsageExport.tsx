import { useLingui } from '@lingui/react';
import { DEFAULT_CURRENCY } from '../../../contract/money/money.ts';
import type { Usage } from '../../../contract/promotion.ts';
import { listPageQuery } from '../../api/orders.ts';
import { inLanguage, usageStatusMessage } from '../../i18n/promotion-messages.ts';
import { currencyName } from '../../i18n/units.ts';
import { type ExportColumn, HistoryExport } from '../../shared/history/export/HistoryExport.tsx';
import type { ExportProps } from '../../shared/history/HistoryRows.tsx';
import { PROVIDER_NAMES } from '../../ui/brand/names.ts';

/** Downloads the claimed promotions of the filter. */
export default function UsageExport(props: ExportProps) {
  const { i18n } = useLingui();
  const columns: readonly ExportColumn<Usage>[] = [
    { label: i18n._('history.promotion.code'), cell: ({ id }) => id },
    { label: i18n._('promotion.title'), cell: ({ title }) => inLanguage(i18n, title) },
    { label: i18n._('deposit.provider'), cell: ({ provider }) => PROVIDER_NAMES[provider] },
    { label: i18n._('history.status'), cell: ({ status }) => usageStatusMessage(i18n, status) },
    { label: i18n._('promotion.claimedAt'), cell: ({ claimedAt }) => ({ instant: claimedAt }) },
    { label: i18n._('promotion.usedAt'), cell: ({ usedAt }) => ({ instant: usedAt }) },
    { label: i18n._('order.finishedAt'), cell: ({ finishedAt }) => ({ instant: finishedAt }) },
    {
      label: i18n._('promotion.deposit'),
      cell: ({ depositAmount }) =>
        depositAmount === undefined ? i18n._('promotion.deposit.any') : { amount: depositAmount },
    },
    { label: i18n._('promotion.bonus'), cell: ({ bonusAmount }) => ({ amount: bonusAmount }) },
    { label: i18n._('bank.currency'), cell: () => currencyName(i18n, DEFAULT_CURRENCY) },
    { label: i18n._('order.code'), cell: ({ depositCode }) => depositCode ?? '' },
  ];
  return (
    <HistoryExport
      {...props}
      title={i18n._('history.promotion.title')}
      fileName="promotions"
      call="usageList"
      readPage={(client, asked, signal) => client.call('usageList', { signal, query: listPageQuery(asked) })}
      columns={columns}
      keyOf={({ id }) => id}
    />
  );
}
