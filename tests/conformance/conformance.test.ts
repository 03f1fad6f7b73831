/** Runs the kit against the unmodified mock: no rule fails, and each rule that is not reached is a known exception. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Call, endpointOf, endpoints } from '../../contract/endpoints.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import { COLLECTION_NAMES } from '../../mock-server/store/collections.ts';
import { DEMO_PLAYER, NEWCOMER } from '../../mock-server/seeds/players.ts';
import { problemsOfAnswer } from '../contract/openapi.ts';
import {
  type Answer,
  codeIn,
  conform,
  type Conformance,
  everyRule,
  type RuleFacts,
  rules,
  type Verdict,
} from '../../packages/conformance-kit/index.ts';
import { type Server, serve } from '../mock-process.ts';

const CALLS = Object.keys(endpoints) as Call[];

type OwnCode<C extends Call> = (typeof endpoints)[C]['errors'][number];

/** Error codes that neither a request nor the lab can provoke; tests/contract has a test for each. */
const NEVER_MET: { readonly [C in Call]?: readonly OwnCode<C>[] } = {
  agencyInfo: ['NOT_FOUND'],
  credit: ['PROVIDER_MAINTENANCE'],
  gameLaunch: ['PROVIDER_MAINTENANCE'],
};

/**
 * Rules that a mock over plain HTTP cannot reach: two lists with too few items, a code from NEVER_MET, and HTTPS-only cookies.
 */
const NEVER_REACHED = ['every.secure-cookies', 'agencyInfo.codes'];

function idsOf({ findings }: Conformance, verdict: Verdict): string[] {
  return findings.filter((finding) => finding.verdict === verdict).map(({ id }) => id);
}

function failuresOf({ findings }: Conformance): unknown[] {
  return findings.filter(({ verdict }) => verdict === 'fail');
}

let server: Server;

beforeAll(async () => {
  server = await serve();
});

afterAll(async () => {
  await server.close();
});

describe('the rules', () => {
  test('each has a unique id and belongs to a call, and every call has a rule', () => {
    expect(new Set(everyRule.map(({ id }) => id)).size).toBe(everyRule.length);
    const calls: (Call | 'every call')[] = ['every call', ...CALLS];
    expect([...new Set(everyRule.map(({ call }) => call))].toSorted()).toEqual(calls.toSorted());
  });

  test('each has a section of the contract and a sentence', () => {
    expect(
      everyRule.filter(({ section, says }) => !/^contract §\d$/.test(section) || says.length < 10),
    ).toEqual([]);
  });
});

test('each call has a rule for visitors, and each call for players only one for another player', () => {
  const named = (call: Call, names: readonly string[]) =>
    rules.some(({ id }) => names.some((name) => id === `${call}.${name}`));
  expect(CALLS.filter((call) => !named(call, ['public', 'unauthenticated']))).toEqual([]);
  expect(CALLS.filter((call) => !named(call, ['signed-in']))).toEqual([]);
  const guarded = ['of-another', 'separate', 'revokes-sessions'];
  expect(CALLS.filter((call) => !named(call, ['public']) && !named(call, guarded))).toEqual([]);
});

describe('a full run with a lab', () => {
  let conformance: Conformance;
  const met = new Set<string>();
  const problems: string[] = [];

  beforeAll(async () => {
    const { origin, lab } = server;
    const onAnswer = (answer: Answer) => {
      const { call, line } = answer;
      met.add(`${call} ${codeIn(answer)}`);
      if (call === null) return;
      const { method, path } = endpointOf(call);
      problems.push(...problemsOfAnswer(method, path, answer).map((problem) => `${line}: ${problem}`));
    };
    conformance = await conform({ origin, lab, mode: 'full', credentials: [], seed: 1, jobs: 4, onAnswer });
  });

  test('has no failures', () => {
    expect(failuresOf(conformance)).toEqual([]);
  });

  test('reaches every rule except those that the mock cannot reach over plain HTTP', () => {
    expect(idsOf(conformance, 'not reached').toSorted()).toEqual(NEVER_REACHED.toSorted());
  });

  test('every call succeeds at least once, and is rejected with each of its error codes', () => {
    const missing = CALLS.flatMap((call) => {
      const known: readonly ErrorCode[] = NEVER_MET[call] ?? [];
      const codes = [undefined, ...endpointOf(call).errors.filter((code) => !known.includes(code))];
      return codes.map((code) => `${call} ${code}`).filter((answer) => !met.has(answer));
    });
    expect(missing).toEqual([]);
  });

  test('every response is valid by the OpenAPI document, as Ajv reads it', () => {
    expect(problems).toEqual([]);
  });
});

test('a run in the default world leaves its clock, bank and rates unchanged', async () => {
  const { origin, lab } = server;
  const ids = ['depositCheck.bank-silent', 'depositCreate.rate-moves', 'depositCancel.expires'];
  const isWanted = ({ id }: RuleFacts) => ids.includes(id);
  const run = await conform({ origin, lab, mode: 'full', credentials: [], seed: 8, isWanted });
  expect(idsOf(run, 'pass').toSorted()).toEqual(ids.toSorted());
  const { world } = server.backend;
  expect(world.clock.reading().offsetMs).toBe(0);
  expect(world.store.bankLines.getAll()).toMatchObject([{ mode: 'up' }]);
  expect(world.store.rates.findFirst({ where: { currency: { equals: 'LAK' } } })).toMatchObject({
    buy: '655',
    sell: '675',
  });
});

