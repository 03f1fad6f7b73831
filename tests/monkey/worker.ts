/** Plays walks in its own process, and writes the report of each as a line of JSON. */
import { strayErrors } from './window.ts';
import fc from 'fast-check';
import { stepInText, WALK, type Walk } from './steps.ts';
import { type Oracle, Violation } from './oracles.ts';
import { PLANTS } from './plants.ts';
import { play } from './walk.ts';
import { warmUp } from './warm-up.ts';

/** The result of one walk. */
export interface WalkReport {
  readonly seed: number;
  readonly steps: number;
  readonly milliseconds: number;
  /** Null if no oracle has reported. */
  readonly violation: WalkViolation | null;
}

export interface WalkViolation {
  readonly oracle: string;
  readonly message: string;
  /** The number of steps of the original walk; `steps` are those left after shrinking. */
  readonly foundAfter: number;
  readonly setup: Walk['setup'];
  readonly steps: readonly string[];
}

/** The oracle that has reported a planted fault. */
export interface PlantReport {
  readonly plant: string;
  readonly expected: string | null;
  readonly oracle: string | null;
}

export interface WorkOrder {
  /** Plays the planted faults as well, before the walks. */
  readonly plants: boolean;
  /** The seeds of the walks: `first`, `first + every`, and so on. */
  readonly first: number;
  readonly every: number;
  readonly count: number;
  /** Starts no further walk after this time. */
  readonly milliseconds?: number | undefined;
  /** The number of walks that shrinking may try for each violation. */
  readonly shrinks: number;
}

const order = JSON.parse(process.argv[2] ?? '{}') as WorkOrder;
await warmUp();
if (order.plants) {
  for (const [plant, { oracle: expected, walk: planted, plant: act }] of Object.entries(PLANTS)) {
    const error = await play(planted, act).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    write({ plant, expected, oracle: error === null ? null : oracleOf(error) } satisfies PlantReport);
  }
}
const start = Date.now();
for (let index = 0; index < order.count; index += 1) {
  if (order.milliseconds !== undefined && Date.now() - start > order.milliseconds) break;
  write(await walk(order.first + index * order.every, order.shrinks));
}
process.exit(0);

function write(report: WalkReport | PlantReport): void {
  process.stdout.write(`${JSON.stringify(report)}\n`);
}

async function walk(seed: number, shrinks: number): Promise<WalkReport> {
  const started = Date.now();
  let steps = 0;
  let found: { readonly error: unknown; readonly walk: Walk } | null = null;
  let tries = 0;
  const isTranslated = seed % 2 === 0;
  const walks = WALK.map(({ setup, steps: own }) => ({ setup: { ...setup, isTranslated }, steps: own }));
  const property = fc.asyncProperty(walks, async (drawn) => {
    tries += 1;
    if (tries > 1 + shrinks) return;
    try {
      strayErrors.length = 0;
      await play(drawn);
      if (tries === 1) steps = drawn.steps.length;
      if (strayErrors.length > 0) throw strayErrors[0];
    } catch (error) {
      // A different violation during shrinking is ignored.
      if (found && signatureOf(found.error) !== signatureOf(error)) return;
      if (tries === 1) steps = drawn.steps.length;
      found = { error, walk: drawn };
      throw error;
    }
  });
  await fc.check(property, { seed, numRuns: 1, endOnFailure: shrinks === 0 });
  const milliseconds = Date.now() - started;
  return { seed, steps, milliseconds, violation: found && violationOf(found, steps) };
}

function violationOf(
  { error, walk: { setup, steps } }: { readonly error: unknown; readonly walk: Walk },
  foundAfter: number,
): WalkViolation {
  const message =
    error instanceof Error
      ? error instanceof Violation
        ? error.message
        : (error.stack ?? error.message)
      : String(error);
  return { oracle: oracleOf(error), message, foundAfter, setup, steps: steps.map(stepInText) };
}

function oracleOf(error: unknown): Oracle {
  return error instanceof Violation ? error.oracle : 'does not break';
}

/** Two violations with equal signatures count as the same one while shrinking. */
function signatureOf(error: unknown): string {
  return error instanceof Violation ? `${error.oracle}` : String(error);
}
