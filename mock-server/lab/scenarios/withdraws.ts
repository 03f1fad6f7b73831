/** Every state of a withdrawal: specification §4, contract §3. */
import { DOUBLE, TOP_UP, WELCOME } from '../../seeds/promotions.ts';
import { statesOf } from './scenario.ts';
import type { ScenarioBuilder } from './scenario-builder.ts';

/** 300 THB in kip, the deposit amount of the promotion `double-300`. */
const THREE_HUNDRED_IN_KIP = '202500';
/** 200 THB in kip, the deposit amount of the promotion `top-up-20`. */
export const TWO_HUNDRED_IN_KIP = '135000';

/** 1,000 THB with alphabet, and a withdrawal of 400 THB. */
export function openedWithdraw(builder: ScenarioBuilder): string {
  builder.gameResult('1000');
  return builder.withdraw('400');
}

/** The promotion that doubles the deposit is in play with gclub, after a win of 2,000 THB. */
export function doubled(builder: ScenarioBuilder): void {
  builder.promotionInPlay(DOUBLE, { provider: 'gclub', amount: THREE_HUNDRED_IN_KIP });
  builder.gameResult('2000', { provider: 'gclub' });
}

export const withdrawScenarios = statesOf('withdraw', {
  ready: ['1,000 THB with alphabet, ready to be withdrawn.', (it) => it.gameResult('1000')],
  open: ['W000001 is OPEN: 400 THB are held, and staff have to approve it.', openedWithdraw],
  paid: ['W000001 is PAID: sent to the bank.', (it) => it.onWithdraw(openedWithdraw(it), 'approve')],
  success: [
    'W000001 is SUCCESS: the money has arrived.',
    (it) => it.onWithdraw(openedWithdraw(it), 'approve', 'succeed'),
  ],
  failed: [
    'W000001 is FAILED: the bank rejected it, and the credit is returned.',
    (it) => it.onWithdraw(openedWithdraw(it), 'approve', 'fail'),
  ],
  rejected: [
    'W000001 is REJECTED by staff, and the credit is returned.',
    (it) => it.onWithdraw(openedWithdraw(it), 'reject'),
  ],
  canceled: [
    'W000001 is CANCELED by staff, and the credit is returned.',
    (it) => it.onWithdraw(openedWithdraw(it), 'cancel'),
  ],
  'with-bonus': [
    '300 THB with alphabet under top-up-20: any part can be withdrawn; the bonus of 20 is deducted.',
    (it) => {
      it.promotionInPlay(TOP_UP, { amount: TWO_HUNDRED_IN_KIP });
      it.gameResult('80');
    },
  ],
  all: [
    '350 THB with alphabet under welcome-50: only all of it can be withdrawn; the bonus of 50 is deducted.',
    (it) => {
      it.promotionInPlay(WELCOME);
      it.gameResult('200');
    },
  ],
  capped: [
    '2,600 THB with gclub under double-300: only all of it can be withdrawn, and at most 1,500 is received.',
    doubled,
  ],
  'capped-open': [
    'W000001 is OPEN with a cap: 1,500 THB received, 800 returned, 300 bonus deducted.',
    (it) => {
      doubled(it);
      it.withdraw('2600', { provider: 'gclub' });
    },
  ],
});
