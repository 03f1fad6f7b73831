/** Runs walks in processes of their own, side by side, and sums up what they report. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { buildWalks } from './build.ts';
import { setupInText } from './steps.ts';
import type { PlantReport, WalkReport, WalkViolation, WorkOrder } from './worker.ts';

export interface RunOptions {
  /** The seed of the first walk; it increases by one for each further walk. */
  readonly seed: number;
  readonly walks: number;
  /** Starts no further walk after this time. */
  readonly milliseconds?: number;
  readonly workers: number;
  /** The number of walks that shrinking may try for each violation; 0 disables shrinking. */
  readonly shrinks: number;
  /** Plays the planted faults as well. */
  readonly plants?: boolean;
  /** Called with each violation as soon as it is found. */
  readonly report?: (found: Found) => void;
}

export interface Found extends WalkViolation {
  /** The seed that reproduces the walk. */
  readonly seed: number;
}

export interface RunReport {
  readonly walks: readonly WalkReport[];
  readonly steps: number;
  readonly seconds: number;
  readonly violations: readonly Found[];
  readonly plants: readonly PlantReport[];
}

export async function runWalks({
  seed,
  walks,
  milliseconds,
  workers,
  shrinks,
  plants = false,
  report = () => undefined,
}: RunOptions): Promise<RunReport> {
  const script = await buildWalks();
  const started = performance.now();
  const orders = Array.from({ length: Math.min(workers, walks) }, (_, worker): WorkOrder => {
    const count = Math.ceil((walks - worker) / workers);
    return {
      plants: plants && worker === 0,
      first: seed + worker,
      every: workers,
      count,
      milliseconds,
      shrinks,
    };
  });
  const lines = (await Promise.all(orders.map((order) => reportsOf(script, order, report)))).flat();
  const reports = lines.filter((line) => 'seed' in line);
  return {
    walks: reports.toSorted((a, b) => a.seed - b.seed),
    steps: reports.reduce((sum, { steps }) => sum + steps, 0),
    seconds: (performance.now() - started) / 1_000,
    violations: reports.flatMap(foundIn),
    plants: lines.filter((line) => 'plant' in line),
  };
}

function foundIn({ seed, violation }: WalkReport): readonly Found[] {
  return violation ? [{ ...violation, seed }] : [];
}

async function reportsOf(
  script: string,
  order: WorkOrder,
  announce: (found: Found) => void,
): Promise<readonly (WalkReport | PlantReport)[]> {
  // Most objects of a walk are garbage at its end: with a large young generation, V8 copies few of them.
  const flags = ['--enable-source-maps', '--max-semi-space-size=128'];
  const child = spawn(process.execPath, [...flags, script, JSON.stringify(order)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => child.kill();
  process.once('exit', stop);
  const reports: (WalkReport | PlantReport)[] = [];
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{')) continue;
    const report = JSON.parse(line) as WalkReport | PlantReport;
    reports.push(report);
    if ('seed' in report) for (const found of foundIn(report)) announce(found);
  }
  const exitCode = await ended;
  process.off('exit', stop);
  if (exitCode !== 0) throw new Error(`a worker ended with ${exitCode} after ${reports.length} reports`);
  return reports;
}

/** The report as text: each kind of violation with its shortest walk, and the duration. */
export function reportInText({ walks, steps, seconds, violations }: RunReport): string {
  const kinds = new Map<string, readonly Found[]>();
  for (const found of violations) kinds.set(kindOf(found), [...(kinds.get(kindOf(found)) ?? []), found]);
  const shortest = (found: readonly Found[]) => found.toSorted((a, b) => a.steps.length - b.steps.length)[0];
  const lines = [...kinds.values()].flatMap((found) => {
    const example = shortest(found);
    if (!example) return [];
    const { message, seed, foundAfter, setup } = example;
    return [
      `${found.length} × ${message}`,
      `  npm run monkey -- --walks 1 --seed ${seed}   (found in a walk of ${foundAfter} steps)`,
      `  ${setupInText(setup)}`,
      ...example.steps.map((step) => `  ${step}`),
      '',
    ];
  });
  const summary = `${walks.length} walks, ${steps} steps, ${violations.length} violations, ${(seconds / Math.max(walks.length, 1)).toFixed(2)} s per walk`;
  return `${[...lines, summary].join('\n')}\n`;
}

/** The message without numbers, which differ between walks. */
function kindOf({ message }: Found): string {
  return message.replace(/[\d.,:]+/g, '#').slice(0, 120);
}
