import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Call } from '../../../contract/endpoints.ts';
import type { HistoryFilters, HistoryTotal } from '../../../contract/history.ts';
import type { UnreadableRow } from '../../../contract/schema/tolerant.ts';
import type { Client } from '../../api/client.ts';
import type { ListPage } from '../../api/orders.ts';
import {
  type FiltersSchema,
  historyAddress,
  type HistoryView,
} from '../../app/navigation/history-address.ts';
import type { ComponentCode } from '../../platform/late-code.ts';
import { PAGE_SIZES, pageSpan, resized } from '../../app/navigation/page-number.ts';
import { formatCount } from '../../format/numbers.ts';
import type { IconName } from '../../ui/brand/Icon.tsx';
import { type Column, DataTable } from '../../ui/data/DataTable.tsx';
import { Pager } from '../../ui/data/Pager.tsx';
import { PageSizes } from '../../ui/data/PageSizes.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Button } from '../../ui/form/Button.tsx';
import type { SelectOption } from '../../ui/form/SelectField.tsx';
import { CodeCell } from './cells.tsx';
import type { SumNames } from './HistoryTotals.tsx';
import { JumpToPage } from './JumpToPage.tsx';

export interface DetailsProps<Row> {
  readonly row: Row;
  readonly onClose: () => void;
}

/** Props of a dialog that downloads a history. */
export interface ExportProps {
  readonly filters: HistoryFilters;
  readonly onClose: () => void;
}

/** One page of a list. Its `filters` are those that the server has applied. */
export interface List<Row> extends ListPage {
  readonly items: Row[];
  readonly totals?: HistoryTotal[] | undefined;
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
  readonly details: ComponentCode<DetailsProps<Row>>;
  /** Must be the same object in each rendering. */
  readonly filtersSchema: FiltersSchema;
  readonly statuses: readonly SelectOption[];
  /** A status that players look for: offered with one press. */
  readonly quickStatus?: string;
  readonly sumNames: SumNames;
  /** Dialog that downloads all rows of the filter. */
  readonly exporting: ComponentCode<ExportProps>;
}

interface HistoryRowsProps<Row> extends HistoryPageProps<Row> {
  readonly list: UseQueryResult<List<Row>>;
  readonly asked: HistoryView;
  readonly onOpen: (row: Row) => void;
}

/** One page of a history with its pager. */
export function HistoryRows<Row>(props: HistoryRowsProps<Row>) {
  const { title, path, list, asked, nameOf, onOpen } = props;
  const { i18n } = useLingui();
  const total = list.data?.total ?? 0;
  const span = pageSpan(asked, total);
  return (
    <div className="stack gap-5">
      <DataTable
        key={historyAddress(path, asked)}
        label={title}
        columns={[...props.columns, detailsColumn(i18n, nameOf, onOpen)]}
        namedBy={props.namedBy}
        // Placeholder data belongs to another page of the list, so skeleton rows are shown instead.
        rows={list.isPlaceholderData ? null : (list.data?.items ?? null)}
        keyOf={props.keyOf}
        loadingLabel={i18n._('common.loading')}
        {...(list.data && { expectedRows: Math.min(span.to - span.from + 1, asked.pageSize) })}
      />
      {list.data && !list.isPlaceholderData && list.data.unreadable.length > 0 && (
        <UnreadableRows rows={list.data.unreadable} />
      )}
      {list.data && (
        <Pager
          label={i18n._('pager.label')}
          current={asked.page}
          last={span.last}
          hrefOf={(page) => historyAddress(path, { ...asked, page })}
          link={Link}
          previousLabel={i18n._('pager.previous')}
          nextLabel={i18n._('pager.next')}
          pageLabel={(page) => i18n._('pager.page', { page: formatCount(page) })}
          pageNumber={formatCount}
        >
          {i18n._('pager.range', {
            from: formatCount(span.from),
            to: formatCount(span.to),
            total: formatCount(total),
          })}
        </Pager>
      )}
      {total > PAGE_SIZES[0] && (
        <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-2 tablet:justify-between print:hidden">
          {span.last > 2 && (
            <JumpToPage
              current={asked.page}
              last={span.last}
              hrefOf={(page) => historyAddress(path, { ...asked, page })}
            />
          )}
          <PageSizes
            label={i18n._('pager.size')}
            sizes={PAGE_SIZES}
            current={asked.pageSize}
            hrefOf={(size) => historyAddress(path, resized(asked, size))}
            link={Link}
            sizeLabel={(size) => i18n._('pager.size.of', { count: formatCount(size) })}
          />
        </div>
      )}
    </div>
  );
}

/** Reports rows that do not match the schema (contract §1), instead of omitting them. */
function UnreadableRows({ rows }: { readonly rows: readonly UnreadableRow[] }) {
  const { i18n } = useLingui();
  return (
    <Notice tone="warning" title={i18n._('history.unreadable.title', { count: formatCount(rows.length) })}>
      <p>{i18n._('history.unreadable.note')}</p>
      <ul>
        {rows.map(({ name }, place) => name !== null && <li key={place}>{<CodeCell code={name} />}</li>)}
      </ul>
    </Notice>
  );
}

function detailsColumn<Row>(
  i18n: I18n,
  nameOf: (row: Row) => string,
  onOpen: (row: Row) => void,
): Column<Row> {
  return {
    key: 'details',
    label: i18n._('history.details'),
    place: 'action',
    cell: (row) => <DetailsButton name={nameOf(row)} onOpen={() => onOpen(row)} />,
  };
}

function DetailsButton({ name, onOpen }: { readonly name: string; readonly onOpen: () => void }) {
  const { i18n } = useLingui();
  return (
    <Button
      kind="quiet"
      size="small"
      trailingIcon="chevron"
      onClick={onOpen}
      aria-label={i18n._('history.detailsOf', { name })}
    >
      <span className="whitespace-nowrap">{i18n._('history.details')}</span>
    </Button>
  );
}
