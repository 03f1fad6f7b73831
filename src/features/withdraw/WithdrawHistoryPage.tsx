import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { ORDER_STATUSES, OrderFilters } from '../../../contract/order.ts';
import { isGivenBack, promisesPayout } from '../../../contract/rules/withdraw.ts';
import type { Withdraw } from '../../../contract/withdraw.ts';
import { withdrawListRead } from '../../api/orders.ts';
import { paths } from '../../app/paths.ts';
import { maskAccountNumber } from '../../format/numbers.ts';
import { withMessages } from '../../i18n/language.ts';
import { lateCode } from '../../platform/late-code.ts';
import { withdrawStatusMessage } from '../../i18n/withdraw-messages.ts';
import type { Column } from '../../ui/data/DataTable.tsx';
import { Amount } from '../../shared/Amount.tsx';
import { StatusCell } from '../../shared/history/cells.tsx';
import { orderColumns } from '../../shared/history/columns.tsx';
import { HistoryPage } from '../../shared/history/HistoryPage.tsx';

const DETAILS = lateCode(
  () => import('./WithdrawDetails.tsx'),
  withMessages('player', 'withdraw', 'history'),
);
const EXPORT = lateCode(() => import('./WithdrawExport.tsx'), withMessages('player', 'withdraw', 'history'));

/** Withdraw history: specification §2 and §3. */
export default function WithdrawHistoryPage() {
  const { i18n } = useLingui();
  return (
    <HistoryPage
      title={i18n._('history.withdraw.title')}
      path={paths.withdrawHistory}
      read={withdrawListRead}
      call="withdrawList"
      columns={columnsIn(i18n)}
      namedBy="code"
      nameOf={({ code }) => code}
      keyOf={({ code }) => code}
      empty={{
        icon: 'withdraw',
        title: i18n._('history.withdraw.empty.title'),
        body: i18n._('history.withdraw.empty.body'),
        action: i18n._('withdraw.title'),
        href: paths.withdraw,
      }}
      details={DETAILS}
      filtersSchema={OrderFilters}
      statuses={ORDER_STATUSES.map((value) => ({
        value,
        // In the table, a rejected order is shown as cancelled (specification §4): in a choice, they would be the same.
        label:
          value === 'REJECTED' ? i18n._('withdraw.end.rejected.title') : withdrawStatusMessage(i18n, value),
      }))}
      quickStatus="FAILED"
      sumNames={{ withdrawn: i18n._('withdraw.amount'), paid: i18n._('withdraw.gets') }}
      exporting={EXPORT}
    />
  );
}

/** The table's columns: specification §3. */
function columnsIn(i18n: I18n): readonly Column<Withdraw>[] {
  return [
    ...orderColumns(i18n),
    {
      key: 'status',
      label: i18n._('history.status'),
      place: 'status',
      cell: (withdraw) => (
        <StatusCell status={withdraw.status} text={withdrawStatusMessage(i18n, withdraw.status)}>
          {isGivenBack(withdraw.status) && (
            <span className="text-xs text-muted">{i18n._('withdraw.creditIsBack')}</span>
          )}
        </StatusCell>
      ),
    },
    {
      key: 'account',
      label: i18n._('bank.title'),
      cell: ({ bankName, accountName, accountNumber }) => (
        <span className="grid">
          <span className="font-bold" translate="no">
            {bankName}
          </span>
          <span className="wrap-anywhere" translate="no">
            {accountName}
          </span>
          <span className="text-muted tabular-nums wrap-anywhere" translate="no">
            {maskAccountNumber(accountNumber)}
          </span>
        </span>
      ),
    },
    {
      key: 'amount',
      label: i18n._('withdraw.amount'),
      place: 'figure',
      isAmount: true,
      cell: ({ amount }) => <Amount amount={amount} />,
    },
    {
      key: 'creditReceived',
      label: i18n._('withdraw.creditReceived'),
      isAmount: true,
      absentLabel: i18n._('history.noCredit'),
      cell: (withdraw) =>
        promisesPayout(withdraw.status) ? (
          <span className="grid">
            <Amount amount={withdraw.creditReceived} />
            <span className="text-xs text-muted">
              <Amount amount={withdraw.payAmount} currency={withdraw.payCurrency} />
            </span>
          </span>
        ) : null,
    },
    {
      key: 'creditReturned',
      label: i18n._('withdraw.creditReturned'),
      isAmount: true,
      absentLabel: i18n._('history.noCredit'),
      cell: (withdraw) =>
        promisesPayout(withdraw.status) ? <Amount amount={withdraw.creditReturned} /> : null,
    },
  ];
}
