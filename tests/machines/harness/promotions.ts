import { createActor, SimulatedClock } from 'xstate';
import { instantOf, UNSET_INSTANT } from '../../../contract/clock.ts';
import type { Usage } from '../../../contract/promotion.ts';
import {
  type PromotionCancelEmitted,
  promotionCancelMachine,
  type UsageCancellation,
} from '../../../machines/promotionCancel.machine.ts';
import {
  type PromotionChoice,
  type PromotionClaimEmitted,
  promotionClaimMachine,
  type PromotionIntent,
} from '../../../machines/promotionClaim.machine.ts';
import { START } from './facts.ts';
import { Slot, settled } from './slots.ts';
import { noteTaken } from './transitions.ts';

export const CHOICE: PromotionChoice = { promotionId: 'welcome-50', provider: 'alphabet' };

/** A promotion in a player's hands as the server tells of it: claimed, unless said otherwise. */
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

function counting(name: string): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${name}-${count}`;
  };
}

/** Loads a page on which promotions are claimed. Its slots wait for their answers. */
export function openClaim(
  kept: { readonly choice?: PromotionChoice; readonly intent?: PromotionIntent } = {},
) {
  const timers = new SimulatedClock();
  timers.set(START);
  const slots = {
    claimPromotion: new Slot<Usage, PromotionIntent>(),
    findUsage: new Slot<Usage | null, { readonly key: string }>(),
  };
  const actor = createActor(
    promotionClaimMachine.provide({
      actors: { claimPromotion: slots.claimPromotion.logic, findUsage: slots.findUsage.logic },
    }),
    {
      input: {
        clock: timers,
        newKey: counting('key'),
        choice: kept.choice ?? null,
        intent: kept.intent ?? null,
      },
      clock: timers,
      inspect: noteTaken,
    },
  );
  const emitted: PromotionClaimEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    ...slots,
    emitted,
    send: actor.send,
    state: () => JSON.stringify(actor.getSnapshot().value).replaceAll(/["{}]/g, '').replaceAll(':', '.'),
    context: () => actor.getSnapshot().context,
    has: (tag: 'asking' | 'pending' | 'slow' | 'findingOut') => actor.getSnapshot().hasTag(tag),
    /** What happened, the choices that were made left out. */
    outcomes: () => emitted.filter(({ type }) => type !== 'promotion.chosen'),
    sentKeys: () => slots.claimPromotion.calls.map(({ input }) => input.key),
    pass: passing(timers),
  };
}

/** Loads a page on which the promotion in force may be cancelled. */
export function openCancel(intent: UsageCancellation | null = null) {
  const timers = new SimulatedClock();
  const slots = {
    cancelUsage: new Slot<Usage, UsageCancellation>(),
    findUsage: new Slot<Usage | null, { readonly usageId: string }>(),
  };
  const actor = createActor(
    promotionCancelMachine.provide({
      actors: { cancelUsage: slots.cancelUsage.logic, findUsage: slots.findUsage.logic },
    }),
    { input: { clock: timers, newKey: counting('key'), intent }, clock: timers, inspect: noteTaken },
  );
  const emitted: PromotionCancelEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    ...slots,
    emitted,
    send: actor.send,
    state: () => JSON.stringify(actor.getSnapshot().value).replaceAll(/["{}]/g, '').replaceAll(':', '.'),
    context: () => actor.getSnapshot().context,
    pass: passing(timers),
  };
}

function passing(timers: SimulatedClock) {
  return async (milliseconds: number): Promise<void> => {
    timers.increment(milliseconds);
    await settled();
  };
}
