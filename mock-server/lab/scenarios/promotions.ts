/** Every state of a promotion usage: specification §4, contract §3. */
import { LUCKY, TOP_UP, WELCOME } from '../../seeds/promotions.ts';
import { statesOf } from './scenario.ts';
import { TWO_HUNDRED_IN_KIP } from './withdraws.ts';

export const promotionScenarios = statesOf('promotion', {
  active: ['U000001 is ACTIVE: claimed, without its deposit of 100 THB yet.', (it) => it.claim(WELCOME)],
  bound: [
    'U000001 is ACTIVE and bound to D000001, which is OPEN.',
    (it) => {
      it.claim(WELCOME);
      it.deposit();
    },
  ],
  used: [
    'U000001 is USED: 150 THB with alphabet; a withdrawal needs more than 300.',
    (it) => it.promotionInPlay(WELCOME),
  ],
  'used-reached': [
    'U000001 is USED, and its required credit is exceeded: 350 THB with alphabet.',
    (it) => {
      it.promotionInPlay(WELCOME);
      it.gameResult('200');
    },
  ],
  success: [
    'U000001 is SUCCESS: its withdrawal W000001 succeeded.',
    (it) => {
      it.promotionInPlay(TOP_UP, { amount: TWO_HUNDRED_IN_KIP });
      it.gameResult('100');
      it.onWithdraw(it.withdraw('300'), 'approve', 'succeed');
    },
  ],
  'played-down': [
    'U000001 is SUCCESS: the credit fell below the threshold in games.',
    (it) => {
      it.promotionInPlay(WELCOME);
      it.gameResult('-145');
      it.secondsAgo(0);
    },
  ],
  canceled: [
    'U000001 is CANCELED by the player, unused: it can be claimed again.',
    (it) => it.cancelUsage(it.claim(WELCOME)),
  ],
  'canceled-by-staff': [
    'U000001 is CANCELED by staff while in play: its bonus of 50 is deducted.',
    (it) => it.staffCancelUsage(it.promotionInPlay(WELCOME)),
  ],
  inactive: [
    'U000001 is INACTIVE: its promotion ended before a deposit was made.',
    (it) => {
      it.claim(LUCKY);
      it.endPromotion(LUCKY);
      it.secondsAgo(0);
    },
  ],
});
