/** Every state of a promotion usage: specification §4, contract §3. */
import { LUCKY, TOP_UP, WELCOME } from '../../seeds/promotions.ts';
import type { Scenario } from './scenario.ts';
import type { Stage } from './scenario-world.ts';
import { TWO_HUNDRED_IN_KIP } from './withdraws.ts';

function usage(name: string, explanation: string, play: (stage: Stage) => void): Scenario {
  return { name: `promotion-${name}`, group: 'promotion', explanation, player: 'demo', play };
}

export const promotionScenarios: readonly Scenario[] = [
  usage('active', 'U000001 is ACTIVE: claimed, and waits for its deposit of 100 THB.', (stage) => {
    stage.claim(WELCOME);
  }),
  usage('bound', 'U000001 is ACTIVE and bound to D000001, which is OPEN.', (stage) => {
    stage.claim(WELCOME);
    stage.deposit();
  }),
  usage('used', 'U000001 is USED: 150 THB with alphabet, 300 are to be exceeded.', (stage) => {
    stage.claim(WELCOME);
    stage.paidDeposit();
  }),
  usage(
    'used-reached',
    'U000001 is USED, and what it asks for is exceeded: 350 THB with alphabet.',
    (stage) => {
      stage.claim(WELCOME);
      stage.paidDeposit();
      stage.gameResult('200');
    },
  ),
  usage('success', 'U000001 is SUCCESS: its withdrawal W000001 succeeded.', (stage) => {
    stage.claim(TOP_UP);
    stage.paidDeposit({ amount: TWO_HUNDRED_IN_KIP });
    stage.gameResult('100');
    const code = stage.withdraw('300');
    stage.onWithdraw(code, 'approve');
    stage.onWithdraw(code, 'succeed');
  }),
  usage('played-down', 'U000001 is SUCCESS: the credit was played down below the threshold.', (stage) => {
    stage.claim(WELCOME);
    stage.paidDeposit();
    stage.gameResult('-145');
    stage.secondsAgo(0);
  }),
  usage('canceled', 'U000001 is CANCELED by the player, unused: it may be claimed again.', (stage) => {
    stage.cancelUsage(stage.claim(WELCOME));
  }),
  usage(
    'canceled-by-staff',
    'U000001 is CANCELED by staff while in play: its bonus of 50 is taken back.',
    (stage) => {
      const id = stage.claim(WELCOME);
      stage.paidDeposit();
      stage.staffCancelUsage(id);
    },
  ),
  usage('inactive', 'U000001 is INACTIVE: its promotion ended before a deposit was made.', (stage) => {
    stage.claim(LUCKY);
    stage.endPromotion(LUCKY);
    stage.secondsAgo(0);
  }),
];
