/** A write that is asked for twice happens once: contract §1, Idempotency-Key. */
import { type Call, endpointOf } from '../../../../contract/endpoints.ts';
import { equal, given, holds, refused, refusedField, succeeded } from '../../rule/expect.ts';
import { type Rule, rulesOf } from '../../rule/rule.ts';
import { NOWHERE, SHAPES } from '../../sample.ts';
import { codeIn } from '../../wire/answer.ts';
import type { CallOptions } from '../../wire/caller.ts';
import { CALLS } from './requests.ts';

export const idempotencyRules: readonly Rule[] = [
  ...CALLS.filter((call) => endpointOf(call).keyRequired).flatMap(keyRules),
  ...rulesOf('depositCreate', '§1', [
    {
      id: 'replay',
      says: 'the same key and body give the same answer again, with Idempotency-Replayed: true',
      needs: ['writes', 'player'],
      run: async (stage) => {
        const player = await stage.player();
        const key = crypto.randomUUID();
        const body = await stage.depositBody();
        const { deposit } = await given('an order', () => player.caller.ok('depositCreate', { body, key }));
        const again = await player.caller.call('depositCreate', { body, key });
        await stage.tidy(player, deposit.code);
        equal('the same order', succeeded('depositCreate', again).deposit.code, deposit.code);
        equal('Idempotency-Replayed', again.headers.get('idempotency-replayed'), 'true');
      },
    },
    {
      id: 'one-order',
      says: 'a key makes one order, also after that order is over',
      needs: ['writes', 'player'],
      run: async (stage) => {
        const player = await stage.player();
        const key = crypto.randomUUID();
        const body = await stage.depositBody();
        const { deposit } = await given('an order', () => player.caller.ok('depositCreate', { body, key }));
        await stage.tidy(player, deposit.code);
        const again = await player.caller.call('depositCreate', { body, key });
        const { items } = await player.caller.ok('depositOpen');
        for (const { code } of items) await stage.tidy(player, code);
        equal('open orders', items.length, 0);
        equal('the order of the first time', succeeded('depositCreate', again).deposit.code, deposit.code);
      },
    },
    {
      id: 'mismatch',
      says: 'the same key with another body is 422 IDEMPOTENCY_MISMATCH',
      needs: ['writes', 'player'],
      run: async (stage) => {
        const key = crypto.randomUUID();
        const player = await stage.player();
        const body = await stage.depositBody();
        const { deposit } = await given('an order', () => player.caller.ok('depositCreate', { body, key }));
        const other = { ...body, expectedCredit: '0.01' };
        const answer = await player.caller.call('depositCreate', { body: other, key });
        await stage.tidy(player, deposit.code);
        refused(answer, 'IDEMPOTENCY_MISMATCH');
      },
    },
    {
      id: 'echoes-key',
      section: '§1',
      says: 'an order says its idempotencyKey, by which a client finds its own',
      needs: ['writes', 'player'],
      run: async (stage) => {
        const key = crypto.randomUUID();
        const player = await stage.player();
        const body = await stage.depositBody();
        const { deposit } = await given('an order', () => player.caller.ok('depositCreate', { body, key }));
        await stage.tidy(player, deposit.code);
        equal('idempotencyKey', deposit.idempotencyKey, key);
      },
    },
    {
      id: 'refusals-are-not-kept',
      says: 'only a 2xx is kept: a key that was refused may be used again',
      needs: ['writes', 'player'],
      run: async (stage) => {
        const key = crypto.randomUUID();
        const player = await stage.player();
        const body = await stage.depositBody();
        const wrong = { ...body, mid: 'NOSUCHMID' };
        await given('a refusal', async () =>
          refused(await player.caller.call('depositCreate', { body: wrong, key }), 'MID_INVALID'),
        );
        const answer = await player.caller.call('depositCreate', { body, key });
        const { deposit } = succeeded('depositCreate', answer);
        await stage.tidy(player, deposit.code);
      },
    },
    {
      id: 'key-of-player',
      says: "another player's key is nobody else's: it makes an order of one's own",
      needs: ['writes', 'player'],
      run: async (stage) => {
        const key = crypto.randomUUID();
        const [player, other] = [await stage.player(), await stage.other()];
        const body = await stage.depositBody();
        const { deposit } = await given('an order', () => player.caller.ok('depositCreate', { body, key }));
        const answer = await other.caller.call('depositCreate', { body, key });
        await stage.tidy(player, deposit.code);
        const own = succeeded('depositCreate', answer).deposit;
        await stage.tidy(other, own.code);
        holds(own.code !== deposit.code, 'an order of their own', "the other player's");
      },
    },
    {
      id: 'at-once',
      says: 'the same key twice at the same moment makes one order',
      needs: ['writes', 'player'],
      run: async (stage) => {
        const key = crypto.randomUUID();
        const player = await stage.player();
        const body = await stage.depositBody();
        const send = () => player.caller.call('depositCreate', { body, key });
        const answers = await Promise.all([send(), send(), send()]);
        const created = answers.filter(({ status }) => status === 201);
        const codes = new Set(created.map((answer) => succeeded('depositCreate', answer).deposit.code));
        for (const code of codes) await stage.tidy(player, code);
        equal('orders', codes.size, 1);
        const others = answers.filter((answer) => answer.status !== 201);
        for (const answer of others) equal('code', codeIn(answer), 'IDEMPOTENCY_IN_PROGRESS');
      },
    },
  ]),
];

function keyRules(call: Call): Rule[] {
  return rulesOf(call, '§1', [
    {
      id: 'key',
      says: 'without an Idempotency-Key, or with one that is no UUID, 422',
      needs: ['writes', 'player'],
      run: async (stage) => {
        const { caller } = await stage.player();
        const options = { body: SHAPES[call], parameters: NOWHERE } as CallOptions;
        refusedField(await caller.call(call, { ...options, key: null }), 'Idempotency-Key', 'REQUIRED');
        refusedField(await caller.call(call, { ...options, key: 'again' }), 'Idempotency-Key', 'FORMAT');
      },
    },
  ]);
}
