/** Finds usages of a player. Another player's usage is treated as missing. */
import { isInForce } from '../../../contract/rules/promotion.ts';
import type { WithdrawPromotion } from '../../../contract/rules/promotion-terms.ts';
import type { Provider } from '../../../contract/values.ts';
import type { Reader } from '../../store/reader.ts';
import type { UsageRow } from '../../store/rows.ts';

/** The player's usage; null if there is none with this id, or it belongs to another player. */
export function usageOf(reader: Reader, playerId: string, id: string): UsageRow | null {
  const usage = reader.usages.findFirst({ where: { id: { equals: id } } });
  return usage?.playerId === playerId ? usage : null;
}

/** The player's usage that is ACTIVE or USED; at most one is (contract §3). */
export function usageInForce(reader: Reader, playerId: string): UsageRow | null {
  return (
    reader.usages
      .findMany({ where: { playerId: { equals: playerId } } })
      .find(({ status }) => isInForce(status)) ?? null
  );
}

/** The promotion terms for a withdrawal from the provider: those of the usage that is USED with it. */
export function withdrawPromotionOf(
  reader: Reader,
  playerId: string,
  provider: Provider,
): (WithdrawPromotion & { readonly usageId: string }) | null {
  const usage = usageUsedWith(reader, playerId, provider);
  const deposit =
    usage?.depositCode === undefined
      ? null
      : reader.deposits.findFirst({ where: { code: { equals: usage.depositCode } } });
  return usage && deposit && { ...usage, usageId: usage.id, depositCredit: deposit.credit };
}

/** The usage that is in play with the provider. */
export function usageUsedWith(reader: Reader, playerId: string, provider: Provider): UsageRow | null {
  const usage = usageInForce(reader, playerId);
  return usage?.status === 'USED' && usage.provider === provider ? usage : null;
}
