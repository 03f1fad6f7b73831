/** Repeated writes with the same Idempotency-Key happen once: contract §1. */
import type { Deposit, DepositRequest } from '../../../../contract/deposit.ts';
import { type Call, endpointOf } from '../../../../contract/endpoints.ts';
import { actedBy, withOwnOrder } from '../../rule/acts.ts';
import { equal, given, holds, expectRejection, rejectedField, expectSuccess } from '../../rule/expect.ts';
import { type Rule, rulesOf } from '../../rule/rule.ts';
import { NOWHERE, SHAPES } from '../../sample.ts';
import type { Player, TargetState } from '../../target-state.ts';
import { codeIn } from '../../wire/answer.ts';
import type { CallOptions } from '../../wire/caller.ts';
import { CALLS } from './access.ts';

export const idempotencyRules: readonly Rule[] = [
  ...CALLS.filter((call) => endpointOf(call).keyRequired).flatMap(keyRules),
  ...rulesOf('depositCreate', 'contract §1', ['writes', 'player'], {
    replay: {
      says: 'a repeated key and body replay the response on any device, with a header; on another path the key is new',
      run: (target) =>
        withKeyedOrder(target, async ({ deposit, player, options }) => {
          const elsewhere = await target.signIn(player);
          for (const { caller } of [player, elsewhere]) {
            const again = await caller.call('depositCreate', options);
            equal('the same order', expectSuccess('depositCreate', again).deposit, deposit);
            equal('Idempotency-Replayed', again.headers.get('idempotency-replayed'), 'true');
          }
          equal('open orders', (await player.caller.ok('depositOpen')).items, [deposit]);
          const ofAnotherPath = { parameters: { code: deposit.code }, key: options.key };
          const canceled = (await player.caller.ok('depositCancel', ofAnotherPath)).deposit;
          equal('status after a cancel with the same key', canceled.status, 'CANCELED');
        }),
    },
    'one-order': {
      says: 'a key creates one order: the first response is replayed even after the order has ended',
      run: (target) =>
        withKeyedOrder(target, async ({ deposit, player, options }) => {
          await target.tidy(player, deposit.code);
          const again = await player.caller.call('depositCreate', options);
          const { items } = await player.caller.ok('depositOpen');
          for (const { code } of items) await target.tidy(player, code);
          equal('open orders', items.length, 0);
          equal('the first order', expectSuccess('depositCreate', again).deposit, deposit);
        }),
    },
    'key-ends': {
      says: 'a key is stored for 24 hours and is new afterwards',
      needs: ['lab', 'newcomer'],
      run: actedBy('depositor', async (by, target) => {
        await withKeyedOrder(
          target,
          async ({ deposit, player, options }) => {
            await target.tidy(player, deposit.code);
            await target.lab.advance(24 * 3600 - 60);
            equal('the same order', (await player.caller.ok('depositCreate', options)).deposit, deposit);
            await target.lab.advance(61);
            const fresh = (await player.caller.ok('depositCreate', options)).deposit;
            await target.tidy(player, fresh.code);
            holds(fresh.code !== deposit.code, 'another order', 'the first one');
          },
          by,
        );
      }),
    },
    mismatch: {
      says: 'the same key with another body is 422 IDEMPOTENCY_MISMATCH',
      run: (target) =>
        withKeyedOrder(target, async ({ player, options }) => {
          const body = { ...options.body, expectedCredit: '0.01' };
          const answer = await player.caller.call('depositCreate', { ...options, body });
          expectRejection(answer, 'IDEMPOTENCY_MISMATCH');
        }),
    },
    'echoes-key': {
      says: 'an order has its idempotencyKey, so that a client finds its own order',
      run: (target) =>
        withKeyedOrder(target, async ({ deposit, options }) => {
          equal('idempotencyKey', deposit.idempotencyKey, options.key);
        }),
    },
    'rejections-are-not-kept': {
      says: 'only a 2xx is stored: a rejected key can be used again',
      run: async (target) => {
        const key = crypto.randomUUID();
        const player = await target.player();
        const body = await target.depositBody();
        const wrong = { ...body, mid: 'NOSUCHMID' };
        await given('a rejection', async () =>
          expectRejection(await player.caller.call('depositCreate', { body: wrong, key }), 'MID_INVALID'),
        );
        const answer = await player.caller.call('depositCreate', { body, key });
        const { deposit } = expectSuccess('depositCreate', answer);
        await target.tidy(player, deposit.code);
      },
    },
    'key-of-player': {
      says: "keys are scoped by player: another player's key creates a separate order",
      run: (target) =>
        withKeyedOrder(target, async ({ deposit, options }) => {
          const other = await target.other();
          const own = expectSuccess(
            'depositCreate',
            await other.caller.call('depositCreate', options),
          ).deposit;
          await target.tidy(other, own.code);
          holds(own.code !== deposit.code, 'an order of their own', "the other player's");
        }),
    },
    'at-once': {
      says: 'two concurrent requests with one key create one order',
      run: async (target) => {
        const key = crypto.randomUUID();
        const player = await target.player();
        const body = await target.depositBody();
        const send = () => player.caller.call('depositCreate', { body, key });
        const answers = await Promise.all([send(), send(), send()]);
        const created = answers.filter(({ status }) => status === 201);
        const codes = new Set(created.map((answer) => expectSuccess('depositCreate', answer).deposit.code));
        for (const code of codes) await target.tidy(player, code);
        equal('orders', codes.size, 1);
        const others = answers.filter((answer) => answer.status !== 201);
        for (const answer of others) equal('code', codeIn(answer), 'IDEMPOTENCY_IN_PROGRESS');
      },
    },
  }),
  ...rulesOf('depositCheck', 'contract §1', ['lab', 'newcomer'], {
    replay: {
      says: 'a check with a repeated key is replayed within checkSeconds',
      run: withOwnOrder(async ({ code }, { caller }, target) => {
        await target.lab.pay(code);
        const options = { parameters: { code }, key: crypto.randomUUID() };
        const first = await given('a check', () => caller.ok('depositCheck', options));
        equal('the answer', await caller.ok('depositCheck', options), first);
      }),
    },
  }),
];

/** Opens an order with its own idempotency key, runs `use` and always cancels the order. */
async function withKeyedOrder(
  target: TargetState,
  use: (opened: {
    readonly deposit: Deposit;
    readonly player: Player;
    readonly options: { readonly body: DepositRequest; readonly key: string };
  }) => Promise<void>,
  by?: Player,
): Promise<void> {
  const player = by ?? (await target.player());
  const options = { body: await target.depositBody(), key: crypto.randomUUID() };
  const { deposit } = await given('an order', () => player.caller.ok('depositCreate', options));
  try {
    await use({ deposit, player, options });
  } finally {
    await target.tidy(player, deposit.code);
  }
}

function keyRules(call: Call): Rule[] {
  return rulesOf(call, 'contract §1', ['writes', 'player'], {
    key: {
      says: 'without an Idempotency-Key, or with one that is not a UUID, 422',
      run: actedBy('player', async ({ caller }) => {
        const options = { body: SHAPES[call], parameters: NOWHERE } as CallOptions;
        rejectedField(await caller.call(call, { ...options, key: null }), 'Idempotency-Key', 'REQUIRED');
        for (const key of ['again', `${crypto.randomUUID()}0`]) {
          rejectedField(await caller.call(call, { ...options, key }), 'Idempotency-Key', 'FORMAT');
        }
      }),
    },
  });
}