test('a full run without a lab passes, and does not reach the rules that need a lab', {
  tags: ['deep'],
}, async () => {
  const { origin } = server;
  const conformance = await conform({ origin, lab: null, mode: 'full', credentials: [], seed: 2, jobs: 4 });
  expect(failuresOf(conformance)).toEqual([]);
  const unreached = idsOf(conformance, 'not reached');
  const needLab = rules.filter(({ needs }) => needs.includes('lab')).map(({ id }) => id);
  expect(unreached).toEqual(expect.arrayContaining(needLab));
  expect(unreached.filter((id) => !needLab.includes(id)).toSorted()).toEqual(
    [
      ...NEVER_REACHED,
      'gameLaunch.shape',
      ...['status', 'provider', 'days', 'code', 'pages', 'values'].map(
        (name) => `withdrawList.filter-${name}`,
      ),
      'withdrawList.order',
      'withdrawList.totals',
      'selfExclude.shape',
      'withdraw.shape',
      'withdrawCreate.shape',
      'withdrawQuote.shape',
    ].toSorted(),
  );
});

test('a full run over TLS passes, and reaches the rules about its cookies', { tags: ['deep'] }, async () => {
  const certificate = await getCertificate(join(tmpdir(), 'conformance-certificate'), 'localhost', [
    '127.0.0.1',
  ]);
  const secure = await serve(null, { certificate });
  // The certificate is self-signed: an operator's is not, or NODE_EXTRA_CA_CERTS names its authority.
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  try {
    const { origin, lab } = secure;
    const conformance = await conform({ origin, lab, mode: 'full', credentials: [], seed: 6, jobs: 4 });
    expect(failuresOf(conformance)).toEqual([]);
    const overTls = NEVER_REACHED.filter((id) => id !== 'every.secure-cookies');
    expect(idsOf(conformance, 'not reached').toSorted()).toEqual(overTls.toSorted());
  } finally {
    vi.unstubAllEnvs();
    await secure.close();
  }
});

test('a server without filters and totals passes, and does not reach their rules', async () => {
  const { origin, lab, backend, close } = await serve();
  try {
    backend.world.faults.add({ match: {}, fault: 'unfiltered' });
    const isWanted = ({ id }: RuleFacts) => /List\.(filter-|totals)/.test(id);
    const conformance = await conform({ origin, lab, mode: 'full', credentials: [], seed: 7, isWanted });
    expect(conformance.findings).toHaveLength(21);
    expect(idsOf(conformance, 'not reached')).toHaveLength(21);
    for (const { expected } of conformance.findings) expect(expected).toContain('which is optional');
  } finally {
    await close();
  }
});

describe('a read-only run', () => {
  test('writes nothing but sessions, and passes', async () => {
    const { backend, origin } = server;
    const kept = () =>
      COLLECTION_NAMES.filter((name) => !['sessions', 'counters', 'rateLimits'].includes(name)).map(
        (name) => [name, backend.world.store[name].getAll()],
      );
    const before = JSON.stringify(kept());
    const credentials = [DEMO_PLAYER];
    const conformance = await conform({ origin, lab: null, mode: 'read-only', credentials, seed: 3 });
    expect(failuresOf(conformance)).toEqual([]);
    expect(JSON.stringify(kept())).toBe(before);
    expect(idsOf(conformance, 'pass')).toEqual(
      expect.arrayContaining(['login.rotates-sid', 'playerInfo.own', 'depositList.total', 'games.filters']),
    );
  });

  test('without a player reaches the rules for visitors', async () => {
    const { origin } = server;
    const isWanted = ({ call }: RuleFacts) => call === 'banks' || call === 'playerInfo';
    const readOnly = { lab: null, mode: 'read-only', seed: 4 } as const;
    const conformance = await conform({ ...readOnly, origin, credentials: [], isWanted });
    expect(failuresOf(conformance)).toEqual([]);
    expect(idsOf(conformance, 'pass')).toContain('banks.public');
    expect(idsOf(conformance, 'not reached')).toContain('playerInfo.own');
  });
});

describe('players that exist already', () => {
  const isWanted = ({ id }: RuleFacts) => ['depositCreate.opens', 'depositCancel.repeats'].includes(id);
  const full = { lab: null, mode: 'full', seed: 5, isWanted } as const;

  test('are used instead of new ones', async () => {
    const { origin, backend } = server;
    const before = backend.world.store.players.getAll().length;
    const conformance = await conform({ ...full, origin, credentials: [DEMO_PLAYER] });
    expect(idsOf(conformance, 'pass')).toEqual(['depositCreate.opens', 'depositCancel.repeats']);
    expect(backend.world.store.players.getAll()).toHaveLength(before);
  });

  test('without a bank account leave rules not reached instead of failed', async () => {
    const { origin } = server;
    const { findings } = await conform({ ...full, origin, credentials: [NEWCOMER] });
    const needs = { verdict: 'not reached', expected: 'a bank account of newcomer' };
    expect(findings).toMatchObject([needs, needs]);
  });
});
