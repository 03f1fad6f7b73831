/** Calls of one world beside fifty others, and the memory that a world costs: contract §6. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createBackend } from '../../mock-server/backend.ts';
import { WORLD_HEADER } from '../../mock-server/paths.ts';
import type { Sliced } from '../../mock-server/slices.ts';
import { Player } from './player.ts';
import { medianOf } from './samples.ts';
import { atMost, type Row } from './verdict.ts';

const WORLDS = 50;
const ROUNDS = 100;

/** A call in the median, in milliseconds, and a world in its default scenario, in megabytes. */
const BOUNDS = { call: 5, memory: 3 };

const READS = ['players/info', 'deposits', 'promotions/current', 'currencies/rates', 'games'];

/**
 * The same calls in turn: on a server with one world, on one with fifty more in `default`, and in one of those. A machine that
 * is busy for a moment then slows all three.
 */
export async function besideWorlds(origin: string, originOfOne: string): Promise<Row[]> {
  const alone = new Player(originOfOne);
  const shared = new Player(origin);
  await enter(alone);
  await enter(shared);
  const others: Player[] = [];
  while (others.length < WORLDS) {
    const { world } = (await shared.lab('worlds', {})) as { readonly world: { readonly id: string } };
    const other = new Player(origin, { [WORLD_HEADER]: world.id });
    await enter(other);
    others.push(other);
  }
  const samples = { alone: [] as number[], shared: [] as number[], others: [] as number[] };
  // The first round of each world also mounts its handlers.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const path of READS) {
      samples.alone.push(await timed(alone, path));
      samples.shared.push(await timed(shared, path));
      const other = others[round % WORLDS];
      if (other) samples.others.push(await timed(other, path));
    }
  }
  const row = (target: string, times: readonly number[]): Row => {
    const value = medianOf(times);
    const finding = { group: `${WORLDS} worlds`, target, unit: 'ms', value, detail: p95(times) } as const;
    return { ...atMost(BOUNDS.call, finding), ratio: value / medianOf(samples.alone) };
  };
  return [
    row('a call on a server with one world', samples.alone),
    row('a call in default, beside fifty', samples.shared),
    row('a call in each of the fifty in turn', samples.others),
    await memory(),
  ];
}

/** The worlds keep their initial state. */
function* nothing(): Sliced<void> {}

/** On the heap, after the first calls of each world have mounted its handlers. In this process, which can collect garbage. */
async function memory(): Promise<Row> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const backend = createBackend();
  const create = async () => {
    const world = await backend.worlds.create({ scenario: 'default', seed: 1 }, () => nothing());
    for (const path of READS) {
      const headers = { [WORLD_HEADER]: world?.id ?? '' };
      await backend.deliver(new Request(`http://localhost/api/v2/${path}`, { headers }));
    }
  };
  // The first ones also compile the code.
  for (let count = 0; count < 5; count += 1) await create();
  const before = used();
  for (let count = 0; count < WORLDS; count += 1) await create();
  const value = (used() - before) / WORLDS / 2 ** 20;
  return atMost(BOUNDS.memory, { group: `${WORLDS} worlds`, target: 'memory of a world', unit: 'MB', value });
}

async function enter(player: Player): Promise<void> {
  await player.lab('reset', {});
  await player.lab('session', { username: 'demo' });
}

async function timed(player: Player, path: string): Promise<number> {
  const start = performance.now();
  await player.get(`/api/v2/${path}`);
  return performance.now() - start;
}

function p95(samples: readonly number[]): string {
  const sorted = samples.toSorted((a, b) => a - b);
  return `p95 ${sorted[Math.floor(sorted.length * 0.95)]?.toFixed(1)} ms`;
}
