/** Scripted sequences of moves into states that random moves seldom reach. */
import { DOUBLE, LUCKY, TOP_UP, WELCOME } from '../../../../mock-server/seeds/promotions.ts';
import { cancel, check, open, pay, staff } from './deposits.ts';
import type { Move } from './move.ts';
import { cancelUsage, claim, revoke } from './promotions.ts';
import { bank, play, rate, wait } from './dependencies.ts';
import { FLASH } from './table.ts';
import { decide, quote, withdraw } from './withdraws.ts';

export class Story {
  readonly moves: readonly Move[];

  constructor(...moves: readonly Move[]) {
    this.moves = moves;
  }

  /** The story's text in the report of a failing history. */
  toString(): string {
    return this.moves.map(({ says }) => says).join('; ');
  }
}

const A_DAY = 86_400;
const OPEN = open(0, 'alphabet', 'LAK');
const SETTLED = [pay(), check()];
/** The promotion with a cap on withdrawals is in play, and the player has won. */
const DOUBLED = [claim(0, DOUBLE, 'gclub'), open(0, 'gclub', 'LAK'), ...SETTLED, play(0, 'gclub', '5000')];
/** Credit without a promotion. */
const FUNDED = [OPEN, ...SETTLED];

export const stories: readonly Story[] = [
  new Story(OPEN, staff('fail'), ...SETTLED),
  new Story(OPEN, pay(0, 50), check(), staff('reject')),
  new Story(OPEN, cancel(), wait(A_DAY + 3_600), pay(), wait(1_800)),
  new Story(OPEN, cancel(), wait(A_DAY + 3_600), pay(0, 50), wait(1_800), staff('credit')),
  new Story(OPEN, wait(1_801), pay(), check()),
  new Story(OPEN, pay(0, 101), check()),
  new Story(OPEN, pay(0, 100, 2), check()),
  new Story(claim(0, WELCOME, 'alphabet'), OPEN, ...SETTLED),
  new Story(claim(0, TOP_UP, 'alphabet'), cancelUsage(), claim(0, TOP_UP, 'alphabet')),
  // The promotion ends while the deposit is open: the usage stays in force until the deposit has expired.
  new Story(claim(0, FLASH, 'alphabet'), wait(A_DAY - 60), OPEN, wait(120), wait(1_900)),
  // After a failed transfer, the usage stays in force until the deposit is settled.
  new Story(claim(0, FLASH, 'alphabet'), OPEN, staff('fail'), ...SETTLED, wait(2 * A_DAY), staff('retry')),
  new Story(
    claim(0, LUCKY, 'alphabet'),
    OPEN,
    ...SETTLED,
    play(0, 'alphabet', '500'),
    withdraw(0, 'alphabet', 'half'),
    decide('approve'),
    decide('succeed'),
  ),
  new Story(...DOUBLED, withdraw(0, 'gclub'), decide('approve'), decide('succeed')),
  new Story(...DOUBLED, withdraw(0, 'gclub'), decide('approve'), decide('fail')),
  new Story(...FUNDED, withdraw(0, 'alphabet', 'half'), decide('reject')),
  new Story(...DOUBLED, withdraw(0, 'gclub'), revoke(), decide('cancel'), revoke()),
  new Story(...DOUBLED, play(0, 'gclub', '-5590'), revoke()),
  // The first order was cancelled; its payment arrives while the second order's promotion is in play.
  new Story(
    OPEN,
    cancel(),
    claim(0, LUCKY, 'alphabet'),
    OPEN,
    ...SETTLED,
    pay(1),
    check(1),
    staff('credit', 1),
  ),
  new Story(
    OPEN,
    cancel(),
    claim(0, LUCKY, 'alphabet'),
    OPEN,
    ...SETTLED,
    pay(1, 101, 2),
    check(1),
    staff('credit', 1),
  ),
  // A partial payment that staff credit gives no bonus, and frees the usage.
  new Story(
    claim(0, TOP_UP, 'alphabet'),
    OPEN,
    pay(0, 50),
    check(),
    staff('credit'),
    play(0, 'alphabet', 'lose all'),
    OPEN,
  ),
  // While staff decide on the promotion's deposit, a further deposit gets no promotion.
  new Story(claim(0, LUCKY, 'alphabet'), OPEN, pay(0, 50), check(), OPEN, ...SETTLED, staff('credit', 1)),
  new Story(claim(0, TOP_UP, 'alphabet'), OPEN, pay(0, 50), check(), staff('reject'), OPEN),
  new Story(claim(0, TOP_UP, 'alphabet'), OPEN, staff('fail'), ...SETTLED, staff('retry')),
  new Story(
    ...FUNDED,
    quote(0, 'alphabet', 'half'),
    rate('LAK', '600', '700'),
    withdraw(0, 'alphabet', 'half', 'last quote'),
    withdraw(0, 'alphabet', 'half'),
  ),
  new Story(OPEN, bank('silent'), pay(), wait(3_600), bank('up')),
];
