import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Withdraw } from '../../../contract/withdraw.ts';
import { withdrawListRead } from '../../api/withdraws.ts';
import { paths } from '../../app/paths.ts';
import { useSite } from '../../app/site-context.ts';
import { maskAccountNumber } from '../../format/account-number.ts';
import { withdrawStatusWords } from '../../i18n/withdraw-words.ts';
import { ButtonPageLink } from '../../layout/PageLink.tsx';
import type { Column } from '../../ui/data/DataTable.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { AmountCell, CodeCell, MomentCell, ProviderCell, StatusCell } from './cells.tsx';
import { HistoryPage, usePageNumber } from './HistoryPage.tsx';

/** Withdraw history: specification §2 and §3. */
export default function WithdrawHistoryPage() {
  const { i18n } = useLingui();
  const { client } = useSite();
  const page = usePageNumber();
  const list = useQuery({ ...withdrawListRead(client, page), placeholderData: keepPreviousData });
  return (
    <HistoryPage
      title={i18n._('history.withdraw.title')}
      path={paths.withdrawHistory}
      list={list}
      call="withdrawList"
      columns={columnsIn(i18n)}
      namedBy="code"
      keyOf={({ code }) => code}
      empty={
        <EmptyState
          icon="withdraw"
          title={i18n._('history.withdraw.empty.title')}
          action={
            <ButtonPageLink kind="primary" icon="withdraw" href={paths.withdraw}>
              {i18n._('withdraw.title')}
            </ButtonPageLink>
          }
        >
          {i18n._('history.withdraw.empty.body')}
        </EmptyState>
      }
    />
  );
}

/** What a row tells: specification §3. */
function columnsIn(i18n: I18n): readonly Column<Withdraw>[] {
  return [
    {
      key: 'code',
      label: i18n._('order.code'),
      place: 'foot',
      cell: ({ code }) => <CodeCell code={code} />,
    },
    {
      key: 'createdAt',
      label: i18n._('order.createdAt'),
      cell: ({ createdAt }) => <MomentCell instant={createdAt} />,
    },
    {
      key: 'provider',
      label: i18n._('deposit.provider'),
      place: 'title',
      cell: ({ provider }) => <ProviderCell provider={provider} />,
    },
    {
      key: 'status',
      label: i18n._('history.status'),
      place: 'status',
      cell: (withdraw) => (
        <StatusCell status={withdraw.status} words={withdrawStatusWords(i18n, withdraw.status)}>
          {gaveBack(withdraw) && (
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
      cell: ({ amount }) => <AmountCell amount={amount} currency="THB" />,
    },
    {
      key: 'creditReceived',
      label: i18n._('withdraw.creditReceived'),
      isAmount: true,
      absentLabel: i18n._('history.noCredit'),
      cell: (withdraw) =>
        gaveBack(withdraw) ? null : (
          <span className="grid">
            <AmountCell amount={withdraw.creditReceived} currency="THB" />
            <span className="text-xs text-muted">
              <AmountCell amount={withdraw.payAmount} currency={withdraw.payCurrency} />
            </span>
          </span>
        ),
    },
    {
      key: 'creditReturned',
      label: i18n._('withdraw.creditReturned'),
      isAmount: true,
      absentLabel: i18n._('history.noCredit'),
      cell: (withdraw) =>
        gaveBack(withdraw) ? null : <AmountCell amount={withdraw.creditReturned} currency="THB" />,
    },
  ];
}

/** It ended without a pay-out: the whole amount is with the provider again (contract §3). */
function gaveBack({ status }: Withdraw): boolean {
  return status === 'FAILED' || status === 'REJECTED' || status === 'CANCELED';
}
