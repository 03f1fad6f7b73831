/** The command line: its output, its exit codes, and the masking of secrets. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PLAYER } from '../../mock-server/seeds/players.ts';
import { type Defect, answers, jsonOf } from './defects/defect.ts';
import { EXIT, run as runKit } from '../../packages/conformance-kit/index.ts';
import { type Server, serve } from '../mock-process.ts';

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
  const exitCode = await runKit(argumentList, {
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
    expect(text).toMatch(
      /Failed\n\n {2}login\.short-guess\n# after GET \/agency\/info 200\ncurl -i -X POST 'http/,
    );
    expect(text).toMatch(/--data-raw '{"username":"X","password":"y"}'\n\nHTTP 418\n/);
  });

  test.each([
    [[]],
    [['--base-url', 'nonsense']],
    [['--base-url', 'http://localhost:1', '--mode', 'half']],
    [['--base-url', 'http://localhost:1', '--no-such-option']],
    [['--base-url', 'http://localhost:1', '--username', 'demo']],
    [['--base-url', 'http://localhost:1', '--seed', 'many']],
    [['--base-url', 'http://localhost:1', '--only', 'banks', '--only', 'no-such-rule']],
    [['--base-url', 'http://localhost:1', '--jobs', '0']],
    [['--base-url', 'http://localhost:1', '--adapter', '/no/such/adapter.js']],
    [['--base-url', 'http://localhost:1', '--adapter', 'a.js', '--lab', 'http://localhost:1/__lab']],
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

  test('is written as JSON and as JUnit, with what was sent and received', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'conformance-'));
    const [json, junit] = [join(folder, 'report.json'), join(folder, 'report.xml')];
    const faulted = await serve(TALKATIVE);
    const only = ['login.short', 'banks.public', 'depositCheck.paid'].flatMap((rule) => ['--only', rule]);
    await outcomeOf(at(faulted, ...only, '--json', json, '--junit', junit));
    await faulted.close();
    const report = JSON.parse(await readFile(json, 'utf8')) as unknown;
    const xml = new JSDOM(await readFile(junit, 'utf8'), { contentType: 'text/xml' }).window.document;
    await rm(folder, { recursive: true });
    expect(report).toMatchObject({
      baseUrl: faulted.origin,
      mode: 'full',
      verdicts: { pass: 1, fail: 1, notReached: 1 },
      findings: [
        { id: 'banks.public', call: 'banks', section: 'contract §1', verdict: 'pass', exchange: null },
        { id: 'login.short-guess', exchange: { before: ['GET /agency/info 200'] } },
        { id: 'depositCheck.paid', verdict: 'not reached' },
      ],
    });
    const { documentElement: root } = xml;
    expect(['tests', 'failures', 'skipped'].map((name) => root.getAttribute(name))).toEqual(['3', '1', '1']);
    const cases = [...xml.querySelectorAll('testsuite > testcase')];
    expect(cases.map((each) => [each.getAttribute('name'), each.firstElementChild?.tagName])).toEqual([
      ['banks.public', undefined],
      ['login.short-guess', 'failure'],
      ['depositCheck.paid', 'skipped'],
    ]);
    expect(xml.querySelector('failure')?.textContent).toMatch(/expected 401[^]*curl -i[^]*HTTP 418/);
  });
});

describe('--list and --only', () => {
  test('list each rule with its call, and send nothing', async () => {
    const { exitCode, lines } = await outcomeOf(['--list', '--only', 'deposit']);
    expect(exitCode).toBe(EXIT.conforms);
    expect(lines).toEqual(
      lines.filter((line) => /^deposit\.\S+ +GET \/deposits\/:code +contract §\d/.test(line)),
    );
    expect(lines.some((line) => line.startsWith('deposit.own '))).toBe(true);
  });

  test('a word that is no call selects by name', async () => {
    const { lines } = await outcomeOf(['--list', '--only', 'same-rejection', '--only', 'deposit.own']);
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['login.same-rejection', 'deposit.own']);
  });
});

describe('progress', () => {
  const run = async (isTTY: boolean) => {
    let text = '';
    const progress = { isTTY, columns: 60, write: (more: string) => (text += more) };
    const command = at(server, '--only', 'banks', '--only', 'currencyRates');
    await runKit(command, { environment: {}, print: () => {}, complain: () => {}, progress });
    return text;
  };

  test('is a line that is rewritten on a terminal, and cleared in the end', async () => {
    const text = await run(true);
    expect(text.startsWith('\r\u001b[K1/9 rules, 0 failed  currencyRates.')).toBe(true);
    expect(text).not.toContain('\n');
    expect(text.endsWith('\r\u001b[K')).toBe(true);
  });

  test('is plain lines elsewhere', async () => {
    expect(await run(false)).toMatch(/^(\d+\/\d+ rules, 0 failed\n)+$/);
  });
});

test('jobs run in worlds of their own, which are deleted: the default one keeps its players', async () => {
  const { backend, lab } = server;
  const before = backend.world.store.players.getAll().length;
  const jobs = [
    '--lab',
    lab,
    '--jobs',
    '3',
    '--only',
    'depositCancel',
    '--only',
    'logout',
    '--only',
    'login',
  ];
  const { exitCode, text } = await outcomeOf(at(server, ...jobs));
  expect(exitCode).toBe(EXIT.conforms);
  expect(text).toMatch(/, 0 fail, 0 not reached\nfull, with a lab, 3 jobs/);
  expect(backend.world.store.players.getAll()).toHaveLength(before);
  const { worlds } = (await (await fetch(`${lab}/worlds`)).json()) as { worlds: { name: string }[] };
  expect(worlds.filter(({ name }) => name.startsWith('conformance'))).toEqual([]);
});

describe('an adapter', () => {
  const adapted = async (source: string, ...more: readonly string[]) => {
    const folder = await mkdtemp(join(tmpdir(), 'conformance-'));
    const file = join(folder, 'adapter.mjs');
    await writeFile(file, source);
    const outcome = await outcomeOf(at(server, '--adapter', file, ...more));
    await rm(folder, { recursive: true });
    return outcome;
  };
  const PAYING = `export default ({ baseUrl }) => {
    const post = (path, body) => fetch(baseUrl + path, {
      method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
    });
    return {
      newPlayer: async () => ({ username: 'demo', password: 'demo-1234' }),
      async pay(payment) { await post('/__lab/bank/pay', payment); },
    };
  };`;

  test('brings players and money to a server without a lab', async () => {
    const { text } = await adapted(
      PAYING,
      '--only',
      'depositCheck.paid',
      '--only',
      'depositCheck.after-wait',
    );
    expect(text).toMatch(/with an adapter/);
    expect(text).toMatch(/pass +contract §2 +paid/);
  });

  test('that lacks a function, or throws, leaves the rules that need it not reached, with the reason', async () => {
    const source = `export default { async pay() { throw new Error('no money today'); } };`;
    const { exitCode, text } = await adapted(source, '--only', 'Check.twice', '--only', 'Check.after-wait');
    expect(exitCode).toBe(EXIT.conforms);
    expect(text).toMatch(/needs +an adapter with advance\(\)/);
    expect(text.replace(/\s+/g, ' ')).toContain('an adapter whose pay() succeeds: no money today');
  });

  test('with a function that the kit does not know is wrong usage', async () => {
    const { exitCode, complaints } = await adapted('export default { async payy() {} };');
    expect(exitCode).toBe(EXIT.wrongUsage);
    expect(complaints[0]).toMatch(/payy\(\) is not one of pay, bank,/);
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
