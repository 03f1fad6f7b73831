/** Where a story begins, and stores with a past. */
import { compare, decimal } from '../../../contract/money.ts';
import { TOP_UP, WELCOME } from '../../seeds/promotions.ts';
import type { Scenario } from './scenario.ts';
import { SetAsideRows } from './set-aside-rows.ts';
import type { Stage } from './scenario-world.ts';
import { TWO_HUNDRED_IN_KIP } from './withdraws.ts';

export const DEFAULT_SCENARIO = 'default';

/** After how many orders their rows are set aside: a query walks every row of its collection. */
const PORTION = 40;

/** One order an hour, the last one an hour ago, of every ending that a day brings. */
export function past(stage: Stage, orders: number, portion = PORTION): void {
  const history = new SetAsideRows(stage.world.store);
  for (let order = orders; order > 0; order -= 1) {
    if (order % portion === 0) history.setAside();
    stage.minutesAgo(order * 60);
    const amount = String(stage.draw.integer(50, 500) * 675);
    const ending = stage.draw.integer(1, 10);
    if (ending <= 6) {
      stage.paidDeposit({ amount });
      playDown(stage);
    } else {
      const code = stage.deposit({ amount });
      if (ending <= 8) stage.cancelDeposit(code);
      else stage.expire(code);
    }
  }
  history.putBack();
  stage.minutesAgo(0);
}

/** What was deposited is played with, won or lost, and withdrawn where enough is left. */
function playDown(stage: Stage): void {
  const credit = stage.credit();
  if (stage.draw.integer(1, 3) === 1 && compare(decimal(credit), decimal('100')) >= 0) {
    const code = stage.withdraw(credit);
    stage.onWithdraw(code, stage.draw.oneOf(['approve', 'reject']));
    if (stage.world.store.withdraws.findFirst({ where: { code: { equals: code } } })?.status === 'PAID') {
      stage.onWithdraw(code, stage.draw.oneOf(['succeed', 'succeed', 'succeed', 'fail']));
    }
  }
  const left = stage.credit();
  if (left !== '0') stage.gameResult(`-${left}`);
}

export const startScenarios: readonly Scenario[] = [
  {
    name: DEFAULT_SCENARIO,
    group: 'start',
    explanation:
      'demo has a LAK bank account and no credit; newcomer has no bank account yet; no orders; any promotion but new-year may be claimed.',
    player: null,
    play: () => {},
  },
  {
    name: 'ready',
    group: 'start',
    explanation: 'demo has a bank account and no credit: ready to deposit.',
    player: 'demo',
    play: () => {},
  },
  {
    name: 'newcomer',
    group: 'start',
    explanation: 'newcomer has no bank account yet, and needs one first.',
    player: 'newcomer',
    play: () => {},
  },
  {
    name: 'with-credit',
    group: 'start',
    explanation: 'demo has credit with every provider, ready to play and to withdraw.',
    player: 'demo',
    play: (stage) => {
      for (const provider of ['alphabet', 'askmebet', 'betflix', 'gclub', 'gclub_live'] as const) {
        stage.gameResult(String(stage.draw.integer(200, 5_000)), { provider });
      }
    },
  },
  {
    name: 'every-status',
    group: 'start',
    explanation:
      'demo has deposits of every status, one of them open; withdrawals that ended in each way; and promotions that were cancelled and won.',
    player: 'demo',
    play: (stage) => {
      stage.minutesAgo(300);
      stage.cancelUsage(stage.claim(WELCOME));
      stage.claim(TOP_UP);
      stage.paidDeposit({ amount: TWO_HUNDRED_IN_KIP });
      stage.gameResult('130.50');
      for (const actions of [['approve', 'fail'], ['reject'], ['cancel'], ['approve', 'succeed']] as const) {
        const code = stage.withdraw('300');
        for (const action of actions) stage.onWithdraw(code, action);
      }
      stage.gameResult('-50.50');
      for (const action of ['fail', 'reject'] as const) {
        const code = stage.deposit();
        if (action === 'fail') stage.staffOnDeposit(code, 'fail');
        stage.bankReceives(code, action === 'fail' ? undefined : '1000');
        stage.check(code);
        if (action === 'reject') stage.staffOnDeposit(code, 'reject');
      }
      stage.cancelDeposit(stage.deposit());
      const partial = stage.deposit();
      stage.bankReceives(partial, '50000');
      stage.check(partial);
      stage.minutesAgo(2);
      stage.deposit();
    },
  },
  {
    name: 'long-history',
    group: 'start',
    explanation: 'demo has 120 deposits, and the withdrawals that came of them: histories of many pages.',
    player: 'demo',
    play: (stage) => past(stage, 120),
  },
  {
    name: 'ten-thousand-orders',
    group: 'start',
    explanation: 'demo has 10,000 deposits: how fast is it still? Takes some seconds to make up.',
    player: 'demo',
    play: (stage) => past(stage, 10_000),
  },
];
