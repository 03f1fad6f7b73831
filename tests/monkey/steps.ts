/** The steps of a walk of the monkey, as data that fast-check generates and shrinks. */
import fc from 'fast-check';
import { PROVIDERS } from '../../contract/values.ts';
import { gamePath, paths, promotionPath } from '../../src/app/paths.ts';
import { WELCOME } from '../../mock-server/seeds/promotions.ts';
import { type Condition, GOOD } from './condition.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Actions of the bank, staff and another device of the player. */
export const OUTSIDE_ACTS = [
  'the bank gets what is asked',
  'the bank gets too little',
  'the bank gets it twice',
  'the bank is silent',
  'the bank answers',
  'staff cancel the deposit',
  'staff credit the deposit',
  'staff reject the deposit',
  'staff approve the withdrawal',
  'staff reject the withdrawal',
  'the bank pays the withdrawal out',
  'staff end the promotion',
  'a game is won',
  'a game is lost',
  'the rate changes',
  'the phone orders a deposit',
  'the phone cancels the deposit',
  'the phone changes the password',
  'the phone adds a bank account',
] as const;
export type OutsideAct = (typeof OUTSIDE_ACTS)[number];

export type Step =
  /** Clicks the nth control, modulo their number. */
  | { readonly kind: 'click'; readonly in: 'main' | 'page'; readonly nth: number; readonly waitMs: number }
  | { readonly kind: 'submit'; readonly waitMs: number }
  /** Fills in a form with values that it accepts. */
  | { readonly kind: 'fill'; readonly variant: number }
  | { readonly kind: 'type'; readonly nth: number; readonly text: string }
  | { readonly kind: 'choose'; readonly nth: number; readonly option: number }
  | { readonly kind: 'follow'; readonly address: string }
  | { readonly kind: 'load'; readonly address: string }
  | { readonly kind: 'back' | 'reload' | 'closeTab' | 'switchTab' | 'look away and back' | 'settle' }
  | { readonly kind: 'openTab'; readonly address: string }
  | { readonly kind: 'line'; readonly isUp: boolean }
  | { readonly kind: 'pass'; readonly ms: number }
  | { readonly kind: 'network'; readonly condition: Condition }
  | { readonly kind: 'outside'; readonly act: OutsideAct };

/** The initial state of a walk. */
export interface Setup {
  readonly scenario: string;
  readonly player: string | null;
  readonly address: string;
  /** The network while the page loads, and the wait before the first step. */
  readonly condition: Condition;
  readonly waitMs: number;
  /** Whether a page translator is on, as with every second seed. */
  readonly isTranslated?: boolean;
}

export interface Walk {
  readonly setup: Setup;
  readonly steps: readonly Step[];
}

const ADDRESSES = [
  ...Object.values(paths),
  promotionPath(WELCOME),
  ...PROVIDERS.map((provider) => gamePath(provider)),
  '/login/?next=%2Fplayer%2Fdeposit%2Fhistory',
];

const address = fc.constantFrom(...ADDRESSES);
const waitMs = fc.constantFrom(0, 30, 400, SECOND_MS, SECOND_MS, SECOND_MS);

const delays = fc.constantFrom(0, 20, 300, 2_000, 6_000, 15_000, 30_000);
const fate: fc.Arbitrary<Condition['fate']> = fc.oneof(
  { arbitrary: fc.constant('answered' as const), weight: 4 },
  { arbitrary: fc.constantFrom('lost', 'answer lost', 'no answer', 'malformed', 'wrong shape'), weight: 5 },
  {
    arbitrary: fc.constantFrom(
      { status: 500, code: 'INTERNAL' } as const,
      { status: 503, code: 'SERVICE_UNAVAILABLE' } as const,
      { status: 503, code: 'BANK_UNAVAILABLE' } as const,
      { status: 429, code: 'RATE_LIMITED', retryAfterSeconds: 20 } as const,
      { status: 403, code: 'XSRF_INVALID' } as const,
    ),
    weight: 4,
  },
  // What the contract does not list: a code of a newer server, a firewall, a host's own page.
  {
    arbitrary: fc.record({
      status: fc.constantFrom(400, 403, 404, 409, 410, 422, 451, 500),
      code: fc.constantFrom(undefined, 'OF_A_NEWER_SERVER'),
      isProcessed: fc.boolean(),
    }),
    weight: 3,
  },
);
const condition: fc.Arbitrary<Condition> = fc.oneof(
  { arbitrary: fc.constant(GOOD), weight: 1 },
  {
    arbitrary: fc.record({
      upMs: delays,
      downMs: delays,
      fate,
      times: fc.constantFrom(1, 1, 2, 3, 8, 1_000),
      of: fc.constantFrom('reads', 'writes', 'all'),
    }),
    weight: 5,
  },
);

