/** Looking withdrawals up. Another player's order does not exist. */
import { isUnderWay } from '../../../contract/rules/withdraw.ts';
import type { Reader } from '../../store/change.ts';
import type { WithdrawRow } from '../../store/rows.ts';

/** The player's order; null where there is none of this code, or it is someone else's. */
export function withdrawOf(reader: Reader, playerId: string, code: string): WithdrawRow | null {
  const order = reader.get('withdraws', code);
  return order?.playerId === playerId ? order : null;
}

/** OPEN or PAID; at most one is (contract §3). */
export function openWithdrawOf(reader: Reader, playerId: string): WithdrawRow | null {
  return reader.where('withdraws', 'playerId', playerId).find(({ status }) => isUnderWay(status)) ?? null;
}

/** Newest first. */
export function withdrawsOf(reader: Reader, playerId: string): WithdrawRow[] {
  return reader.where('withdraws', 'playerId', playerId).toSorted((a, b) => (a.code < b.code ? 1 : -1));
}
