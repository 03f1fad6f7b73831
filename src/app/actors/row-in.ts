import { FailureError } from '../../../contract/errors.ts';
import type { UnreadableRow } from '../../../contract/schema/tolerant.ts';

/**
 * The row of a list that a machine looks for; null where the server has none.
 *
 * @throws a failure where it may be one of the rows that cannot be read: whether an order exists is never guessed (contract §1).
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
