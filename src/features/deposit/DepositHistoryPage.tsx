import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { Deposit } from '../../../contract/deposit.ts';
import { ORDER_STATUSES, OrderFilters } from '../../../contract/order.ts';
import { promisesCredit } from '../../../contract/rules/credit-promise.ts';
import { depositListRead } from '../../api/orders.ts';
import { paths } from '../../app/paths.ts';
import { withMessages } from '../../i18n/language.ts';
import { lateCode } from '../../platform/late-code.ts';
import { statusMessage } from '../../i18n/deposit-messages.ts';
import { PageLink } from '../../shared/PageLink.tsx';
import type { Column } from '../../ui/data/DataTable.tsx';
import { Amount } from '../../shared/Amount.tsx';
import { StatusCell } from '../../shared/history/cells.tsx';
import { orderColumns } from '../../shared/history/columns.tsx';
import { HistoryPage } from '../../shared/history/HistoryPage.tsx';

const DETAILS = lateCode(() => import('./DepositDetails.tsx'), withMessages('player', 'deposit', 'history'));
const EXPORT = lateCode(() => import('./DepositExport.tsx'), withMessages('player', 'deposit', 'history'));

/** Deposit history: specification §2 and §3. */
export default function DepositHistoryPage() {
  const { i18n } = useLingui();
  return (
    <HistoryPage
      title={i18n._('history.deposit.title')}
      path={paths.depositHistory}
      read={depositListRead}
      call="depositList"
      columns={columnsIn(i18n)}
      namedBy="code"
      nameOf={({ code }) => code}
      keyOf={({ code }) => code}
      empty={{
        icon: 'deposit',
        title: i18n._('history.deposit.empty.title'),
        body: i18n._('history.deposit.empty.body'),
        action: i18n._('home.deposit'),
        href: paths.deposit,
      }}
      details={DETAILS}
      filtersSchema={OrderFilters}
      statuses={ORDER_STATUSES.map((value) => ({
        value,
        // In the table, a rejected order is shown as cancelled (specification §4): in a choice, they would be the same.
        label: value === 'REJECTED' ? i18n._('receipt.rejected.title') : statusMessage(i18n, value),
      }))}
      quickStatus="FAILED"
      sumNames={{ paid: i18n._('order.paidAmount'), credited: i18n._('deposit.totalCredit') }}
      exporting={EXPORT}
    />
  );
}

/** The table's columns: specification §3. */
function columnsIn(i18n: I18n): readonly Column<Deposit>[] {
  const credits = [
    ['credit', i18n._('deposit.credit')],
    ['promotionCredit', i18n._('deposit.promotionCredit')],
    ['totalCredit', i18n._('deposit.totalCredit')],
  ] as const;
  return [
    ...orderColumns(i18n),
    {
      key: 'status',
      label: i18n._('history.status'),
      place: 'status',
      cell: ({ status, late }) => (
        <StatusCell status={status} text={statusMessage(i18n, status)}>
          {late && <span className="text-xs text-muted">{i18n._('history.late')}</span>}
          {status === 'OPEN' && <PageLink href={paths.deposit}>{i18n._('common.continue')}</PageLink>}
        </StatusCell>
      ),
    },
    {
      key: 'amount',
      label: i18n._('order.amount'),
      place: 'figure',
      isAmount: true,
      cell: ({ amount, currency }) => <Amount amount={amount} currency={currency} />,
    },
    ...credits.map(
      ([name, label]): Column<Deposit> => ({
        key: name,
        label,
        isAmount: true,
        absentLabel: i18n._('history.noCredit'),
        cell: (deposit) => (promisesCredit(deposit) ? <Amount amount={deposit[name]} /> : null),
      }),
    ),
  ];
}
