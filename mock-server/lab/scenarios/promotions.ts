/** Every state of a promotion usage: specification §4, contract §3. */
import { LUCKY, TOP_UP, WELCOME } from '../../seeds/promotions.ts';
import type { Scenario } from './scenario.ts';
import type { ScenarioBuilder } from './scenario-builder.ts';
import { TWO_HUNDRED_IN_KIP } from './withdraws.ts';

function usage(name: string, explanation: string, play: (builder: ScenarioBuilder) => void): Scenario {
  return { name: `promotion-${name}`, group: 'promotion', explanation, player: 'demo', play };
}

export const promotionScenarios: readonly Scenario[] = [
  usage('active', 'U000001 is ACTIVE: claimed, without its deposit of 100 THB yet.', (builder) => {
    builder.claim(WELCOME);
  }),
  usage('bound', 'U000001 is ACTIVE and bound to D000001, which is OPEN.', (builder) => {
    builder.claim(WELCOME);
    builder.deposit();
  }),
  usage('used', 'U000001 is USED: 150 THB with alphabet; a withdrawal needs more than 300.', (builder) => {
    builder.claim(WELCOME);
    builder.paidDeposit();
  }),
  usage(
    'used-reached',
    'U000001 is USED, and its required credit is exceeded: 350 THB with alphabet.',
    (builder) => {
      builder.claim(WELCOME);
      builder.paidDeposit();
      builder.gameResult('200');
    },
  ),
  usage('success', 'U000001 is SUCCESS: its withdrawal W000001 succeeded.', (builder) => {
    builder.claim(TOP_UP);
    builder.paidDeposit({ amount: TWO_HUNDRED_IN_KIP });
    builder.gameResult('100');
    const code = builder.withdraw('300');
    builder.onWithdraw(code, 'approve');
    builder.onWithdraw(code, 'succeed');
  }),
  usage('played-down', 'U000001 is SUCCESS: the credit fell below the threshold in games.', (builder) => {
    builder.claim(WELCOME);
    builder.paidDeposit();
    builder.gameResult('-145');
    builder.secondsAgo(0);
  }),
  usage('canceled', 'U000001 is CANCELED by the player, unused: it can be claimed again.', (builder) => {
    builder.cancelUsage(builder.claim(WELCOME));
  }),
  usage(
    'canceled-by-staff',
    'U000001 is CANCELED by staff while in play: its bonus of 50 is deducted.',
    (builder) => {
      const id = builder.claim(WELCOME);
      builder.paidDeposit();
      builder.staffCancelUsage(id);
    },
  ),
  usage('inactive', 'U000001 is INACTIVE: its promotion ended before a deposit was made.', (builder) => {
    builder.claim(LUCKY);
    builder.endPromotion(LUCKY);
    builder.secondsAgo(0);
  }),
];
