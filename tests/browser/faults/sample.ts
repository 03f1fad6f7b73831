/** Which cases a run looks at: all of them in the deep run, otherwise so many that each row and each column is among them. */
import { DEEP, SEED } from '../../depth.ts';

export interface Cell<Row, Column> {
  readonly row: Row;
  readonly column: Column;
}

/** Every row with every column; in the ordinary run as many as the longer side has, moved on by the seed. */
export function cellsOf<Row, Column>(
  rows: readonly Row[],
  columns: readonly Column[],
): readonly Cell<Row, Column>[] {
  if (DEEP) return rows.flatMap((row) => columns.map((column) => ({ row, column })));
  const count = Math.max(rows.length, columns.length);
  return Array.from({ length: count }, (_, place) => ({
    row: rows[place % rows.length] as Row,
    column: columns[(place + SEED) % columns.length] as Column,
  }));
}
