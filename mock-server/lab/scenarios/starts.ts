/** Initial states, and stores with a history. */
import { compare, decimal } from '../../../contract/money/money.ts';
import { PROVIDERS } from '../../../contract/values.ts';
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

function start(
  name: string,
  explanation: string,
  player: string | null,
  play: Scenario['play'] = () => {},
): Scenario {
  return { name, group: 'start', explanation, player, play };
}

export const startScenarios: readonly Scenario[] = [
  start(
    DEFAULT_SCENARIO,
    'demo has a LAK bank account and no credit; newcomer has no bank account yet; no orders; any promotion except new-year can be claimed.',
    null,
  ),
  start('ready', 'demo has a bank account and no credit: ready to deposit.', 'demo'),
  start('newcomer', 'newcomer has no bank account yet, and must add one first.', 'newcomer'),
  start(
    'with-credit',
    'demo has credit with every provider, ready to play and to withdraw.',
    'demo',
    (it) => {
      for (const provider of PROVIDERS) it.gameResult(String(it.draw.integer(200, 5_000)), { provider });
    },
  ),
  start(
    'every-status',
    'demo has deposits in every status, one of them open; withdrawals in every final status; and cancelled and successful promotions.',
    'demo',
    everyStatus,
  ),
  start(
    'long-history',
    'demo has 120 deposits, and withdrawals after some of them: histories with many pages.',
    'demo',
    (it) => past(it, 120),
  ),
  start(
    'ten-thousand-orders',
    'demo has 10,000 deposits, to test performance. The reset takes some seconds, in which the server answers other requests.',
    'demo',
    (it) => past(it, 10_000),
  ),
];

function everyStatus(it: ScenarioBuilder): void {
  it.minutesAgo(300);
  it.cancelUsage(it.claim(WELCOME));
  it.promotionInPlay(TOP_UP, { amount: TWO_HUNDRED_IN_KIP });
  it.gameResult('130.50');
  for (const actions of [['approve', 'fail'], ['reject'], ['cancel'], ['approve', 'succeed']] as const) {
    it.onWithdraw(it.withdraw('300'), ...actions);
  }
  it.gameResult('-50.50');
  it.pay(it.staffOnDeposit(it.deposit(), 'fail'));
  it.staffOnDeposit(it.pay(it.deposit(), '1000'), 'reject');
  it.cancelDeposit(it.deposit());
  it.pay(it.deposit(), '50000');
  it.minutesAgo(2).deposit();
}
