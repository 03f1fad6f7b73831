/** Short commands of `npm run lab`, and the ten tasks of docs/lab.md, each carried out as the page shows it. */
import { readFile, stat, utimes } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '../../eventually.ts';
import { readCommand } from '../../../mock-server/lab/command-line/command.ts';
import { requestOf } from '../../../mock-server/lab/command-line/request.ts';
import { EXIT, run } from '../../../mock-server/lab/command-line/run.ts';
import { WrongUsage } from '../../../mock-server/lab/command-line/wrong-usage.ts';
import { descriptions as verbs } from '../../../mock-server/lab/verbs.ts';
import type { Client } from '../../contract/client.ts';
import { about, openDeposit } from '../../contract/requests.ts';
import { siteForFile } from '../../contract/site.ts';
import { listening } from '../../mock-process.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { REPOSITORY, runNode } from '../../suites/child.ts';

const here = siteForFile();

const requestFor = (line: string) => requestOf(readCommand(line.split(' ')), verbs);

describe('a short command is a verb with fields', () => {
  test.each([
    ['pay D000001', 'bank/pay code=D000001'],
    ['pay D000001 60000', 'bank/pay code=D000001 amount=60000'],
    ['pay D000001 twice', 'bank/pay code=D000001 times=2'],
    ['clock +2h', 'clock advanceSeconds=7200'],
    ['clock -1h30m', 'clock advanceSeconds=-5400'],
    ['clock +10s frozen=true', 'clock advanceSeconds=10 frozen=true'],
    ['clock 2026-12-31T17:00:00Z', 'clock now=2026-12-31T17:00:00Z'],
    ['clock freeze', 'clock frozen=true'],
    ['clock run', 'clock frozen=false'],
    ['faults rm F3', 'faults/F3 --delete'],
    ['faults clear', 'faults --delete'],
    ['fault drop', 'faults match.path.matches=. fault=drop'],
    ['fault drop post /deposits', 'faults match.method=POST match.path=/api/v2/deposits fault=drop'],
    ['fault 429 /api/v2/banks times=2', 'faults match.path=/api/v2/banks fault=status status=429 times=2'],
    ['count GET /banks', 'journal/count match.method=GET match.path=/api/v2/banks'],
    ['reset deposit-open seed=2', 'reset scenario=deposit-open seed=2'],
  ])('%s: %s', (short, whole) => {
    expect(requestFor(short)).toEqual(requestFor(whole));
  });

  test.each([
    ['pya D000001', 'There is no verb pya/D000001. Did you mean pay?'],
    ['fautl drop', 'There is no verb fautl/drop. Did you mean fault?'],
    ['pay', 'Write pay CODE [half | over | twice | AMOUNT].'],
    ['pay D000001 thrice', 'Write pay CODE [half | over | twice | AMOUNT].'],
    ['clock +2', 'Write clock +2h | -30m | 2026-12-31T17:00:00Z | freeze | run.'],
    ['clock +2y', 'Write clock +2h | -30m | 2026-12-31T17:00:00Z | freeze | run.'],
    ['faults remove F3', 'Write faults rm ID | clear.'],
    ['count /banks POST', 'Write count METHOD PATH [NUMBER].'],
  ])('%s is wrong usage', (line, message) => {
    expect(() => requestFor(line)).toThrow(WrongUsage);
    expect(() => requestFor(line)).toThrow(message);
  });
});

const folder = temporaryFolder();
let demo: Client;
beforeEach(async () => {
  demo = await here.site.player('demo');
});

interface Printed {
  readonly lines: readonly string[];
  readonly exitCode: Promise<number>;
  readonly stop: () => void;
}

function start(line: string, environment: Readonly<Record<string, string>> = {}): Printed {
  const lines: string[] = [];
  const stopping = new AbortController();
  const exitCode = run(line.split(' '), {
    environment: { LAB_URL: here.site.origin, ...environment },
    folder: folder.path,
    width: 120,
    print: (text) => lines.push(text),
    complain: (text) => lines.push(text),
    stopped: stopping.signal,
  });
  return { lines, exitCode, stop: () => stopping.abort() };
}

