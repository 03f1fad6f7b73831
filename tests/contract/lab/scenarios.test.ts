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

type State = ReturnType<typeof stateHere>;

function stateHere() {
  const { store } = site.site.backend.world;
  return {
    deposits: store.deposits.getAll(),
    withdraws: store.withdraws.getAll(),
    usages: store.usages.getAll(),
    ledger: store.ledger.getAll(),
    credits: store.credits.getAll(),
  };
}

/** Where an explanation states the status of an order or a usage, or the credit of `demo`, and what it states. */
function statementsIn(explanation: string) {
  const [, code, status] =
    /^([DWU]\d{6}) .*?\b(OPEN|PAID|SUCCESS|CANCELED|FAILED|REJECTED|ACTIVE|USED|INACTIVE)\b/.exec(
      explanation,
    ) ?? [];
  const [, amount, provider] = /\b([\d,]+) THB with (\w+)/.exec(explanation) ?? [];
  return {
    ...(code === undefined ? {} : { [code]: status }),
    ...(amount === undefined ? {} : { [`PL000001.${provider}`]: amount.replace(',', '') }),
  };
}

function statusesAndCreditsIn({ deposits, withdraws, usages, credits }: State) {
  return Object.fromEntries([
    ...[...deposits, ...withdraws].map(({ code, status }) => [code, status]),
    ...usages.map(({ id, status }) => [id, status]),
    ...credits.map(({ id, amount }) => [id, amount]),
  ]);
}

describe('each scenario', () => {
  const seen: State[] = [];
  const played = scenarios.filter(({ name }) => name !== 'ten-thousand-orders');

  test.each(played)('$name is reproducible, and is what the list says of it', async (scenario) => {
    const { client, attempt } = await enter(scenario.name);
    const state = stateHere();
    seen.push(state);
    expect(statusesAndCreditsIn(state)).toMatchObject(statementsIn(scenario.explanation));
    const answer = attempt && (await make(client, attempt));
    expect(answer ? codeIn(answer) : undefined).toBe(scenario.code);
    if (scenario.code) expect(answer?.status).toBe(ERROR_STATUS[scenario.code]);
    await enter(scenario.name);
    expect(stateHere()).toEqual(state);
  });

  test('most explanations state a status or a credit', () => {
    const stating = played.filter(({ explanation }) => Object.keys(statementsIn(explanation)).length > 0);
    expect(stating.length).toBeGreaterThan(40);
  });

  test('every status, attention and reason of the contract has a scenario', () => {
    const deposits = seen.flatMap((state) => state.deposits);
    const withdraws = seen.flatMap((state) => state.withdraws);
    const usages = seen.flatMap((state) => state.usages);
    expect(
      deposits.flatMap(({ status, attention, cancelReason, late }) => [
        status,
        attention,
        cancelReason,
        late,
      ]),
    ).toEqual(expect.arrayContaining([...ORDER_STATUSES, ...ATTENTIONS, ...CANCEL_REASONS, true]));
    expect(withdraws.flatMap(({ status, reason }) => [status, reason])).toEqual(
      expect.arrayContaining([...ORDER_STATUSES, ...WITHDRAW_REASONS]),
    );
    expect(usages.map(({ status }) => status)).toEqual(expect.arrayContaining([...USAGE_STATUSES]));
  });
});

test('a history that is built in portions equals the one built in a single store', () => {
  const played = (portion: number) => {
    const world = createWorld({ clock: { now: () => Date.UTC(2026, 0, 31) } });
    atOnce(past(new ScenarioBuilder(world, 1), 60, portion));
    return allRows(world.store);
  };
  const history = played(1_000);
  expect(history.deposits).toHaveLength(60);
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
