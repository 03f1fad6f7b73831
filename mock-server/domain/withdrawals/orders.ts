/** Finds withdrawals of a player. Another player's order is treated as missing. */
import { isUnderWay } from '../../../contract/rules/withdraw.ts';
import type { Reader } from '../../store/reader.ts';
import type { WithdrawRow } from '../../store/rows.ts';

/** The player's order; null if there is none with this code, or it belongs to another player. */
export function withdrawOf(reader: Reader, playerId: string, code: string): WithdrawRow | null {
  const order = reader.withdraws.findFirst({ where: { code: { equals: code } } });
  return order?.playerId === playerId ? order : null;
}

/** The player's withdrawal that is OPEN or PAID; at most one is (contract §3). */
export function openWithdrawOf(reader: Reader, playerId: string): WithdrawRow | null {
  return (
    reader.withdraws
      .findMany({ where: { playerId: { equals: playerId } } })
      .find(({ status }) => isUnderWay(status)) ?? null
  );
}
