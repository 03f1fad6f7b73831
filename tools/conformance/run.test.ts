/** The command line: its output, its exit codes, and the masking of secrets. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PLAYER } from '../../mock-server/seeds/players.ts';
import { type Defect, answers, jsonOf } from './defects/defect.ts';
import { EXIT, run } from './run.ts';
import { type Server, serve } from '../../tests/mock-process.ts';

/** A server that repeats the request in its rejections. */
const TALKATIVE: Defect = {
  name: 'rejections repeat the request',
  caughtBy: 'login.signs-in',
  applyFault: answers('login', async (response, request) => {
    const said = `${await request.text()} ${request.headers.get('cookie')}`;
    return jsonOf(response, { message: said }, 418);
  }),
};

let server: Server;

beforeAll(async () => {
  server = await serve();
});

afterAll(async () => {
  await server.close();
});

async function outcomeOf(argumentList: readonly string[], environment: Record<string, string> = {}) {
  const lines: string[] = [];
  const complaints: string[] = [];
  const exitCode = await run(argumentList, {
    environment,
    print: (text) => lines.push(...text.split('\n')),
    complain: (text) => complaints.push(...text.split('\n')),
  });
  return { exitCode, lines, complaints, text: lines.join('\n') };
}

function at({ origin }: Server, ...more: readonly string[]) {
  return ['--base-url', origin, '--seed', String((seed += 1)), ...more];
}

let seed = 0;

describe('the exit code', () => {
  test('is 0 if every rule that was reached passes', async () => {
    const { exitCode, text } = await outcomeOf(at(server, '--only', 'banks'));
    expect(exitCode).toBe(EXIT.conforms);
    expect(text).toContain('GET /banks');
    expect(text).toMatch(/\d+ rules: \d+ pass, 0 fail, 0 not reached/);
  });

  test('is 1 if a rule fails, which is printed with the expected and the actual result, and listed again at the end', async () => {
    const faulted = await serve(TALKATIVE);
    const { exitCode, text } = await outcomeOf(at(faulted, '--only', 'login.shape', '--only', 'login.short'));
    await faulted.close();
    expect(exitCode).toBe(EXIT.fails);
    expect(text).toMatch(/FAIL +contract §2 +short-guess/);
    expect(text).toMatch(/expected +401 INVALID_CREDENTIALS/);
    expect(text).toMatch(/received +418/);
    expect(text).toMatch(/request +req-\d+/);
    expect(text).toMatch(/Failed\n\n {2}login\.short-guess\n/);
  });

  test.each([
    [[]],
    [['--base-url', 'nonsense']],
    [['--base-url', 'http://localhost:1', '--mode', 'half']],
    [['--base-url', 'http://localhost:1', '--no-such-option']],
    [['--base-url', 'http://localhost:1', '--username', 'demo']],
    [['--base-url', 'http://localhost:1', '--seed', 'many']],
    [['--base-url', 'http://localhost:1', '--only', 'no-such-rule']],
  ])('is 2 for wrong usage, before any request: %j', async (argumentList) => {
    const { exitCode, complaints } = await outcomeOf(argumentList);
    expect(exitCode).toBe(EXIT.wrongUsage);
    expect(complaints.join('\n')).toContain('--base-url URL');
  });

  test('is 3 if no server responds', async () => {
    const gone = await serve();
    await gone.close();
    const { exitCode, complaints } = await outcomeOf(at(gone));
    expect(exitCode).toBe(EXIT.notReachable);
    expect(complaints.join()).toContain(`No server responds at ${gone.origin}`);
  });
});

describe('the report', () => {
  test('fits into 100 columns, including failures and reasons', async () => {
    const faulted = await serve(TALKATIVE);
    const { lines } = await outcomeOf(at(faulted, '--only', 'login', '--only', 'withdraw'));
    await faulted.close();
    const table = lines.slice(0, lines.indexOf('Failed'));
    expect(table.filter((line) => [...line].length > 100)).toEqual([]);
  });

  test('names what a rule that was not reached needs', async () => {
    const { text } = await outcomeOf(at(server, '--only', 'depositCheck.paid'));
    expect(text).toMatch(/not reached +contract §2 +paid/);
    expect(text).toMatch(/needs +a lab/);
  });

  test('contains no password and no session id, even if the server repeats them', async () => {
    const faulted = await serve(TALKATIVE);
    const credentials = ['--username', DEMO_PLAYER.username, '--password', DEMO_PLAYER.password];
    const { text } = await outcomeOf(at(faulted, '--only', 'login', ...credentials));
    await faulted.close();
    expect(text).toContain('•••');
    expect(text).not.toContain(DEMO_PLAYER.password);
    expect(text).not.toMatch(/(sid|XSRF-TOKEN)=[\w-]{8}/);
  });

  test('is written to a file if one is given', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'conformance-'));
    const file = join(folder, 'report.json');
    await outcomeOf(at(server, '--only', 'banks.public', '--json', file));
    const report = JSON.parse(await readFile(file, 'utf8')) as unknown;
    await rm(folder, { recursive: true });
    expect(report).toMatchObject({
      baseUrl: server.origin,
      mode: 'full',
      verdicts: { pass: 1, fail: 0, notReached: 0 },
      findings: [{ id: 'banks.public', call: 'banks', section: 'contract §1', verdict: 'pass' }],
    });
  });
});

test('the credentials of a player may come from environment variables', async () => {
  const environment = {
    CONFORMANCE_USERNAME: DEMO_PLAYER.username,
    CONFORMANCE_PASSWORD: DEMO_PLAYER.password,
  };
  const argumentList = at(server, '--mode', 'read-only', '--only', 'playerInfo.own');
  expect((await outcomeOf(argumentList, environment)).text).toContain('1 pass');
  expect((await outcomeOf(argumentList)).text).toContain('1 not reached');
});
