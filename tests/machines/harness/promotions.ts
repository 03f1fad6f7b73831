import type { StateValue } from 'xstate';
import { instantOf, UNSET_INSTANT } from '../../../contract/time/clock.ts';
import type { Usage } from '../../../contract/promotion.ts';
import type { OfferedPromotion } from '../../../contract/rules/promotion.ts';
import { promotionCancelMachine, type UsageCancellation } from '../../../machines/promotionCancel.machine.ts';
import {
  type PromotionChoice,
  promotionClaimMachine,
  type PromotionIntent,
} from '../../../machines/promotionClaim.machine.ts';
import { submissionOf } from '../../../machines/submission.machine.ts';
import { MINUTE, START } from './facts.ts';
import { ControlledActor } from './actors.ts';
import { start } from './start.ts';

export const CHOICE: PromotionChoice = { promotionId: 'welcome-50', provider: 'alphabet' };

/** The promotion of `CHOICE` as the page shows it: the player may claim it for another hour. */
export const OFFER: OfferedPromotion = {
  id: CHOICE.promotionId,
  providers: [CHOICE.provider, 'gclub'],
  endsAt: instantOf(START + 60 * MINUTE),
  eligible: true,
};

/** A usage of a promotion as the server sends it; claimed by default. */
export function usageOf(changes: Partial<Usage> = {}): Usage {
  const title = { lo: 'ໂບນັດ', cn: '优惠', vn: 'Khuyến mãi', th: 'โบนัส' };
  return {
    id: 'U-1',
    idempotencyKey: 'key-1',
    promotionId: CHOICE.promotionId,
    title,
    provider: CHOICE.provider,
    status: 'ACTIVE',
    claimedAt: instantOf(START),
    usedAt: UNSET_INSTANT,
    finishedAt: UNSET_INSTANT,
    firstOrderOnly: true,
    depositAmount: '100',
    bonusAmount: '50',
    requiredCredit: '300',
    withdrawAll: true,
    ...changes,
  };
}

/** A state as one text: `canceling.sending`. */
function dotted(value: StateValue): string {
  return JSON.stringify(value).replaceAll(/["{}]/g, '').replaceAll(':', '.');
}

/** Loads a page on which promotions are claimed. The test settles its actors. */
export function openClaim(
  kept: { readonly choice?: PromotionChoice; readonly intent?: PromotionIntent } = {},
) {
  const claimPromotion = new ControlledActor<Usage, PromotionIntent>();
  const findUsage = new ControlledActor<Usage | null, PromotionIntent>();
  const page = start(
    promotionClaimMachine,
    { submitClaim: { logic: submissionOf({ send: claimPromotion.logic, lookUp: findUsage.logic }) } },
    { input: (given) => ({ ...given, choice: kept.choice ?? null, intent: kept.intent ?? null }) },
  );
  return {
    ...page,
    claimPromotion,
    findUsage,
    state: () => dotted(page.state()),
    outcomes: () => page.emitted,
    sentKeys: () => claimPromotion.calls.map(({ input }) => input.key),
  };
}

/** Loads a page on which the promotion in force may be cancelled. */
export function openCancel(intent: UsageCancellation | null = null) {
  const cancelUsage = new ControlledActor<Usage, UsageCancellation>();
  const findCanceled = new ControlledActor<Usage | null, UsageCancellation>();
  const page = start(
    promotionCancelMachine,
    { cancelUsage: { logic: submissionOf({ send: cancelUsage.logic, lookUp: findCanceled.logic }) } },
    { at: 0, input: (given) => ({ ...given, intent }) },
  );
  return {
    ...page,
    cancelUsage,
    findCanceled,
    state: () => dotted(page.state()),
    sentKeys: () => cancelUsage.calls.map(({ input }) => input.key),
  };
}
