/** Every state of a withdrawal: specification §4, contract §3. */
import { DOUBLE, TOP_UP, WELCOME } from '../../seeds/promotions.ts';
import type { Scenario } from './scenario.ts';
import type { Stage } from './scenario-world.ts';

/** 300 THB in kip, what the promotion `double-300` asks for. */
export const THREE_HUNDRED_IN_KIP = '202500';
/** 200 THB in kip, what the promotion `top-up-20` asks for. */
export const TWO_HUNDRED_IN_KIP = '135000';

function withdraw(name: string, explanation: string, play: (stage: Stage) => void): Scenario {
  return { name: `withdraw-${name}`, group: 'withdraw', explanation, player: 'demo', play };
}

/** 1,000 THB with alphabet, and a withdrawal of 400 of them. */
function opened(stage: Stage): string {
  stage.gameResult('1000');
  return stage.withdraw('400');
}

/** The promotion that doubles the deposit is in play with gclub, and has been won with. */
export function doubled(stage: Stage, winnings: string): void {
  stage.claim(DOUBLE, { provider: 'gclub' });
  stage.paidDeposit({ provider: 'gclub', amount: THREE_HUNDRED_IN_KIP });
  stage.gameResult(winnings, { provider: 'gclub' });
}

export const withdrawScenarios: readonly Scenario[] = [
  withdraw('ready', '1,000 THB with alphabet, ready to be withdrawn.', (stage) => {
    stage.gameResult('1000');
  }),
  withdraw('open', 'W000001 is OPEN: 400 THB are taken, staff have to approve.', (stage) => {
    opened(stage);
  }),
  withdraw('paid', 'W000001 is PAID: sent to the bank.', (stage) => {
    stage.onWithdraw(opened(stage), 'approve');
  }),
  withdraw('success', 'W000001 is SUCCESS: the money has arrived.', (stage) => {
    const code = opened(stage);
    stage.onWithdraw(code, 'approve');
    stage.onWithdraw(code, 'succeed');
  }),
  withdraw('failed', 'W000001 is FAILED: the bank rejected, the credit is back.', (stage) => {
    const code = opened(stage);
    stage.onWithdraw(code, 'approve');
    stage.onWithdraw(code, 'fail');
  }),
  withdraw('rejected', 'W000001 is REJECTED by staff, the credit is back.', (stage) => {
    stage.onWithdraw(opened(stage), 'reject');
  }),
  withdraw('canceled', 'W000001 is CANCELED by staff, the credit is back.', (stage) => {
    stage.onWithdraw(opened(stage), 'cancel');
  }),
  withdraw(
    'with-bonus',
    '300 THB with alphabet under top-up-20: any part of it, less the bonus of 20.',
    (stage) => {
      stage.claim(TOP_UP);
      stage.paidDeposit({ amount: TWO_HUNDRED_IN_KIP });
      stage.gameResult('80');
    },
  ),
  withdraw(
    'all',
    '350 THB with alphabet under welcome-50: all of it at once, less the bonus of 50.',
    (stage) => {
      stage.claim(WELCOME);
      stage.paidDeposit();
      stage.gameResult('200');
    },
  ),
  withdraw(
    'capped',
    '2,600 THB with gclub under double-300: all at once, and at most 1,500 of it is received.',
    (stage) => {
      doubled(stage, '2000');
    },
  ),
  withdraw(
    'capped-open',
    'W000001 is OPEN with a cap: 1,500 THB received, 800 returned, 300 bonus deducted.',
    (stage) => {
      doubled(stage, '2000');
      stage.withdraw('2600', { provider: 'gclub' });
    },
  ),
];
