import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Deposit } from '../../../contract/deposit.ts';
import { depositListRead } from '../../api/deposits.ts';
import { paths } from '../../app/paths.ts';
import { useSite } from '../../app/site-context.ts';
import { statusWords } from '../../i18n/order-words.ts';
import { ButtonPageLink, PageLink } from '../../layout/PageLink.tsx';
import type { Column } from '../../ui/data/DataTable.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { AmountCell, CodeCell, MomentCell, ProviderCell, StatusCell } from './cells.tsx';
import { promisesCredit } from './credit-promise.ts';
import { HistoryPage, usePageNumber } from './HistoryPage.tsx';

/** Deposit history: specification §2 and §3. */
export default function DepositHistoryPage() {
  const { i18n } = useLingui();
  const { client } = useSite();
  const page = usePageNumber();
  const list = useQuery({ ...depositListRead(client, page), placeholderData: keepPreviousData });
  return (
    <HistoryPage
      title={i18n._('history.deposit.title')}
      path={paths.depositHistory}
      list={list}
      call="depositList"
      columns={columnsIn(i18n)}
      namedBy="code"
      keyOf={({ code }) => code}
      empty={
        <EmptyState
          icon="deposit"
          title={i18n._('history.deposit.empty.title')}
          action={
            <ButtonPageLink kind="primary" icon="deposit" href={paths.deposit}>
              {i18n._('home.deposit')}
            </ButtonPageLink>
          }
        >
          {i18n._('history.deposit.empty.body')}
        </EmptyState>
      }
    />
  );
}

/** What a row tells: specification §3. */
function columnsIn(i18n: I18n): readonly Column<Deposit>[] {
  const credits = [
    ['credit', i18n._('deposit.credit')],
    ['promotionCredit', i18n._('deposit.promotionCredit')],
    ['totalCredit', i18n._('deposit.totalCredit')],
  ] as const;
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
      cell: ({ status }) => (
        <StatusCell status={status} words={statusWords(i18n, status)}>
          {status === 'OPEN' && <PageLink href={paths.deposit}>{i18n._('common.continue')}</PageLink>}
        </StatusCell>
      ),
    },
    {
      key: 'amount',
      label: i18n._('order.amount'),
      place: 'figure',
      isAmount: true,
      cell: ({ amount, currency }) => <AmountCell amount={amount} currency={currency} />,
    },
    ...credits.map(
      ([name, label]): Column<Deposit> => ({
        key: name,
        label,
        isAmount: true,
        absentLabel: i18n._('history.noCredit'),
        cell: (deposit) =>
          promisesCredit(deposit) ? <AmountCell amount={deposit[name]} currency="THB" /> : null,
      }),
    ),
  ];
}