async function lab(line: string, environment: Readonly<Record<string, string>> = {}) {
  const { lines, exitCode } = start(line, environment);
  return { exitCode: await exitCode, printed: lines.join('\n') };
}

const store = () => here.site.backend.world.store;
const payments = () =>
  store()
    .payments.getAll()
    .map(({ amount }) => amount);
const bank = () => demo.send('/api/v2/banks');

/** The commands of the page, and their effect on the order D000001. */
const TASKS: Readonly<Record<string, (execute: () => Promise<unknown>) => Promise<unknown>>> = {
  'pay D000001': async (execute) => {
    await execute();
    expect(payments()).toEqual(['675000']);
  },
  'pay D000001 half': async (execute) => {
    await execute();
    expect(payments()).toEqual(['337500']);
  },
  'pay D000001 twice': async (execute) => {
    await execute();
    expect(payments()).toEqual(['675000', '675000']);
  },
  'clock +31m': async (execute) => {
    await execute();
    expect(store().deposits.getAll()).toMatchObject([{ status: 'CANCELED', cancelReason: 'EXPIRED' }]);
  },
  'fault lost-reply POST /deposits times=1': async (execute) => {
    await demo.call('depositCancel', about({ code: 'D000001' }));
    await execute();
    await expect(openDeposit(demo)).rejects.toThrow();
    expect(store().deposits.count()).toBe(2);
  },
  'fault 503 POST /deposits/:code/check after=2 times=1': async (execute) => {
    await execute();
    const statuses = [];
    for (let check = 0; check < 4; check += 1) {
      const { status } = await demo.call('depositCheck', about({ code: 'D000001' }));
      await demo.lab('clock', { advanceSeconds: 10 });
      statuses.push(status);
    }
    expect(statuses).toEqual([200, 200, 503, 200]);
  },
  'fault delay delay.median=1500 delay.p95=6000': async (execute) => {
    await execute();
    expect(here.site.backend.world.faults.active()).toMatchObject([
      {
        match: { path: { matches: '.' } },
        fault: 'delay',
        delay: { median: 1_500, p95: 6_000 },
        remaining: null,
      },
    ]);
  },
  'export state.json': async (execute) => {
    await execute();
    await here.site.lab.lab('reset', {});
    expect(await lab('import state.json')).toMatchObject({ exitCode: EXIT.done });
    expect(store().deposits.getAll()).toMatchObject([{ code: 'D000001', status: 'OPEN' }]);
  },
  'count POST /deposits 1': async (execute) => {
    await execute();
    expect(await lab('count POST /deposits 2')).toEqual({
      exitCode: EXIT.rejected,
      printed: 'count  1\n1 requests, but 2 expected.',
    });
  },
};

const FOLLOW = 'state --watch';

