/** Initial states, and stores with a history. */
import { compare, decimal } from '../../../contract/money/money.ts';
import { TOP_UP, WELCOME } from '../../seeds/promotions.ts';
import type { Scenario } from './scenario.ts';
import { SetAsideRows } from './set-aside-rows.ts';
import type { Sliced } from '../../slices.ts';
import type { ScenarioBuilder } from './scenario-builder.ts';
import { TWO_HUNDRED_IN_KIP } from './withdraws.ts';

export const DEFAULT_SCENARIO = 'default';

/** After this many orders, their rows are set aside, because a query scans all rows of its collection. */
const PORTION = 40;

/** Generates one order per hour, the last one an hour ago, with all of the usual outcomes. */
export function* past(builder: ScenarioBuilder, orders: number, portion = PORTION): Sliced<void> {
  const history = new SetAsideRows(builder.world.store);
  for (let order = orders; order > 0; order -= 1) {
    if (order % portion === 0) history.setAside();
    builder.minutesAgo(order * 60);
    const amount = String(builder.draw.integer(50, 500) * 675);
    const ending = builder.draw.integer(1, 10);
    if (ending <= 6) {
      builder.paidDeposit({ amount });
      playDown(builder);
    } else {
      const code = builder.deposit({ amount });
      if (ending <= 8) builder.cancelDeposit(code);
      else builder.expire(code);
    }
    yield;
  }
  yield* history.putBack();
  builder.minutesAgo(0);
}

/** Plays with the deposited credit, and withdraws it if enough is left. */
function playDown(builder: ScenarioBuilder): void {
  const credit = builder.credit();
  if (builder.draw.integer(1, 3) === 1 && compare(decimal(credit), decimal('100')) >= 0) {
    const code = builder.withdraw(credit);
    builder.onWithdraw(code, builder.draw.oneOf(['approve', 'reject']));
    if (builder.world.store.withdraws.findFirst({ where: { code: { equals: code } } })?.status === 'PAID') {
      builder.onWithdraw(code, builder.draw.oneOf(['succeed', 'succeed', 'succeed', 'fail']));
    }
  }
  const left = builder.credit();
  if (left !== '0') builder.gameResult(`-${left}`);
}

export const startScenarios: readonly Scenario[] = [
  {
    name: DEFAULT_SCENARIO,
    group: 'start',
    explanation:
      'demo has a LAK bank account and no credit; newcomer has no bank account yet; no orders; any promotion except new-year can be claimed.',
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
    explanation: 'newcomer has no bank account yet, and must add one first.',
    player: 'newcomer',
    play: () => {},
  },
  {
    name: 'with-credit',
    group: 'start',
    explanation: 'demo has credit with every provider, ready to play and to withdraw.',
    player: 'demo',
    play: (builder) => {
      for (const provider of ['alphabet', 'askmebet', 'betflix', 'gclub', 'gclub_live'] as const) {
        builder.gameResult(String(builder.draw.integer(200, 5_000)), { provider });
      }
    },
  },
  {
    name: 'every-status',
    group: 'start',
    explanation:
      'demo has deposits in every status, one of them open; withdrawals in every final status; and cancelled and successful promotions.',
    player: 'demo',
    play: (builder) => {
      builder.minutesAgo(300);
      builder.cancelUsage(builder.claim(WELCOME));
      builder.claim(TOP_UP);
      builder.paidDeposit({ amount: TWO_HUNDRED_IN_KIP });
      builder.gameResult('130.50');
      for (const actions of [['approve', 'fail'], ['reject'], ['cancel'], ['approve', 'succeed']] as const) {
        const code = builder.withdraw('300');
        for (const action of actions) builder.onWithdraw(code, action);
      }
      builder.gameResult('-50.50');
      for (const action of ['fail', 'reject'] as const) {
        const code = builder.deposit();
        if (action === 'fail') builder.staffOnDeposit(code, 'fail');
        builder.bankReceives(code, action === 'fail' ? undefined : '1000');
        builder.check(code);
        if (action === 'reject') builder.staffOnDeposit(code, 'reject');
      }
      builder.cancelDeposit(builder.deposit());
      const partial = builder.deposit();
      builder.bankReceives(partial, '50000');
      builder.check(partial);
      builder.minutesAgo(2);
      builder.deposit();
    },
  },
  {
    name: 'long-history',
    group: 'start',
    explanation: 'demo has 120 deposits, and withdrawals after some of them: histories with many pages.',
    player: 'demo',
    play: (builder) => past(builder, 120),
  },
  {
    name: 'ten-thousand-orders',
    group: 'start',
    explanation:
      'demo has 10,000 deposits, to test performance. The reset takes some seconds, in which the server answers other requests.',
    player: 'demo',
    play: (builder) => past(builder, 10_000),
  },
];
