/** Random histories: a story, and then anything, in which now and then a line is cut or an answer faulted. */
import fc from 'fast-check';
import { SELF_EXCLUSION_DAYS } from '../../../../contract/limits.ts';
import { FAULTS } from '../../../../mock-server/lab/faults.ts';
import { DOUBLE, LUCKY, NEW_YEAR, TOP_UP, WELCOME } from '../../../../mock-server/seeds/promotions.ts';
import { STAFF_ACTIONS } from '../../../../mock-server/settlement/staff.ts';
import { WITHDRAW_STAFF_ACTIONS } from '../../../../mock-server/settlement/withdraws/transition.ts';
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
/** How many back: mostly the last one, so that histories get somewhere. */
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

/** What a player asks the backend, which may go wrong on the way. */
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

/** What is done around the backend. */
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

/** A delay is no fault to the books: it only takes time. */
const fault = fc.constantFrom(...FAULTS.filter((name) => name !== 'delay'));

const moves: fc.Arbitrary<Move> = fc.oneof(
  { weight: 50, arbitrary: asked },
  { weight: 50, arbitrary: done },
  { weight: 9, arbitrary: fc.tuple(asked, fault).map(([move, name]) => faulted(move, name)) },
  { weight: 1, arbitrary: seldom },
);

/** Up to 50 moves after the story. */
export const anything: fc.Arbitrary<Iterable<fc.AsyncCommand<Memory, Table>>> = fc.commands(
  [moves.map((move) => new Step(move))],
  { maxCommands: 50, size: 'max' },
);

/** Nothing to begin with, or a story. */
export const beginnings = fc.constantFrom(null, ...stories);
