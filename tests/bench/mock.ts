/**
 * `npm run bench:mock`: measures the calls on a store without orders; pages of history, one of them filtered, and a deposit check with 10,000 orders;
 * the creation of those; and the calls and the memory of fifty worlds. The server runs in its own process, reached over HTTP; the bench needs an idle core.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Player } from './player.ts';
import { atMost, printTable, type Row } from './verdict.ts';
import { besideWorlds } from './worlds.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const ASKED = 100;

/** The longest acceptable waits for a tester, in milliseconds. */
const BOUNDS = { call: 5, page: 120, check: 250, scenario: 10_000 };

/** Reads of a signed-in player, on a store without orders. */
const READS = [
  'agency/info',
  'banks',
  'currencies/rates',
  'currencies/options',
  'players/info',
  'players/credits/alphabet',
  'players/limits',
  'deposits',
  'deposits/open',
  'deposits/config',
  'withdraws',
  'withdraws/open',
  'withdraws/config',
  'promotions/current',
  'promotions/usages',
  'promotions/usages/current',
  'games',
];

const [server, another] = [started(), started()];
try {
  const origin = await addressOf(server);
  const demo = new Player(origin);
  const rows = [
    ...(await withoutOrders(demo)),
    ...(await besideWorlds(origin, await addressOf(another))),
    ...(await withTenThousandOrders(demo)),
  ];
  printTable(rows);
} finally {
  for (const each of [server, another]) {
    each.kill();
    await once(each, 'exit');
  }
}

function started(): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', 'mock-server/main.ts'], {
    cwd: REPOSITORY,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function withoutOrders(demo: Player): Promise<Row[]> {
  await enter(demo, 'ready');
  const rows: Row[] = [];
  for (const path of READS) {
    const value = await median(() => demo.get(`/api/v2/${path}`));
    rows.push(atMost(BOUNDS.call, { group: 'no orders', target: `GET /${path}`, unit: 'ms', value }));
  }
  const code = await deposit(demo);
  const value = await median(
    () => check(demo, code),
    () => demo.lab('clock', { advanceSeconds: 3 }),
  );
  const target = 'POST /deposits/{code}/check';
  return [...rows, atMost(BOUNDS.call, { group: 'no orders', target, unit: 'ms', value })];
}

async function withTenThousandOrders(demo: Player): Promise<Row[]> {
  const group = '10,000 orders';
  const start = performance.now();
  await enter(demo, 'ten-thousand-orders');
  const scenario = performance.now() - start;
  const newest = await median(() => demo.get('/api/v2/deposits?page=1'));
  const last = await median(() => demo.get('/api/v2/deposits?page=1000'));
  const filtered = await median(() => demo.get('/api/v2/deposits?status=SUCCESS&from=2025-01-01&q=d0'));
  const code = await deposit(demo);
  const checked = await median(
    () => check(demo, code),
    () => demo.lab('clock', { advanceSeconds: 3 }),
  );
  return [
    atMost(BOUNDS.scenario, { group, target: 'the scenario', unit: 'ms', value: scenario }),
    atMost(BOUNDS.page, { group, target: 'GET /deposits, the newest page', unit: 'ms', value: newest }),
    atMost(BOUNDS.page, { group, target: 'GET /deposits, the last page', unit: 'ms', value: last }),
    atMost(BOUNDS.page, { group, target: 'GET /deposits, a filtered page', unit: 'ms', value: filtered }),
    atMost(BOUNDS.check, { group, target: 'POST /deposits/{code}/check', unit: 'ms', value: checked }),
  ];
}

/** Signs `demo` in on the store of a scenario. */
async function enter(demo: Player, scenario: string): Promise<void> {
  await demo.lab('reset', { scenario });
  await demo.lab('session', { username: 'demo' });
}

async function deposit(demo: Player): Promise<string> {
  const request = { provider: 'alphabet', mid: 'MOCKLAK0001', amount: '67500' };
  const answer = (await demo.post('/api/v2/deposits', request)) as { deposit: { code: string } };
  return answer.deposit.code;
}

function check(demo: Player, code: string): Promise<unknown> {
  return demo.post(`/api/v2/deposits/${code}/check`);
}

/** The median time of sequential requests; `between` runs before each and is not measured. */
async function median(ask: () => Promise<unknown>, between?: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < ASKED; time += 1) {
    await between?.();
    const start = performance.now();
    await ask();
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ASKED / 2)] ?? 0;
}

/** The address that the server prints when it listens. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const address = /http:\/\/localhost:\d+/.exec(chunk.toString());
      if (address) resolve(address[0]);
    });
    child.once('exit', () => reject(new Error('the mock backend did not start')));
  });
}
