import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type Usage, USAGE_STATUSES, UsageFilters } from '../../../contract/promotion.ts';
import { usageListRead } from '../../api/usages.ts';
import { paths, promotionPath } from '../../app/paths.ts';
import { withMessages } from '../../i18n/language.ts';
import { lateCode } from '../../platform/late-code.ts';
import {
  inLanguage,
  offerMessage,
  requirementMessage,
  usageStatusMessage,
} from '../../i18n/promotion-messages.ts';
import { PageLink } from '../../shared/PageLink.tsx';
import type { Column } from '../../ui/data/DataTable.tsx';
import { MomentCell, ProviderCell, StatusCell } from '../../shared/history/cells.tsx';
import { HistoryPage } from '../../shared/history/HistoryPage.tsx';

const DETAILS = lateCode(() => import('./UsageDetails.tsx'), withMessages('player', 'promotion', 'history'));
const EXPORT = lateCode(() => import('./UsageExport.tsx'), withMessages('player', 'promotion', 'history'));

/** Promotion usage history: specification §2 and §3. */
export default function PromotionHistoryPage() {
  const { i18n } = useLingui();
  return (
    <HistoryPage
      title={i18n._('history.promotion.title')}
      path={paths.promotionHistory}
      read={usageListRead}
      call="usageList"
      columns={columnsIn(i18n)}
      namedBy="title"
      nameOf={({ title }) => inLanguage(i18n, title)}
      keyOf={({ id }) => id}
      empty={{
        icon: 'gift',
        title: i18n._('history.promotion.empty.title'),
        body: i18n._('history.promotion.empty.body'),
        action: i18n._('history.promotion.empty.action'),
        href: paths.promotions,
      }}
      details={DETAILS}
      filtersSchema={UsageFilters}
      statuses={USAGE_STATUSES.map((value) => ({ value, label: usageStatusMessage(i18n, value) }))}
      sumNames={{ credited: i18n._('promotion.bonus') }}
      exporting={EXPORT}
    />
  );
}

/** The table's columns: specification §3. */
function columnsIn(i18n: I18n): readonly Column<Usage>[] {
  return [
    {
      key: 'title',
      label: i18n._('promotion.title'),
      place: 'title',
      cell: ({ title, promotionId }) => (
        <PageLink href={promotionPath(promotionId)}>{inLanguage(i18n, title)}</PageLink>
      ),
    },
    {
      key: 'status',
      label: i18n._('history.status'),
      place: 'status',
      cell: ({ status }) => <StatusCell status={status} text={usageStatusMessage(i18n, status)} />,
    },
    {
      key: 'provider',
      label: i18n._('deposit.provider'),
      cell: ({ provider }) => <ProviderCell provider={provider} />,
    },
    {
      key: 'claimedAt',
      label: i18n._('promotion.claimedAt'),
      cell: ({ claimedAt }) => <MomentCell instant={claimedAt} />,
    },
    {
      key: 'usedAt',
      label: i18n._('promotion.usedAt'),
      cell: ({ usedAt }) => <MomentCell instant={usedAt} />,
    },
    {
      key: 'detail',
      label: i18n._('promotion.detail'),
      cell: (usage) => (
        <span className="grid">
          <span>{offerMessage(i18n, usage)}</span>
          <span className="text-xs text-muted">{requirementMessage(i18n, usage)}</span>
        </span>
      ),
    },
  ];
}
