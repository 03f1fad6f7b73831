/** Rows of labels and values, for the cashier's summary and the receipt. */
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

export interface SummaryRow {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** The most important row: larger, with a line above. */
  readonly strong?: boolean | undefined;
  /** A smaller line below the value. */
  readonly note?: ReactNode;
}

export interface SummaryListProps {
  readonly rows: readonly SummaryRow[];
}

export function SummaryList({ rows }: SummaryListProps) {
  return (
    <dl className="grid">
      {rows.map((row) => (
        <div
          key={row.key}
          className={classes(
            'flex flex-wrap items-baseline justify-between gap-x-4',
            row.strong === true ? 'mt-2 border-t border-line pt-3.5' : 'py-1.5',
          )}
        >
          <dt className={row.strong === true ? 'font-bold' : 'text-sm text-muted'}>{row.label}</dt>
          <dd
            className={classes(
              'ml-auto min-w-0 text-right tabular-nums',
              row.strong === true ? 'text-xl font-bold text-accent-text' : 'text-sm font-bold',
            )}
          >
            {row.value}
            {row.note !== undefined && (
              <span className="block text-xs font-normal text-muted">{row.note}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
