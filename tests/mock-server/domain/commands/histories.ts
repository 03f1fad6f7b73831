/** Random histories: a story or none, then random moves, some of them with a fault. */
import fc from 'fast-check';
import { SELF_EXCLUSION_DAYS } from '../../../../contract/limits.ts';
import { FAULTS } from '../../../../mock-server/lab/faults.ts';
import { DOUBLE, LUCKY, NEW_YEAR, TOP_UP, WELCOME } from '../../../../mock-server/seeds/promotions.ts';
import { STAFF_ACTIONS } from '../../../../mock-server/domain/deposits/staff.ts';
import { WITHDRAW_STAFF_ACTIONS } from '../../../../mock-server/domain/withdrawals/transition.ts';
import { cancel, check, MERCHANTS, open, type PaidIn, pay, staff, type Who } from './deposits.ts';
import { type Memory, type Move, faulted, Step } from './move.ts';
import { cancelUsage, claim, end, revoke } from './promotions.ts';
import { stories } from './stories.ts';
import { bank, exclude, limit, play, rate, type Result, signInAgain, wait } from './dependencies.ts';
import { FLASH, type Table } from './table.ts';
import { decide, quote, type Share, type Trust, withdraw } from './withdraws.ts';

const who = fc.constantFrom<Who[]>(0, 0, 1);
const provider = fc.constantFrom('alphabet' as const, 'alphabet' as const, 'gclub' as const);
const paidIn = fc.constantFrom(...(Object.keys(MERCHANTS) as PaidIn[]));
/** Index from the newest order: mostly 0, so that successive moves advance the same order. */
const back = fc.constantFrom(0, 0, 0, 1, 2);
const tries = fc.constantFrom(1, 1, 1, 2);
const mostly = fc.constantFrom(true, true, true, false);
const promotion = fc.constantFrom(WELCOME, TOP_UP, DOUBLE, LUCKY, FLASH, NEW_YEAR);
const share = fc.constantFrom<Share[]>('all', 'all', 'half', 'too much');
const trust = fc.constantFrom<Trust[]>('fresh quote', 'fresh quote', 'last quote', 'no quote');
const result = fc.constantFrom<Result[]>(
  'lose all',
  'lose all',
  'lose more',
  '3.33',
  '400',
  '6000',
  '-0.01',
  '-90',
);
const seconds = fc.constantFrom(3, 59, 61, 600, 1_800, 3_600, 90_000, 200_000);

/** Requests of players, to which a fault may be applied. */
const asked: fc.Arbitrary<Move> = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(who, provider, paidIn, mostly, tries).map((given) => open(...given)) },
  { weight: 8, arbitrary: back.map(check) },
  { weight: 2, arbitrary: back.map(cancel) },
  { weight: 3, arbitrary: fc.tuple(who, provider, share).map((given) => quote(...given)) },
  { weight: 9, arbitrary: fc.tuple(who, provider, share, trust, tries).map((given) => withdraw(...given)) },
  { weight: 5, arbitrary: fc.tuple(who, promotion, provider, tries).map((given) => claim(...given)) },
  { weight: 1, arbitrary: back.map(cancelUsage) },
  {
    weight: 1,
    arbitrary: fc.tuple(who, fc.constantFrom('100', '900', null)).map((given) => limit(...given)),
  },
);

/** Moves to which no fault is applied: of the bank, staff, games, time, rates and sessions. */
const done: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc
      .tuple(back, fc.constantFrom(100, 100, 100, 100, 1, 50, 101, 250), fc.constantFrom(1, 1, 1, 2, 3))
      .map((given) => pay(...given)),
  },
  { weight: 7, arbitrary: fc.tuple(fc.constantFrom(...STAFF_ACTIONS), back).map((given) => staff(...given)) },
  {
    weight: 9,
    arbitrary: fc
      .tuple(fc.constantFrom('approve', 'succeed', ...WITHDRAW_STAFF_ACTIONS), fc.constantFrom(0, 0, 0, 1))
      .map((given) => decide(...given)),
  },
  { weight: 2, arbitrary: back.map(revoke) },
  { weight: 9, arbitrary: fc.tuple(who, provider, result).map((given) => play(...given)) },
  { weight: 7, arbitrary: seconds.map(wait) },
  { weight: 1, arbitrary: fc.constantFrom(bank('up'), bank('silent')) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      rate('LAK', '655', '675'),
      rate('LAK', '0.5', '700.333333'),
      rate('USD', '0.02', '0.031'),
    ),
  },
  { weight: 1, arbitrary: fc.tuple(who, mostly).map((given) => signInAgain(...given)) },
  { weight: 1, arbitrary: fc.constantFrom(end(LUCKY), end(TOP_UP)) },
);

const seldom: fc.Arbitrary<Move> = fc
  .tuple(who, fc.constantFrom(...SELF_EXCLUSION_DAYS))
  .map((given) => exclude(...given));

/** All faults but those that only take time, and do not affect the books. */
const fault = fc.constantFrom(...FAULTS.filter((name) => name !== 'delay' && name !== 'slow-body'));

const moves: fc.Arbitrary<Move> = fc.oneof(
  { weight: 50, arbitrary: asked },
  { weight: 50, arbitrary: done },
  { weight: 9, arbitrary: fc.tuple(asked, fault).map(([move, name]) => faulted(move, name)) },
  { weight: 1, arbitrary: seldom },
);

/** Up to 50 random moves. */
export const anything: fc.Arbitrary<Iterable<fc.AsyncCommand<Memory, Table>>> = fc.commands(
  [moves.map((move) => new Step(move))],
  { maxCommands: 50, size: 'max' },
);

/** The start of a history: a story, or null for none. */
export const beginnings = fc.constantFrom(null, ...stories);
