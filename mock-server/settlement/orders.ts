/** Looking deposits up. Whose they are is part of the question: another player's order does not exist. */
import type { Reader } from '../store/change.ts';
import type { DepositRow } from '../store/rows.ts';

/** The player's order; null where there is none of this code, or it is someone else's. */
export function orderOf(reader: Reader, playerId: string, code: string): DepositRow | null {
  const order = reader.get('deposits', code);
  return order?.playerId === playerId ? order : null;
}

/** At most one: contract §3. */
export function openOrderOf(reader: Reader, playerId: string): DepositRow | null {
  return reader.where('deposits', 'playerId', playerId).find((order) => order.status === 'OPEN') ?? null;
}

/** Newest first. Codes are numbered, so that they order what was opened in the same millisecond. */
export function depositsOf(reader: Reader, playerId: string): DepositRow[] {
  return reader.where('deposits', 'playerId', playerId).toSorted((a, b) => (a.code < b.code ? 1 : -1));
}
