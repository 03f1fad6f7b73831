/** A table, shown as cards below the `wide` breakpoint. Screen readers get a table at every width. */
// With another `display`, as for the cards, browsers drop the semantics of a table. The roles restore them.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { type ReactElement, type ReactNode, startTransition, useEffect, useState } from 'react';
import { classes } from '../classes.ts';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { SpokenStatus } from '../feedback/SpokenStatus.tsx';

export interface Column<Row> {
  readonly key: string;
  /** The column's heading; on a card, shown before the value in the places `detail` and `foot`. */
  readonly label: string;
  /** Null if the row has no value: a card omits it, a table shows a dash, which is read as `absentLabel`. */
  readonly cell: (row: Row) => ReactNode;
  readonly absentLabel?: string | undefined;
  /** Position on a card. The default, `detail`, is a line with its label. */
  readonly place?: CardPlace | undefined;
  /** Right-aligned in the table, so that amounts can be compared. */
  readonly isAmount?: boolean | undefined;
}

/** The title, the status at its right, the main figure, a labelled line, the labelled line at the bottom, a button or link. */
type CardPlace = 'title' | 'status' | 'figure' | 'detail' | 'foot' | 'action';

export interface DataTableProps<Row> {
  /** The accessible name of the table. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** The key of the column whose cells are the row headers. */
  readonly namedBy: string;
  /** Null while loading. */
  readonly rows: readonly Row[] | null;
  readonly keyOf: (row: Row) => string;
  /** Announced to screen readers while loading. */
  readonly loadingLabel: string;
  /** The number of skeleton rows while loading. */
  readonly expectedRows?: number | undefined;
}

const PLACES: Readonly<Record<CardPlace, string>> = {
  title: 'order-1 self-center text-sm font-normal',
  status: 'order-2 ml-auto justify-items-end text-sm font-normal wide:justify-items-stretch',
  figure: 'order-3 basis-full text-xl font-bold wide:text-sm wide:font-normal',
  detail: 'order-4 basis-full text-sm font-normal',
  foot: 'order-5 basis-full mt-1 border-t border-line pt-1 text-sm font-normal',
  action: 'order-6 basis-full -mt-1 -mr-3.5 justify-items-end text-sm font-normal wide:m-0',
};

/** How many children are rendered at once on a phone: more than its screen shows, in less than 50 ms on a slow one. */
const STEP = 4;
/** From this width in CSS pixels (the breakpoint `tablet`) on, a screen shows most of a list at once. */
const TABLET_PX = 768;

const CELL =
  'min-w-0 wide:table-cell wide:border-t wide:border-line wide:px-3 wide:py-2 wide:align-middle wide:first:pl-5 wide:last:pr-5 wide:in-[tr:first-child]:border-t-0';

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, namedBy, loadingLabel, expectedRows = 5 } = props;
  return (
    <div className="wide:relative wide:overflow-x-auto wide:rounded-lg wide:border wide:border-line wide:bg-surface wide:shadow-card">
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
          // One animation for all placeholders: each animated element would be a layer of its own.
          className={classes(
            !rows && 'animate-shine',
            'stack gap-3 tablet:grid-cols-[repeat(2,minmax(0,1fr))] desk:grid-cols-[repeat(3,minmax(0,1fr))] wide:table-row-group',
          )}
        >
          <Gradually key={rows ? 'rows' : 'places'}>
            {rows
              ? rows.map((row) => (
                  <CardRow key={props.keyOf(row)}>
                    {columns.map((column) => (
                      <CardCell key={column.key} column={column} isName={column.key === namedBy}>
                        {column.cell(row)}
                      </CardCell>
                    ))}
                  </CardRow>
                ))
              : Array.from({ length: expectedRows }, (_, index) => (
                  <CardRow key={index}>
                    {columns.map((column) => (
                      <PlaceholderCell key={column.key} column={column} />
                    ))}
                  </CardRow>
                ))}
          </Gradually>
        </tbody>
      </table>
      {!rows && <SpokenStatus>{loadingLabel}</SpokenStatus>}
    </div>
  );
}

/**
 * Renders a long list on a phone in steps, the first ones at once, so that a tap is never delayed by rows that are not visible
 * yet. On a wider screen it renders all at once, because rows that appear later would shift what is below them.
 */
function Gradually({ children }: { readonly children: readonly ReactElement[] }) {
  const [count, setCount] = useState(() => (window.innerWidth < TABLET_PX ? STEP : Number.POSITIVE_INFINITY));
  const isComplete = count >= children.length;
  useEffect(() => {
    // In a transition: React pauses it for an input. The children rendered before are the same elements and are skipped.
    if (!isComplete) startTransition(() => setCount(count + STEP));
  }, [count, isComplete]);
  return isComplete ? children : children.slice(0, count);
}

function CardRow({ children }: { readonly children: ReactNode }) {
  return (
    <tr
      role="row"
      className="lit flex min-w-0 flex-wrap content-start justify-between gap-x-3 gap-y-1 rounded-lg border border-line bg-surface px-4 pt-3.5 pb-2 shadow-card wide:table-row wide:bg-transparent wide:bg-none wide:shadow-none wide:hover:bg-raised"
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
        CELL,
        PLACES[place],
        isAbsent
          ? 'hidden'
          : isLabelled
            ? 'flex flex-wrap items-baseline justify-between gap-x-4 text-right'
            : 'grid',
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
        <div className={isLabelled ? 'flex-auto' : 'min-w-0'}>{children}</div>
      )}
    </Cell>
  );
}

/** As high as a cell with one line of text. */
function PlaceholderCell<Row>({ column }: Pick<CardCellProps<Row>, 'column'>) {
  const { place = 'detail' } = column;
  return (
    <td role="cell" className={classes(CELL, PLACES[place], 'grid')}>
      <span className="block w-24 max-w-full wide:w-full wide:py-2.5">
        <Skeleton width={place === 'figure' ? 'full' : 'threequarters'} isStill />
      </span>
    </td>
  );
}
