/** Rows of labels and values, for the cashier's summary and the receipt. */
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

export interface SummaryRow {
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** The most important row: larger, with a line above. */
  readonly strong?: boolean | undefined;
  /** A smaller line below the value. */
  readonly note?: ReactNode;
}

export interface SummaryListProps {
  /** `false` for a row that is left out. */
  readonly rows: readonly (SummaryRow | false)[];
}

export function SummaryList({ rows }: SummaryListProps) {
  return <dl className="stack">{rows.map((row, place) => row && <Row key={place} {...row} />)}</dl>;
}

function Row({ label, value, strong = false, note }: SummaryRow) {
  return (
    <div
      className={classes(
        'flex flex-wrap items-baseline justify-between gap-x-4',
        strong ? 'mt-2 border-t border-line pt-3.5' : 'py-1.5',
      )}
    >
      <dt className={strong ? 'font-bold' : 'text-sm text-muted'}>{label}</dt>
      <dd
        className={classes(
          'ml-auto min-w-0 text-right tabular-nums',
          strong ? 'text-xl font-bold text-accent-text' : 'text-sm font-bold',
        )}
      >
        <div>{value}</div>
        {note !== undefined && <span className="block text-xs font-normal text-muted">{note}</span>}
      </dd>
    </div>
  );
}
