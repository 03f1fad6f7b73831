/** Looking deposits up. Whose they are is part of the question: another player's order does not exist. */
import type { Reader } from '../store/reader.ts';
import type { DepositRow } from '../store/rows.ts';

/** The player's order; null where there is none of this code, or it is someone else's. */
export function orderOf(reader: Reader, playerId: string, code: string): DepositRow | null {
  const order = reader.deposits.findFirst({ where: { code: { equals: code } } });
  return order?.playerId === playerId ? order : null;
}

/** At most one: contract §3. */
export function openOrderOf(reader: Reader, playerId: string): DepositRow | null {
  return reader.deposits.findFirst({ where: { playerId: { equals: playerId }, status: { equals: 'OPEN' } } });
}
