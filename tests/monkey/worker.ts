/** Plays walks in a process of its own and writes what comes of each as a line of JSON. */
import './window.ts';
import fc from 'fast-check';
import { stepInWords, WALK, type Walk } from './steps.ts';
import { Violation } from './oracles.ts';
import { play } from './walk.ts';
import { warmUp } from './warm-up.ts';

/** What came of one walk. */
export interface WalkReport {
  readonly seed: number;
  readonly steps: number;
  readonly milliseconds: number;
  /** Null where no oracle saw anything. */
  readonly violation: WalkViolation | null;
}

export interface WalkViolation {
  readonly oracle: string;
  readonly message: string;
  /** How many steps the walk took that found it, and the steps that are left of it after shrinking. */
  readonly foundAfter: number;
  readonly setup: Walk['setup'];
  readonly steps: readonly string[];
}

export interface WorkOrder {
  /** The seeds of its walks: every so many numbers from the first one on. */
  readonly first: number;
  readonly every: number;
  readonly count: number;
  /** Stops drawing walks after this time. */
  readonly milliseconds: number;
  /** How many walks shrinking may try for each violation. */
  readonly shrinks: number;
}

let strayError: unknown = null;
process.on('unhandledRejection', (error) => {
  strayError ??= error;
});

const order = JSON.parse(process.argv[2] ?? '{}') as WorkOrder;
await warmUp();
const start = Date.now();
for (let index = 0; index < order.count; index += 1) {
  if (Date.now() - start > order.milliseconds) break;
  const report = await walk(order.first + index * order.every, order.shrinks);
  process.stdout.write(`${JSON.stringify(report)}\n`);
}
process.exit(0);

async function walk(seed: number, shrinks: number): Promise<WalkReport> {
  const started = Date.now();
  let steps = 0;
  let found: { readonly error: unknown; readonly walk: Walk } | null = null;
  let tries = 0;
  const property = fc.asyncProperty(WALK, async (drawn) => {
    tries += 1;
    if (tries > 1 + shrinks) return;
    try {
      strayError = null;
      const taken = await play(drawn);
      if (tries === 1) steps = taken;
      if (strayError !== null) throw strayError;
    } catch (error) {
      // Another violation on the way is not what is being shrunk.
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
  const oracle = error instanceof Violation ? error.oracle : 'does not break';
  const message =
    error instanceof Error
      ? error instanceof Violation
        ? error.message
        : (error.stack ?? error.message)
      : String(error);
  return { oracle, message, foundAfter, setup, steps: steps.map(stepInWords) };
}

/** What makes two violations the same one. */
function signatureOf(error: unknown): string {
  return error instanceof Violation ? `${error.oracle}` : String(error);
}
