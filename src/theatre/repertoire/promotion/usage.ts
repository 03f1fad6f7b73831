/** A promotion in a player's hands, as the server tells of it. */
import { instantOf, UNSET_INSTANT } from '../../../../contract/clock.ts';
import type { Usage } from '../../../../contract/promotion.ts';
import type { PromotionChoice } from '../../../../machines/promotionClaim.machine.ts';
import { CURTAIN } from '../repertoire.ts';

export const WELCOME: PromotionChoice = { promotionId: 'welcome-50', provider: 'alphabet' };

/** Claimed, unless another status is named. */
export function usageOf(status: Usage['status'] = 'ACTIVE'): Usage {
  return {
    id: 'U-1',
    idempotencyKey: 'key-1',
    ...WELCOME,
    title: { lo: 'ໂບນັດຕ້ອນຮັບ', cn: '迎新优惠', vn: 'Khuyến mãi chào mừng', th: 'โบนัสต้อนรับ' },
    status,
    claimedAt: instantOf(CURTAIN),
    usedAt: UNSET_INSTANT,
    finishedAt: UNSET_INSTANT,
    firstOrderOnly: true,
    depositAmount: '100',
    bonusAmount: '50',
    requiredCredit: '300',
    withdrawAll: true,
  };
}
