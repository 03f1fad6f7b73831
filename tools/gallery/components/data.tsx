import { i18n } from '@lingui/core';
import { currencyName } from '../../../src/i18n/units.ts';
import { statusMessage } from '../../../src/i18n/order-messages.ts';
import { CompactCode } from '../../../src/ui/data/CompactCode.tsx';
import { type Column, DataTable } from '../../../src/ui/data/DataTable.tsx';
import { Pager } from '../../../src/ui/data/Pager.tsx';
import { PageSizes } from '../../../src/ui/data/PageSizes.tsx';
import { ProgressBar } from '../../../src/ui/data/ProgressBar.tsx';
import { TabLink, TabStrip } from '../../../src/ui/data/TabStrip.tsx';
import { Money } from '../../../src/ui/money/Money.tsx';
import { StatusBadge } from '../../../src/ui/money/StatusBadge.tsx';
import { nothing } from './no-operation.ts';
import type { Specimens } from './specimen.ts';

interface Row {
  readonly code: string;
  readonly amount: string;
  readonly status: 'OPEN' | 'SUCCESS';
}

const ROWS: readonly Row[] = [
  { code: 'D000003', amount: '67.500', status: 'OPEN' },
  { code: 'D000002', amount: '1.250.000', status: 'SUCCESS' },
  { code: 'D000001', amount: '135.000', status: 'SUCCESS' },
];

function columns(): readonly Column<Row>[] {
  return [
    { key: 'code', label: i18n._('order.code'), place: 'title', cell: ({ code }) => code },
    {
      key: 'status',
      label: i18n._('history.status'),
      place: 'status',
      cell: ({ status }) => (
        <StatusBadge tone={status === 'OPEN' ? 'gray' : 'green'}>{statusMessage(i18n, status)}</StatusBadge>
      ),
    },
    {
      key: 'amount',
      label: i18n._('order.amount'),
      place: 'figure',
      isAmount: true,
      cell: ({ amount }) => <Money amount={amount} currency={currencyName(i18n, 'LAK')} />,
    },
  ];
}

function table(rows: readonly Row[] | null) {
  return (
    <DataTable
      label={i18n._('history.deposit.title')}
      columns={columns()}
      namedBy="code"
      rows={rows}
      keyOf={({ code }) => code}
      loadingLabel={i18n._('common.loading')}
      expectedRows={2}
    />
  );
}

function tabs() {
  return (
    <TabStrip label={i18n._('history.tabs')}>
      <TabLink href="#" current>
        {i18n._('history.tab.deposit')}
      </TabLink>
      <TabLink href="#withdraw" current={false}>
        {i18n._('history.tab.withdraw')}
      </TabLink>
      <TabLink href="#promotion" current={false}>
        {i18n._('history.tab.promotion')}
      </TabLink>
    </TabStrip>
  );
}

export const DATA_SPECIMENS: Specimens = {
  'data/CompactCode': () => (
    <>
      <CompactCode code="D000001" copyLabel={i18n._('common.copy')} onCopy={nothing} />
      <CompactCode
        code="D000001"
        copyLabel={i18n._('common.copy')}
        copiedText={i18n._('common.copied')}
        onCopy={nothing}
      />
    </>
  ),
  'data/DataTable': () => (
    <>
      {table(ROWS)}
      {table(null)}
    </>
  ),
  'data/Pager': () => (
    <Pager
      pageNumber={String}
      label={i18n._('pager.label')}
      current={4}
      last={12}
      hrefOf={(page) => `#${page}`}
      link={({ children, ...link }) => <a {...link}>{children}</a>}
      previousLabel={i18n._('pager.previous')}
      nextLabel={i18n._('pager.next')}
      pageLabel={(page) => i18n._('pager.page', { page })}
    />
  ),
  'data/PageSizes': () => (
    <PageSizes
      label={i18n._('pager.size')}
      sizes={[10, 20, 50]}
      current={20}
      hrefOf={(size) => `#${size}`}
      link={({ children, ...link }) => <a {...link}>{children}</a>}
      sizeLabel={(count) => i18n._('pager.size.of', { count })}
    />
  ),
  'data/ProgressBar': () => <ProgressBar label={i18n._('promotion.steps')} percent="50" />,
  'data/TabStrip': tabs,
  'data/TabLink': tabs,
};
