import type { OfferedPromotion } from '../../../contract/rules/promotion.ts';
import { UNSET_INSTANT } from '../../../contract/time/clock.ts';
import { dropped, garbled, rejected, unanswered } from '../faults.ts';
import type { Hands } from '../frame/actions.ts';
import type { StateEntry } from '../page-state.ts';
import { DEMO, demoIn } from '../people.ts';

type States = readonly [StateEntry, ...StateEntry[]];

export const PROMOTIONS_STATES: States = [
  { name: 'all-claimable', ...DEMO },
  { name: 'one-claimed', ...demoIn('promotion-active') },
  { name: 'one-bound-to-a-deposit', ...demoIn('promotion-bound') },
  { name: 'one-in-play', ...demoIn('promotion-used') },
  { name: 'first-deposit-already-made', ...demoIn('error-promotion-only-for-first-order') },
  { name: 'deposit-open', ...demoIn('deposit-open') },
  { name: 'self-excluded', ...demoIn('error-self-excluded') },
  { name: 'loading', ...DEMO, faults: [unanswered('promotions/current')] },
  { name: 'failed', ...DEMO, faults: [garbled('promotions/current')] },
];

const CLAIM = 'promotions/:id/claim';
const CANCEL = 'promotions/usages/:id/cancel';

/** A promotion that the player may claim with one provider. */
function offer(id: string): OfferedPromotion {
  return { id, providers: ['gclub'], endsAt: UNSET_INSTANT };
}

/** Opens the confirmation dialog of a claim. */
function openClaim(promotionId: string) {
  return ({ player }: Hands) =>
    player('promotionClaim').send({ type: 'claim.open', promotion: offer(promotionId) });
}

/** Opens the confirmation dialog of a claim and confirms it; `changes` is what the page has learned since. */
function claim(promotionId: string, changes: Partial<OfferedPromotion> = {}) {
  return (hands: Hands) => {
    openClaim(promotionId)(hands);
    const promotion = { ...offer(promotionId), ...changes };
    hands.player('promotionClaim').send({ type: 'claim.confirm', promotion });
  };
}

/** Presses the button of a promotion that can no longer be claimed. */
function openEnded(id: string) {
  return ({ player }: Hands) =>
    player('promotionClaim').send({
      type: 'claim.open',
      promotion: { ...offer(id), eligible: false, reasonCode: 'PROMOTION_INACTIVE' },
    });
}

/** A state on the page of a promotion; the ids are those of the mock's seeds. */
function of(promotionId: string, state: Omit<StateEntry, 'address'>): StateEntry {
  return { ...state, address: `/player/promotion/${promotionId}` };
}

export const PROMOTION_STATES: States = [
  of('welcome-50', { name: 'confirming-claim', ...DEMO, act: openClaim('welcome-50') }),
  of('double-300', { name: 'confirming-capped-claim', ...DEMO, act: openClaim('double-300') }),
  of('welcome-50', {
    name: 'claim-rejected',
    ...DEMO,
    faults: [rejected('PROMOTION_USAGE', CLAIM)],
    act: claim('welcome-50'),
  }),
  of('welcome-50', {
    name: 'claim-forbidden-in-dialog',
    ...DEMO,
    act: claim('welcome-50', { eligible: false, reasonCode: 'CANNOT_USE_PROMOTION_WHILE_ORDER_IS_OPEN' }),
  }),
  of('welcome-50', { name: 'claim-forbidden', ...DEMO, act: openEnded('welcome-50') }),
  of('welcome-50', {
    name: 'claim-pending',
    ...DEMO,
    faults: [unanswered(CLAIM, 'POST')],
    act: claim('welcome-50'),
  }),
  of('welcome-50', {
    name: 'looking-up-claim',
    ...DEMO,
    faults: [dropped(CLAIM, 'POST')],
    act: claim('welcome-50'),
  }),
  of('welcome-50', {
    name: 'confirming-cancel',
    ...demoIn('promotion-active'),
    act: ({ player }) => player('promotionCancel').send({ type: 'cancel.open', usageId: 'U000001' }),
  }),
  of('welcome-50', {
    name: 'cancel-rejected',
    ...demoIn('promotion-active'),
    faults: [rejected('OPEN_ORDER', CANCEL)],
    act: ({ player }) => {
      const cancel = player('promotionCancel');
      cancel.send({ type: 'cancel.open', usageId: 'U000001' });
      cancel.send({ type: 'cancel.confirm' });
    },
  }),
  of('welcome-50', { name: 'claimable', ...DEMO }),
  of('double-300', { name: 'capped', ...DEMO }),
  of('lucky-10', { name: 'for-any-amount', ...DEMO }),
  of('new-year', { name: 'ended', ...DEMO }),
  of('lucky-10', { name: 'claimed', ...demoIn('error-promotion-usage-claim') }),
  of('welcome-50', { name: 'bound-to-a-deposit', ...demoIn('promotion-bound') }),
  of('welcome-50', { name: 'in-play', ...demoIn('promotion-used') }),
  of('top-up-20', { name: 'another-promotion-active', ...demoIn('promotion-active') }),
  of('welcome-50', { name: 'first-deposit-already-made', ...demoIn('error-promotion-only-for-first-order') }),
  of('top-up-20', { name: 'already-used', ...demoIn('error-promotion-already-used') }),
  of('welcome-50', { name: 'loading', ...DEMO, faults: [unanswered('promotions/:id')] }),
  of('welcome-50', { name: 'failed', ...DEMO, faults: [garbled('promotions/:id')] }),
  of('no-such-promotion', { name: 'unknown', ...DEMO }),
];
