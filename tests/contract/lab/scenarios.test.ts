/** Every scenario of the lab matches its explanation, and every state and error code of the contract has a scenario. */
import { describe, expect, test } from 'vitest';
import { ATTENTIONS, CANCEL_REASONS } from '../../../contract/deposit.ts';
import { ERROR_STATUS } from '../../../contract/errors.ts';
import { ORDER_STATUSES } from '../../../contract/order.ts';
import { USAGE_STATUSES } from '../../../contract/promotion.ts';
import { WITHDRAW_REASONS } from '../../../contract/withdraw.ts';
import type { Attempt } from '../../../mock-server/lab/scenarios/scenario-card.ts';
import { scenarios } from '../../../mock-server/lab/scenarios/scenarios.ts';
import { ScenarioBuilder } from '../../../mock-server/lab/scenarios/scenario-builder.ts';
import { past } from '../../../mock-server/lab/scenarios/starts.ts';
import { allRows } from '../../../mock-server/store/reader.ts';
import { createWorld } from '../../../mock-server/world.ts';
import { Client, codeIn, type Answer } from '../client.ts';
import { atOnce } from '../../../mock-server/slices.ts';
import { siteForFile } from '../site.ts';

const site = siteForFile();

/** Resets the world to the scenario, and returns the client of its player with the request that it suggests. */
async function enter(name: string): Promise<{ client: Client; attempt: Attempt | null }> {
  const { attempt, player } = (await site.site.lab.lab('reset', { scenario: name })) as {
    attempt: Attempt | null;
    player: string | null;
  };
  const client = player === null ? site.site.lab.another() : await site.site.player(player);
  if (player === null) await client.send('/api/v2/banks');
  return { client, attempt };
}

async function make(client: Client, attempt: Attempt): Promise<Answer> {
  if (attempt.after) await make(client, attempt.after);
  const headers = new Headers(attempt.headers);
  if (attempt.method !== 'GET' && attempt.xsrf !== false) {
    headers.set('X-XSRF-TOKEN', client.cookies.get('XSRF-TOKEN') ?? '');
  }
  if (attempt.body !== undefined) headers.set('Content-Type', 'application/json');
  const body = attempt.text ?? (attempt.body === undefined ? undefined : JSON.stringify(attempt.body));
  return client.send(attempt.path, {
    method: attempt.method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
}

/** For each scenario whose explanation matches: its name and the two groups of the pattern. */
function statementsOf(pattern: RegExp): readonly (readonly [name: string, string, string])[] {
  return scenarios.flatMap(({ name, explanation }) => {
    const [, first, second] = pattern.exec(explanation) ?? [];
    return first !== undefined && second !== undefined ? [[name, first, second] as const] : [];
  });
}

test('every scenario has a unique name and an explanation', () => {
  const names = scenarios.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, explanation } of scenarios) {
    expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(explanation, name).toMatch(/^.{15,}\.$/);
  }
});

test('every error code of the contract has a scenario', () => {
  const covered = new Set(scenarios.flatMap(({ code }) => code ?? []));
  expect(Object.keys(ERROR_STATUS).filter((code) => !covered.has(code as 'NOT_FOUND'))).toEqual([]);
});

describe('the suggested request of a scenario is rejected with the error code of the scenario', () => {
  test.each(
    scenarios.filter(({ code }) => code !== undefined).map(({ name, code }) => [name, code] as const),
  )('%s → %s', async (name, code) => {
    const { client, attempt } = await enter(name);
    if (!attempt || !code) throw new Error('the scenario suggests no request');
    const answer = await make(client, attempt);
    expect([codeIn(answer), answer.status]).toEqual([code, ERROR_STATUS[code]]);
  });
});

describe('states', () => {
  const played = new Map<string, ReturnType<typeof snapshot>>();
  const names = scenarios.map(({ name }) => name).filter((name) => name !== 'ten-thousand-orders');

  function snapshot() {
    const { store } = site.site.backend.world;
    return {
      deposits: store.deposits.getAll(),
      withdraws: store.withdraws.getAll(),
      usages: store.usages.getAll(),
      ledger: store.ledger.getAll(),
      credits: store.credits.getAll(),
    };
  }

  /** Enters a scenario, and returns and records the resulting state. */
  async function play(name: string) {
    await enter(name);
    const state = snapshot();
    played.set(name, state);
    return state;
  }

  test.each(names)('%s is reproducible', async (name) => {
    const first = await play(name);
    expect(await play(name)).toEqual(first);
  });

  const statements = statementsOf(
    /^([DWU]\d{6}) .*?\b(OPEN|PAID|SUCCESS|CANCELED|FAILED|REJECTED|ACTIVE|USED|INACTIVE)\b/,
  );

  test.each(statements)('%s: %s is %s, as the explanation states', async (name, code, status) => {
    const { deposits, withdraws, usages } = played.get(name) ?? (await play(name));
    const rows = [...deposits, ...withdraws, ...usages.map((usage) => ({ ...usage, code: usage.id }))];
    expect(rows.find((row) => row.code === code)?.status).toBe(status);
  });

  const credits = statementsOf(/\b([\d,]+) THB with (\w+)/);

  test.each(credits)(
    '%s: the credit of demo is %s THB with %s, as the explanation states',
    async (...row) => {
      const [name, amount, provider] = row;
      const credit = (played.get(name) ?? (await play(name))).credits.find(
        (each) => each.playerId === 'PL000001' && each.provider === provider,
      );
      expect(credit?.amount).toBe(amount.replace(',', ''));
    },
  );

  test('every status, attention and reason of the contract has a scenario', async () => {
    const seen = { deposits: new Set<string>(), withdraws: new Set<string>(), usages: new Set<string>() };
    for (const name of names) {
      const { deposits, withdraws, usages } = played.get(name) ?? (await play(name));
      for (const { status, attention, cancelReason, late } of deposits) {
        seen.deposits.add(status).add(String(attention)).add(String(cancelReason));
        if (late) seen.deposits.add('late');
      }
      for (const { status, reason } of withdraws) seen.withdraws.add(status).add(String(reason));
      for (const { status } of usages) seen.usages.add(status);
    }
    expect([...seen.deposits]).toEqual(
      expect.arrayContaining([...ORDER_STATUSES, ...ATTENTIONS, ...CANCEL_REASONS, 'late']),
    );
    expect([...seen.withdraws]).toEqual(expect.arrayContaining([...ORDER_STATUSES, ...WITHDRAW_REASONS]));
    expect([...seen.usages]).toEqual(expect.arrayContaining([...USAGE_STATUSES]));
  });
});

test('a history that is built in portions equals the one built in a single store', () => {
  const played = (portion: number) => {
    const world = createWorld({ clock: { now: () => Date.UTC(2026, 0, 31) } });
    atOnce(past(new ScenarioBuilder(world, 1), 120, portion));
    return allRows(world.store);
  };
  const history = played(1_000);
  expect(history.deposits).toHaveLength(120);
  expect(played(25)).toEqual(history);
});

describe('network failures', () => {
  test.each(scenarios.filter(({ group }) => group === 'line').map(({ name }) => name))(
    '%s adds a fault for a call of the contract',
    async (name) => {
      await enter(name);
      const { faults } = (await site.site.lab.lab('faults')) as {
        faults: readonly { match: { path: string } }[];
      };
      expect(faults).toHaveLength(1);
      expect(faults[0]?.match.path).toMatch(/^\/api\/v2\//);
    },
  );
});
