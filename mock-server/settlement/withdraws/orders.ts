/** Looking withdrawals up. Another player's order does not exist. */
import { isUnderWay } from '../../../contract/rules/withdraw.ts';
import type { Reader } from '../../store/reader.ts';
import type { WithdrawRow } from '../../store/rows.ts';

/** The player's order; null where there is none of this code, or it is someone else's. */
export function withdrawOf(reader: Reader, playerId: string, code: string): WithdrawRow | null {
  const order = reader.withdraws.findFirst({ where: { code: { equals: code } } });
  return order?.playerId === playerId ? order : null;
}

/** OPEN or PAID; at most one is (contract §3). */
export function openWithdrawOf(reader: Reader, playerId: string): WithdrawRow | null {
  return (
    reader.withdraws
      .findMany({ where: { playerId: { equals: playerId } } })
      .find(({ status }) => isUnderWay(status)) ?? null
  );
}
