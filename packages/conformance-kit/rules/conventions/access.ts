/**
 * Who may make each call, and with whose objects: contract §1 and §2. The kit has the contract's sentence as a list of its own,
 * and does not read the field `access` of the endpoint table, because the mock is made from that table.
 */
import { type Call, endpointOf, endpoints, isUnsafe } from '../../../../contract/endpoints.ts';
import {
  equal,
  equalMoney,
  given,
  holds,
  needed,
  expectRejection,
  expectSuccess,
} from '../../rule/expect.ts';
import type { Need } from '../../rule/outcome.ts';
import { type Rule, rulesOf } from '../../rule/rule.ts';
import { NOWHERE, SHAPES } from '../../sample.ts';
import type { Depositor, TargetState } from '../../target-state.ts';
import type { Answer } from '../../wire/answer.ts';
import type { Caller, CallOptions } from '../../wire/caller.ts';
import { launchBody } from '../calls/games.ts';
import { claim, claimable, claimed } from '../calls/promotion.ts';
import { leastBody as withdrawBody, opened, richPlayer } from '../calls/withdraw-setting.ts';

export const CALLS = Object.keys(endpoints) as Call[];

/** Contract §1, *Access*: these are public, and all others need a session. */
const PUBLIC: readonly Call[] = [
  'agencyInfo',
  'fingerprint',
  'usernameValidate',
  'register',
  'login',
  'logout',
  'banks',
  'currencyRates',
  'currencyOptions',
  'depositConfig',
  'withdrawConfig',
  'games',
  'promotionsCurrent',
  'promotion',
];

export function isPublic(call: Call): boolean {
  return PUBLIC.includes(call);
}

/** A kind of object that belongs to one player. */
interface Kind {
  readonly needs: readonly Need[];
  /** Passes the id of such an object to `use`, and how its owner reads it. */
  readonly arrange: (
    target: TargetState,
    use: (id: string, read: () => Promise<unknown>) => Promise<void>,
  ) => Promise<void>;
}

const ofCode = (code: string) => ({ parameters: { code } });

const order: Kind = {
  needs: ['writes', 'player'],
  arrange: (target, use) =>
    target.withOrder(({ code }, { caller }) => use(code, () => caller.ok('deposit', ofCode(code)))),
};

const withdrawal: Kind = {
  needs: ['lab', 'newcomer'],
  arrange: async (target, use) => {
    const rich = await richPlayer(target);
    const { code } = await opened(rich);
    await use(code, () => rich.player.caller.ok('withdraw', ofCode(code)));
  },
};

const bankAccount: Kind = {
  needs: ['writes', 'player'],
  arrange: async (target, use) => {
    const { caller } = await target.player();
    const read = async () => (await caller.ok('playerInfo')).bankAccounts;
    const [account] = await given('the bank account', read);
    await use(needed('a bank account of the player', account).id, read);
  },
};

const usage: Kind = {
  needs: ['newcomer'],
  arrange: async (target, use) => {
    const { player, usage: own } = await claimed(target);
    await use(own.id, () => player.caller.ok('usageCurrent'));
  },
};

/** The calls that name an object of a player, and the request that names it. */
const NAMING: readonly (readonly [Call, Kind, (id: string) => object])[] = [
  ['deposit', order, ofCode],
  ['depositQr', order, ofCode],
  ['depositQrIssue', order, ofCode],
  ['depositCheck', order, ofCode],
  ['depositCancel', order, ofCode],
  ['withdraw', withdrawal, ofCode],
  ['withdrawCreate', bankAccount, (bankAccountId) => ({ body: { ...SHAPES.withdrawCreate, bankAccountId } })],
  ['usageCancel', usage, (id) => ({ parameters: { id } })],
];

/** Its amount is in the answer to the owner, and to nobody else. */
const limit: Kind = {
  needs: ['newcomer'],
  arrange: async (target, use) => {
    const { caller } = await target.newcomer();
    const week = '987654';
    await given('a limit', () => caller.ok('limitsChange', limits(week)));
    await use(week, () => caller.ok('limits'));
  },
};

/** The calls that list a player's objects. */
const LISTING: readonly (readonly [Call, Kind])[] = [
  ['playerInfo', bankAccount],
  ['limits', limit],
  ['depositList', order],
  ['depositOpen', order],
  ['withdrawList', withdrawal],
  ['withdrawOpen', withdrawal],
  ['usageList', usage],
  ['usageCurrent', usage],
];

/** What one player has or does gives another player nothing, and takes nothing away: two signed-in players, and the call. */
const SEPARATE: readonly (readonly [
  Call,
  readonly Need[],
  (own: Depositor, other: Depositor, target: TargetState) => Promise<void>,
])[] = [
  [
    'credit',
    ['lab', 'newcomer'],
    async (own, other, target) => {
      const parameters = { provider: await target.provider() };
      await target.lab.credit(own.username, parameters.provider, '123.45');
      equalMoney('credit', (await other.caller.ok('credit', { parameters })).credit.amount, '0');
      equalMoney('own credit', (await own.caller.ok('credit', { parameters })).credit.amount, '123.45');
    },
  ],
  [
    'withdrawQuote',
    ['lab', 'newcomer'],
    async (own, other, target) => {
      const body = await withdrawBody(target, other.account.id);
      await target.lab.credit(own.username, body.provider, body.amount);
      expectRejection(await other.caller.call('withdrawQuote', { body }), 'CREDIT_NOT_ENOUGH');
    },
  ],
  [
    'gameLaunch',
    ['lab', 'newcomer'],
    async (own, other, target) => {
      const body = await launchBody(target);
      await target.lab.credit(own.username, body.provider, '500');
      expectRejection(await other.caller.call('gameLaunch', { body }), 'DEPOSIT_REQUIRED');
    },
  ],
  [
    'depositCreate',
    ['newcomer'],
    (own, other, target) => target.withOrder(() => opensOrder(target, other), { by: own }),
  ],
  [
    'promotionClaim',
    ['newcomer'],
    async (own, other) => {
      for (const player of [own, other]) {
        const { promotion, provider } = await claimable(player);
        expectSuccess('promotionClaim', await claim(player, promotion, provider));
      }
    },
  ],
  [
    'limitsChange',
    ['newcomer'],
    async (own, other) => {
      const before = await other.caller.ok('limits');
      await own.caller.ok('limitsChange', limits('1000'));
      equal("the other player's limits", await other.caller.ok('limits'), before);
    },
  ],
  [
    'selfExclude',
    ['lab', 'newcomer'],
    async (own, other, target) => {
      await own.caller.ok('selfExclude', { body: { days: 1 } });
      await opensOrder(target, other);
    },
  ],
];