test('docs/lab.md lists exactly these ten tasks', async () => {
  const page = await readFile(join(REPOSITORY, 'docs/lab.md'), 'utf8');
  const [, section = ''] = page.split('### Ten tasks');
  const [table = ''] = section.split('\n#');
  const named = [...table.matchAll(/^\| .* \| `npm run lab -- ([^`]+)` \|$/gm)].map(([, line]) => line);
  expect(named).toEqual([...Object.keys(TASKS), FOLLOW]);
});

test.each(Object.entries(TASKS))('%s', async (line, check) => {
  await openDeposit(demo);
  await check(async () => expect(await lab(line)).toMatchObject({ exitCode: EXIT.done }));
});

describe(FOLLOW, () => {
  test('prints the state, then one line for each event', async () => {
    const { lines, exitCode, stop } = start(FOLLOW);
    await eventually(() => expect(here.site.backend.world.events.isFollowed).toBe(true));
    const before = lines.length;
    await openDeposit(demo);
    await lab('fault drop GET /banks after=1');
    await bank();
    await lab('clock freeze');
    await lab('reset deposit-open');
    await eventually(() => expect(lines.at(-1)).toContain('reset'));
    expect(lines.slice(before)).toEqual([
      '03:00:00  order    D000001  new → OPEN  demo  alphabet',
      '03:00:00  ledger   deposit.opened  675000 LAK  D000001  demo  alphabet',
      '03:00:00  request  POST /api/v2/deposits  201',
      '03:00:00  faults   F1 drop GET /api/v2/banks',
      '03:00:00  lab      faults  {"match":{"method":"GET","path":"/api/v2/banks"},"fault":"drop","after":1}',
      '03:00:00  faults   F1 drop GET /api/v2/banks',
      '03:00:00  request  GET /api/v2/banks  200',
      '03:00:00  clock    2026-03-02T03:00:00.000Z  frozen',
      '03:00:00  lab      clock  {"frozen":true}',
      '03:00:00  reset    deposit-open  seed 1',
    ]);
    stop();
    expect(await exitCode).toBe(EXIT.done);
  });

  test('ends when the world is deleted, and other verbs reject --watch', async () => {
    const { world } = (await here.site.lab.tryLab('worlds', {})).body as { readonly world: { id: string } };
    const { lines, exitCode } = start(`${FOLLOW} --json --world ${world.id}`);
    const events = () => here.site.backend.worlds.use(world.id)?.events;
    await eventually(() => expect(events()?.isFollowed).toBe(true));
    events()?.add({ type: 'missed' });
    await eventually(() => expect(lines.at(-1)).toContain('"type":"missed"'));
    await here.site.lab.send(`/__lab/worlds/${world.id}`, { method: 'DELETE' });
    expect(await exitCode).toBe(EXIT.rejected);
    expect(lines.at(-1)).toContain('there is no world');
    expect(await lab('faults --watch')).toMatchObject({ exitCode: EXIT.wrongUsage });
  });
});

test('LAB_TOKEN is sent with each request, and the rejection of a wrong token is printed', async () => {
  const presented: (string | undefined)[] = [];
  const server = createServer(({ headers }, answer) => {
    presented.push(headers.authorization);
    answer
      .writeHead(403)
      .end(JSON.stringify({ code: 'FOREIGN', message: 'this is not the LAB_TOKEN of the server' }));
  });
  const { origin, close } = await listening(server);
  expect(await lab('state', { LAB_URL: origin, LAB_TOKEN: 'a-token' })).toEqual({
    exitCode: EXIT.wrongUsage,
    printed: `${origin}: this is not the LAB_TOKEN of the server.`,
  });
  await close();
  expect(presented).toEqual(['Bearer a-token']);
});

test('pay half of an order that does not exist is rejected with 404, like any payment', async () => {
  expect(await lab('pay D000009 half')).toEqual({
    exitCode: EXIT.rejected,
    printed: 'rejected: 404 NOT_FOUND: there is no deposit D000009',
  });
});

test('db prints the six most important columns, or with --all-columns all of them', async () => {
  await openDeposit(demo);
  const headings = async (line: string) => (await lab(line)).printed.split('\n')[0]?.split(/ +/);
  expect(await headings('db deposits')).toEqual([
    'code',
    'status',
    'provider',
    'amount',
    'currency',
    'createdAt',
  ]);
  expect(await headings('db banks')).toHaveLength(6);
  expect((await lab('db deposits --all-columns')).printed).toContain('idempotencyKey');
});

test('`npm run lab` builds its bundle once, and again when a source file is newer', async () => {
  const script = join(REPOSITORY, 'mock-server/lab/command-line/start.js');
  const bundle = join(REPOSITORY, 'node_modules/.cache/lab-command-line/bundle.js');
  const execute = () => runNode([script, 'pay', 'D000001'], { LAB_URL: here.site.origin });
  await openDeposit(demo);
  expect(await execute()).toMatchObject({ exitCode: EXIT.done });
  const made = await stat(bundle);
  expect(await execute()).toMatchObject({ exitCode: EXIT.done });
  expect((await stat(bundle)).mtimeMs).toBe(made.mtimeMs);
  await utimes(bundle, 0, 0);
  expect(await execute()).toMatchObject({ exitCode: EXIT.done });
  expect((await stat(bundle)).mtimeMs).toBeGreaterThanOrEqual(made.mtimeMs);
  expect(payments()).toHaveLength(3);
});
