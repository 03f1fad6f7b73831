import type { UseQueryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Call } from '../../../contract/endpoints.ts';
import type { UnreadableRow } from '../../../contract/schema/tolerant.ts';
import type { Client } from '../../api/client.ts';
import type { ListPage } from '../../api/orders.ts';
import type { IconName } from '../../ui/brand/Icon.tsx';
import type { Column } from '../../ui/data/DataTable.tsx';

export interface DetailsProps<Row> {
  readonly row: Row;
  readonly onClose: () => void;
}

/** One page of a list. */
export interface List<Row> extends ListPage {
  readonly items: Row[];
  readonly unreadable: readonly UnreadableRow[];
  readonly total: number;
}

export interface HistoryPageProps<Row> {
  readonly title: string;
  readonly path: string;
  /** The query for a page of the list. */
  readonly read: (client: Client, asked: ListPage) => UseQueryOptions<List<Row>, Error, List<Row>, string[]>;
  /** The call whose failure messages are used. */
  readonly call: Call;
  readonly columns: readonly Column<Row>[];
  readonly namedBy: string;
  /** The display name of a row: its code, or its promotion's title. */
  readonly nameOf: (row: Row) => string;
  readonly keyOf: (row: Row) => string;
  readonly empty: {
    readonly icon: IconName;
    readonly title: string;
    readonly body: string;
    readonly action: string;
    readonly href: string;
  };
  /** Dialog with the details of a row; may be a lazy component. */
  readonly details: ComponentType<DetailsProps<Row>>;
}