async function opensOrder(target: TargetState, player: Depositor): Promise<void> {
  const { deposit } = await player.caller.ok('depositCreate', { body: await target.depositBody() });
  await target.tidy(player, deposit.code);
}

function limits(week: string) {
  const depositLimits = { day: null, week, month: null };
  return { body: { depositLimits, sessionReminderMinutes: null } };
}

export const accessRules: readonly Rule[] = [
  ...CALLS.flatMap((call) => [
    ...(isPublic(call) ? publicRule(call) : unauthenticatedRule(call)),
    ...signedInRule(call),
  ]),
  ...NAMING.flatMap(namingRule),
  ...LISTING.flatMap(listingRule),
  ...SEPARATE.flatMap(([call, needs, run]) =>
    rulesOf(call, 'contract §2', needs, {
      separate: {
        says: 'what another player has or does gives nothing to a player, and takes nothing away',
        run: async (target) => run(await target.depositor(), await target.depositor(), target),
      },
    }),
  ),
];

function publicRule(call: Call): Rule[] {
  return rulesOf(call, 'contract §1', [], {
    public: {
      says: 'a visitor may make the call, also with the cookie of an ended session',
      run: async (target) => {
        for (const sid of [null, 'no-session-of-this-server-000000']) {
          const caller = isUnsafe(endpointOf(call)) ? await target.guest() : target.visitor();
          if (sid !== null) caller.cookies.set('sid', sid);
          await passesSession(caller, call);
        }
      },
    },
  });
}

function unauthenticatedRule(call: Call): Rule[] {
  return rulesOf(call, 'contract §1', [], {
    unauthenticated: {
      says: 'without a session 401, whatever else is wrong',
      run: async (target) => {
        const visitor = await target.visitor().call(call, { ...emptyRequest(call), key: null });
        expectRejection(visitor, 'UNAUTHENTICATED');
        expectRejection(await (await target.guest()).call(call, emptyRequest(call)), 'UNAUTHENTICATED');
      },
    },
  });
}

function signedInRule(call: Call): Rule[] {
  return rulesOf(call, 'contract §1', ['player'], {
    'signed-in': {
      says: 'a player may make the call',
      run: async (target) => {
        const player = await target.player();
        // A logout ends a session of its own, because the other rules use the player's.
        const { caller } = call === 'logout' ? await target.signIn(player) : player;
        await passesSession(caller, call);
      },
    },
  });
}

function namingRule([call, { needs, arrange }, requestFor]: (typeof NAMING)[number]): Rule[] {
  const naming = (id: string) => requestFor(id) as CallOptions;
  return rulesOf(call, 'contract §2', needs, {
    'of-another': {
      says: "another player's object is 404, as if it did not exist, and is not changed; a visitor gets 401",
      run: (target) =>
        arrange(target, async (id, read) => {
          const before = await given('the object', read);
          const { caller } = await target.other();
          const another = await caller.call(call, naming(id));
          const unknown = await caller.call(call, naming(NOWHERE.code));
          for (const answer of [another, unknown]) expectRejection(answer, 'NOT_FOUND');
          equal('the body', withoutIds(another, id), withoutIds(unknown, NOWHERE.code));
          expectRejection(await (await target.guest()).call(call, naming(id)), 'UNAUTHENTICATED');
          equal('the object', await read(), before);
        }),
    },
  });
}

function listingRule([call, { needs, arrange }]: (typeof LISTING)[number]): Rule[] {
  return rulesOf(call, 'contract §2', needs, {
    'of-another': {
      says: "another player's object is not listed",
      run: (target) =>
        arrange(target, async (id) => {
          const { caller } = await target.other();
          const answer = await caller.call(call);
          expectSuccess(call, answer);
          holds(!answer.text.includes(id), `no ${id}`, answer.text, answer);
        }),
    },
  });
}

/** No field, and an object that does not exist: the check that follows those of session and XSRF rejects it. */
function emptyRequest(call: Call): CallOptions {
  return { parameters: NOWHERE, ...(endpointOf(call).request ? { body: {} } : {}) } as CallOptions;
}

async function passesSession(caller: Caller, call: Call): Promise<void> {
  const answer = await caller.call(call, emptyRequest(call));
  const { request, path } = endpointOf(call);
  if (request) expectRejection(answer, 'VALIDATION_FAILED');
  else if (path.includes(':')) expectRejection(answer, 'NOT_FOUND');
  else expectSuccess(call, answer);
}

function withoutIds({ text, headers }: Answer, id: string): string {
  return text.replaceAll(id, '').replaceAll(headers.get('x-request-id') ?? '', '');
}
