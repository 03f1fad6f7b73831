/** Which cases a run looks at: all of them in the deep run, otherwise so many, row after row. */
import { DEEP, SEED } from '../../depth.ts';

export interface Cell<Row, Column> {
  readonly row: Row;
  readonly column: Column;
}

/** Every row with every column; in the ordinary run so many, each in the next row and the next column, from where the seed says. */
export function cellsOf<Row, Column>(
  rows: readonly Row[],
  columns: readonly Column[],
  count: number,
): readonly Cell<Row, Column>[] {
  if (DEEP) return rows.flatMap((row) => columns.map((column) => ({ row, column })));
  return Array.from({ length: count }, (_, place) => ({
    row: rows[place % rows.length] as Row,
    column: columns[(place + SEED) % columns.length] as Column,
  }));
}
