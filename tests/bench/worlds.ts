/** Calls of one world beside fifty others, and the memory that a world costs: contract §6. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createBackend } from '../../mock-server/backend.ts';
import { WORLD_HEADER } from '../../mock-server/paths.ts';
import { Player } from './player.ts';
import { medianOf } from './samples.ts';
import { atMost, type Row } from './verdict.ts';

const WORLDS = 50;
const ROUNDS = 100;

/** A call in the median, in milliseconds, and a world in its default scenario, in megabytes. */
const BOUNDS = { call: 5, memory: 3 };

const READS = ['players/info', 'deposits', 'promotions/current', 'currencies/rates', 'games'];

/** Each call in `default` alone, then beside fifty worlds, then in those worlds in turn: in one run, since the machine may be busy. */
export async function besideWorlds(origin: string): Promise<Row[]> {
  const shared = new Player(origin);
  await enter(shared);
  await times([shared]);
  const alone = await times([shared]);
  const others: Player[] = [];
  while (others.length < WORLDS) {
    const { world } = (await shared.lab('worlds', {})) as { readonly world: { readonly id: string } };
    const other = new Player(origin, { [WORLD_HEADER]: world.id });
    await enter(other);
    others.push(other);
  }
  await times(others);
  const row = (target: string, samples: readonly number[]): Row => ({
    ...atMost(BOUNDS.call, {
      group: `${WORLDS} worlds`,
      target,
      unit: 'ms',
      value: medianOf(samples),
      detail: p95(samples),
    }),
    ratio: medianOf(samples) / medianOf(alone),
  });
  return [
    row('a call in default, without other worlds', alone),
    row('a call in default, beside the others', await times([shared])),
    row('a call in each of the others in turn', await times(others)),
    await memory(),
  ];
}

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
    const world = await backend.worlds.create({ scenario: 'default', seed: 1 }, () => {});
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

/** The times of sequential calls, by each player in turn. */
async function times(players: readonly Player[]): Promise<readonly number[]> {
  const samples: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const player = players[round % players.length];
    for (const path of READS) {
      const start = performance.now();
      await player?.get(`/api/v2/${path}`);
      samples.push(performance.now() - start);
    }
  }
  return samples;
}

function p95(samples: readonly number[]): string {
  const sorted = samples.toSorted((a, b) => a - b);
  return `p95 ${sorted[Math.floor(sorted.length * 0.95)]?.toFixed(1)} ms`;
}