const typed = fc.constantFrom('demo', 'demo-1234', '500', '67500', '-1', '0.5', 'ສະບາຍດີ', '  ', '９９');

export const STEP: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 22,
    arbitrary: fc.record({ kind: fc.constant('click'), in: fc.constant('main'), nth: fc.nat(39), waitMs }),
  },
  {
    weight: 10,
    arbitrary: fc.record({ kind: fc.constant('click'), in: fc.constant('page'), nth: fc.nat(79), waitMs }),
  },
  { weight: 9, arbitrary: fc.record({ kind: fc.constant('fill'), variant: fc.nat(3) }) },
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('submit'), waitMs }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('type'), nth: fc.nat(5), text: typed }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('choose'), nth: fc.nat(3), option: fc.nat(6) }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('follow'), address }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('load'), address }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('back', 'reload', 'closeTab', 'switchTab', 'switchTab', 'look away and back'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('openTab'), address }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('line'), isUp: fc.boolean() }) },
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('pass'),
      ms: fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(200, SECOND_MS, 4_000, 9_000, 16_000, 40_000) },
        { weight: 1, arbitrary: fc.constantFrom(6 * MINUTE_MS, 11 * MINUTE_MS, 31 * MINUTE_MS, 3 * HOUR_MS) },
      ),
    }),
  },
  { weight: 10, arbitrary: fc.record({ kind: fc.constant('network'), condition }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('outside'), act: fc.constantFrom(...OUTSIDE_ACTS) }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'settle' as const }) },
);

const VISIT: fc.Arbitrary<Pick<Setup, 'scenario' | 'player' | 'address'>> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      scenario: fc.constantFrom('ready', 'with-credit', 'every-status'),
      player: fc.constant('demo'),
      address,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      scenario: fc.constant('newcomer'),
      player: fc.constant('newcomer'),
      address: fc.constantFrom(paths.bank, paths.bank, paths.deposit, paths.home, paths.withdraw),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      scenario: fc.constantFrom('ready', 'with-credit'),
      player: fc.constant(null),
      address: fc.constantFrom(
        paths.home,
        paths.login,
        paths.register,
        paths.responsiblePlay,
        '/login/?next=%2Fplayer%2Fdeposit%2Fhistory',
        '/login/?next=%2Fplayer%2Fpromotion%2F',
      ),
    }),
  },
);

const SETUP: fc.Arbitrary<Setup> = fc
  .tuple(
    VISIT,
    fc.record({
      condition: fc.oneof({ weight: 2, arbitrary: fc.constant(GOOD) }, { weight: 1, arbitrary: condition }),
      waitMs: fc.constantFrom(3_000, 3_000, 500, 0),
    }),
  )
  .map(([visit, beginning]) => ({ ...visit, ...beginning }));

/** The number of steps of a generated walk. */
export const LENGTH = { minLength: 12, maxLength: 36 } as const;

export const WALK: fc.Arbitrary<Walk> = fc.record({
  setup: SETUP,
  steps: fc.array(STEP, { ...LENGTH, size: 'max' }),
});

/** The initial state of a walk as text. */
export function setupInText({ scenario, player, address, condition, waitMs, isTranslated }: Setup): string {
  const translated = isTranslated ? ', translated' : '';
  return `begins with ${scenario}, ${player ?? 'a visitor'}, at ${address}, ${JSON.stringify(condition)}, after ${waitMs} ms${translated}`;
}

/** A step as text. */
export function stepInText(step: Step): string {
  const { kind, ...details } = step;
  return [kind, ...Object.entries(details).map(([name, value]) => `${name}=${JSON.stringify(value)}`)].join(
    ' ',
  );
}
