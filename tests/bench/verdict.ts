/** The results of a benchmark: one row for each target, and the printed table. */

/** A measured value beside its target. A missed target fails nothing: a benchmark is no test. */
export interface Row {
  /** The subject of the measurement, such as a page or a list. */
  readonly group: string;
  readonly target: string;
  /** The highest value that meets the target, in the unit. */
  readonly bound: number;
  readonly unit: Unit;
  readonly value: number;
  /** The value divided by a reference value of the same run. */
  readonly ratio?: number;
  readonly isMet: boolean;
  /** Details for the reader: samples, and the slowest parts. */
  readonly detail?: string;
}

export type Unit = 'ms' | 'KB' | 'CLS' | 'calls' | 'requests';

interface Finding extends Pick<Row, 'group' | 'target' | 'unit' | 'value' | 'detail'> {}

const DECIMALS: Readonly<Record<Unit, number>> = {
  ms: 0,
  KB: 1,
  CLS: 4,
  calls: 0,
  requests: 0,
};

/** Compares the value with a fixed bound. */
export function atMost(bound: number, finding: Finding): Row {
  return { ...finding, bound, isMet: finding.value <= bound };
}

/** Compares the value with a multiple of a reference value of the same run: a busy machine slows both. */
export function atMostTimes(factor: number, beside: number, finding: Finding): Row {
  const bound = factor * beside;
  return { ...finding, bound, ratio: finding.value / beside, isMet: finding.value <= bound };
}

const HEADINGS = ['', 'target', 'value', 'bound', 'ratio', 'verdict', 'detail'] as const;

export function printTable(rows: readonly Row[]): void {
  const lines = [
    HEADINGS,
    ...rows.map((row, place) => [
      row.group === rows[place - 1]?.group ? '' : row.group,
      row.target,
      `${amountOf(row, row.value)} ${row.unit}`,
      `≤ ${amountOf(row, row.bound)}`,
      row.ratio?.toFixed(2) ?? '',
      row.isMet ? 'met' : 'MISSED',
      row.detail ?? '',
    ]),
  ];
  const widths = HEADINGS.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines) {
    console.log(
      line
        .map((text, column) =>
          // Numeric columns are aligned right.
          column >= 2 && column <= 4 ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    );
  }
  const missed = rows.filter(({ isMet }) => !isMet).length;
  console.log(`\n${rows.length - missed} of ${rows.length} targets met`);
}

function amountOf({ unit }: Row, amount: number): string {
  return amount.toFixed(DECIMALS[unit]);
}
