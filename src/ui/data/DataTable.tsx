/** A history as a table, shown as cards on a phone. Screen readers get a table at every width. */
// As cards, rows and cells are not displayed as a table's, and browsers take the meaning away with it: the roles say it again.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Skeleton } from '../feedback/Skeleton.tsx';

export interface Column<Row> {
  readonly key: string;
  /** The column's heading; on a card it stands before the value, where the value does not speak for itself. */
  readonly label: string;
  /** Null where the row has none: a card leaves the line out, a table says `absentLabel`. */
  readonly cell: (row: Row) => ReactNode;
  readonly absentLabel?: string | undefined;
  /** Position on a card. The default, `detail`, is a line with its label. */
  readonly place?: CardPlace | undefined;
  /** Amounts stand at the end of their column, so that they can be compared. */
  readonly isAmount?: boolean | undefined;
}

/** The card's name, its status at the right, the figure that counts, a line with a label, the last line, what to do. */
type CardPlace = 'title' | 'status' | 'figure' | 'detail' | 'foot' | 'action';

export interface DataTableProps<Row> {
  /** A name for the table. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** The column that names its row. */
  readonly namedBy: string;
  /** Null while they load. */
  readonly rows: readonly Row[] | null;
  readonly keyOf: (row: Row) => string;
  /** Said while they load. */
  readonly loadingLabel: string;
  /** How many rows are drawn meanwhile: about as many as will come. */
  readonly expectedRows?: number | undefined;
}

const PLACES: Readonly<Record<CardPlace, string>> = {
  title: 'order-1 self-center text-sm font-normal',
  status: 'order-2 justify-items-end text-sm font-normal wide:justify-items-stretch',
  figure: 'order-3 col-span-2 text-xl font-bold wide:text-sm wide:font-normal',
  detail: 'order-4 col-span-2 text-sm font-normal',
  foot: 'order-5 col-span-2 mt-1 border-t border-line pt-1 text-sm font-normal',
  action: 'order-6 col-span-2 -mt-1 -mr-3.5 justify-items-end text-sm font-normal wide:m-0',
};

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, namedBy, loadingLabel, expectedRows = 5 } = props;
  return (
    <div className="wide:overflow-hidden wide:rounded-lg wide:border wide:border-line wide:bg-surface wide:shadow-card">
      <table
        role="table"
        aria-label={label}
        aria-busy={rows === null || undefined}
        className="block w-full wide:table"
      >
        <thead role="rowgroup" className="sr-only wide:not-sr-only wide:table-header-group">
          <tr role="row">
            {columns.map(({ key, label: heading, isAmount }) => (
              <th
                key={key}
                role="columnheader"
                scope="col"
                className={classes(
                  'border-b border-line bg-sunken px-3 py-3 align-bottom text-xs font-bold text-muted first:pl-5 last:pr-5',
                  isAmount === true ? 'text-right' : 'text-left',
                )}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          className="grid grid-cols-[minmax(0,1fr)] gap-3 tablet:grid-cols-[repeat(2,minmax(0,1fr))] desk:grid-cols-[repeat(3,minmax(0,1fr))] wide:table-row-group"
        >
          {rows?.map((row) => (
            <CardRow key={props.keyOf(row)}>
              {columns.map((column) => (
                <CardCell key={column.key} column={column} isName={column.key === namedBy}>
                  {column.cell(row)}
                </CardCell>
              ))}
            </CardRow>
          ))}
          {!rows &&
            Array.from({ length: expectedRows }, (_, index) => (
              <CardRow key={index}>
                {columns.map((column) => (
                  <CardCell key={column.key} column={column} isName={false}>
                    <Placeholder place={column.place} />
                  </CardCell>
                ))}
              </CardRow>
            ))}
        </tbody>
      </table>
      {!rows && <output className="sr-only">{loadingLabel}</output>}
    </div>
  );
}

function CardRow({ children }: { readonly children: ReactNode }) {
  return (
    <tr
      role="row"
      className="lit grid min-w-0 grid-cols-[minmax(0,1fr)_minmax(0,auto)] content-start gap-x-3 gap-y-1 rounded-lg border border-line bg-surface px-4 pt-3.5 pb-2 shadow-card wide:table-row wide:bg-transparent wide:bg-none wide:shadow-none wide:hover:bg-raised"
    >
      {children}
    </tr>
  );
}

interface CardCellProps<Row> {
  readonly column: Column<Row>;
  readonly isName: boolean;
  readonly children: ReactNode;
}

function CardCell<Row>({ column, isName, children }: CardCellProps<Row>) {
  const { label, place = 'detail', isAmount = false, absentLabel } = column;
  const Cell = isName ? 'th' : 'td';
  const isLabelled = place === 'detail' || place === 'foot';
  const isAbsent = children === null;
  return (
    <Cell
      role={isName ? 'rowheader' : 'cell'}
      scope={isName ? 'row' : undefined}
      className={classes(
        'min-w-0 wide:table-cell wide:border-t wide:border-line wide:px-3 wide:py-2 wide:align-middle wide:first:pl-5 wide:last:pr-5 wide:in-[tr:first-child]:border-t-0',
        PLACES[place],
        isAbsent ? 'hidden' : 'grid',
        isLabelled && 'grid-cols-[fit-content(45%)_minmax(0,1fr)] items-baseline gap-x-4 text-right',
        isAmount ? 'wide:text-right' : 'wide:text-left',
      )}
    >
      {isLabelled && (
        <span aria-hidden="true" className="text-muted wide:hidden">
          {label}
        </span>
      )}
      {isAbsent ? (
        <span className="text-muted">
          <span aria-hidden="true">–</span>
          <span className="sr-only">{absentLabel}</span>
        </span>
      ) : (
        <div className="min-w-0">{children}</div>
      )}
    </Cell>
  );
}

function Placeholder({ place }: { readonly place: CardPlace | undefined }) {
  return (
    <span className="block w-24 wide:w-full wide:py-2.5">
      <Skeleton shape="text" width={place === 'figure' ? 'full' : 'threequarters'} />
    </span>
  );
}
