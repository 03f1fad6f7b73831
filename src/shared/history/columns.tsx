/** Columns that several histories share: specification §3. */
import type { I18n } from '@lingui/core';
import type { Provider } from '../../../contract/values.ts';
import type { Column } from '../../ui/data/DataTable.tsx';
import { CodeCell, MomentCell, ProviderCell } from './cells.tsx';

interface Order {
  readonly code: string;
  readonly createdAt: string;
  readonly provider: Provider;
}

/** The first columns of every order: code, creation time and provider. */
export function orderColumns(i18n: I18n): readonly Column<Order>[] {
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
  ];
}
