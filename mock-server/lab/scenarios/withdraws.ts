/** Every state of a withdrawal: specification §4, contract §3. */
import { DOUBLE, TOP_UP, WELCOME } from '../../seeds/promotions.ts';
import type { Scenario } from './scenario.ts';
import type { ScenarioBuilder } from './scenario-builder.ts';

/** 300 THB in kip, the deposit amount of the promotion `double-300`. */
export const THREE_HUNDRED_IN_KIP = '202500';
/** 200 THB in kip, the deposit amount of the promotion `top-up-20`. */
export const TWO_HUNDRED_IN_KIP = '135000';

function withdraw(name: string, explanation: string, play: (builder: ScenarioBuilder) => void): Scenario {
  return { name: `withdraw-${name}`, group: 'withdraw', explanation, player: 'demo', play };
}

/** 1,000 THB with alphabet, and a withdrawal of 400 THB. */
function opened(builder: ScenarioBuilder): string {
  builder.gameResult('1000');
  return builder.withdraw('400');
}

/** The promotion that doubles the deposit is in play with gclub, after a win of `winnings`. */
export function doubled(builder: ScenarioBuilder, winnings: string): void {
  builder.claim(DOUBLE, { provider: 'gclub' });
  builder.paidDeposit({ provider: 'gclub', amount: THREE_HUNDRED_IN_KIP });
  builder.gameResult(winnings, { provider: 'gclub' });
}

export const withdrawScenarios: readonly Scenario[] = [
  withdraw('ready', '1,000 THB with alphabet, ready to be withdrawn.', (builder) => {
    builder.gameResult('1000');
  }),
  withdraw('open', 'W000001 is OPEN: 400 THB are held, and staff have to approve it.', (builder) => {
    opened(builder);
  }),
  withdraw('paid', 'W000001 is PAID: sent to the bank.', (builder) => {
    builder.onWithdraw(opened(builder), 'approve');
  }),
  withdraw('success', 'W000001 is SUCCESS: the money has arrived.', (builder) => {
    const code = opened(builder);
    builder.onWithdraw(code, 'approve');
    builder.onWithdraw(code, 'succeed');
  }),
  withdraw('failed', 'W000001 is FAILED: the bank rejected it, and the credit is returned.', (builder) => {
    const code = opened(builder);
    builder.onWithdraw(code, 'approve');
    builder.onWithdraw(code, 'fail');
  }),
  withdraw('rejected', 'W000001 is REJECTED by staff, and the credit is returned.', (builder) => {
    builder.onWithdraw(opened(builder), 'reject');
  }),
  withdraw('canceled', 'W000001 is CANCELED by staff, and the credit is returned.', (builder) => {
    builder.onWithdraw(opened(builder), 'cancel');
  }),
  withdraw(
    'with-bonus',
    '300 THB with alphabet under top-up-20: any part can be withdrawn; the bonus of 20 is deducted.',
    (builder) => {
      builder.claim(TOP_UP);
      builder.paidDeposit({ amount: TWO_HUNDRED_IN_KIP });
      builder.gameResult('80');
    },
  ),
  withdraw(
    'all',
    '350 THB with alphabet under welcome-50: only all of it can be withdrawn; the bonus of 50 is deducted.',
    (builder) => {
      builder.claim(WELCOME);
      builder.paidDeposit();
      builder.gameResult('200');
    },
  ),
  withdraw(
    'capped',
    '2,600 THB with gclub under double-300: only all of it can be withdrawn, and at most 1,500 is received.',
    (builder) => {
      doubled(builder, '2000');
    },
  ),
  withdraw(
    'capped-open',
    'W000001 is OPEN with a cap: 1,500 THB received, 800 returned, 300 bonus deducted.',
    (builder) => {
      doubled(builder, '2000');
      builder.withdraw('2600', { provider: 'gclub' });
    },
  ),
];
