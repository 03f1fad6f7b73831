import { FailureError } from '../../../contract/errors.ts';
import type { UnreadableRow } from '../../../contract/schema/tolerant.ts';

/**
 * Finds a row in a list; null if there is none.
 *
 * @throws FailureError if the row is not found but the list has unreadable rows: it may be one of them (contract §1).
 */
export function rowIn<Row>(
  list: { readonly items: readonly Row[]; readonly unreadable: readonly UnreadableRow[] },
  isTheOne: (row: Row) => boolean,
): Row | null {
  const found = list.items.find(isTheOne);
  if (found === undefined && list.unreadable.length > 0) {
    throw new FailureError({ kind: 'wrong-shape', status: 200, detail: 'a row that cannot be read' });
  }
  return found ?? null;
}
