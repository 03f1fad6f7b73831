/**
 * `npm run bench:mock`: how long a page of history and a deposit check take with 10,000 orders in the store, beside a store
 * with none, and how many requests a second one core answers. The server is a process of its own, asked over HTTP.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Player } from './player.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const ASKED = 200;
const SECONDS_OF_LOAD = 3;
const AT_ONCE = 8;
/** What a player should not have to wait longer for, in milliseconds. */
const BOUND_MS = 50;

interface Measured {
  readonly median: number;
  readonly p95: number;
  readonly max: number;
}

const server = spawn(process.execPath, ['--import', 'tsx', 'mock-server/main.ts'], {
  cwd: REPOSITORY,
  env: { ...process.env, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const demo = new Player(await addressOf(server));
  const few = await measureStore(demo, 'ready');
  const many = await measureStore(demo, 'ten-thousand-orders');
  console.log(
    `\n${'milliseconds, median / 95th / worst'.padEnd(40)}${'no orders'.padStart(22)}${'10,000'.padStart(22)}${'ratio'.padStart(9)}`,
  );
  for (const [name, before] of Object.entries(few)) {
    const after = many[name] ?? before;
    const ratio = (after.median / before.median).toFixed(2);
    console.log(
      `${name.padEnd(40)}${shown(before).padStart(22)}${shown(after).padStart(22)}${ratio.padStart(9)}`,
    );
  }
  const slow = Object.entries(many).filter(([, { p95 }]) => p95 > BOUND_MS);
  console.log(
    `\nwithin ${BOUND_MS} ms with 10,000 orders: ${slow.length === 0 ? 'all' : `all but ${slow.map(([name]) => name).join(', ')}`}`,
  );
  for (const [name, path] of [
    ['GET /banks', '/api/v2/banks'],
    ['GET /deposits, page 1 of 1,000', '/api/v2/deposits'],
  ] as const) {
    console.log(`${(await requestsPerSecond(demo, path)).toFixed(0)} requests a second on one core: ${name}`);
  }
} finally {
  server.kill();
  await once(server, 'exit');
}

/** Signs `demo` in on a store of a scenario, and measures what a player does there. */
async function measureStore(demo: Player, scenario: string): Promise<Record<string, Measured>> {
  await demo.lab('reset', { scenario });
  await demo.lab('session', { username: 'demo' });
  const page = (number: number) => () => demo.get(`/api/v2/deposits?page=${number}`);
  const { deposit } = (await demo.post('/api/v2/deposits', {
    provider: 'alphabet',
    mid: 'MOCKLAK0001',
    amount: '67500',
  })) as { deposit: { code: string } };
  return {
    'GET /deposits, the newest page': await measure(page(1)),
    'GET /deposits, page 900': await measure(page(900)),
    'GET /deposits/open': await measure(() => demo.get('/api/v2/deposits/open')),
    'POST /deposits/{code}/check': await measure(
      () => demo.post(`/api/v2/deposits/${deposit.code}/check`),
      () => demo.lab('clock', { advanceSeconds: 3 }),
    ),
  };
}

/** Asks one after the other; `between` is not measured. */
async function measure(ask: () => Promise<unknown>, between?: () => Promise<unknown>): Promise<Measured> {
  const times: number[] = [];
  for (let time = 0; time < ASKED; time += 1) {
    await between?.();
    const start = performance.now();
    await ask();
    times.push(performance.now() - start);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { median: at(0.5), p95: at(0.95), max: at(1) };
}

async function requestsPerSecond(demo: Player, path: string): Promise<number> {
  const end = performance.now() + SECONDS_OF_LOAD * 1000;
  const ask = async (): Promise<number> => {
    let asked = 0;
    for (; performance.now() < end; asked += 1) await demo.get(path);
    return asked;
  };
  const counts = await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return counts.reduce((sum, count) => sum + count, 0) / SECONDS_OF_LOAD;
}

function shown({ median, p95, max }: Measured): string {
  return [median, p95, max].map((time) => time.toFixed(1)).join(' / ');
}

/** Where the server listens, as it says itself. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const address = /http:\/\/localhost:\d+/.exec(chunk.toString());
      if (address) resolve(address[0]);
    });
    child.once('exit', () => reject(new Error('the mock backend did not start')));
  });
}
