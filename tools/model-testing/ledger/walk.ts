/** Runs random ledger walks (player, bank, staff, network, time) against the mock and judges them by its ledger. */
import fc from 'fast-check';
import { Judges, whoWaits } from './judges.ts';
import { Page, type PageOptions } from './page.ts';
import { STEP_NAMES, stepCalled, type StepName } from './steps.ts';

/** Maximum number of generated steps; steps that are not possible at their turn are skipped. */
const LONGEST = 120;
/** After this many advances of the clock, an actor that still waits is considered stuck. */
const PATIENCE = 60;
/** The longest polling interval of the page. */
const LONGEST_WAIT_MS = 31_000;

export type Walk = readonly StepName[];

export const WALKS: fc.Arbitrary<Walk> = fc.array(
  fc.oneof(
    ...STEP_NAMES.map((name) => ({ arbitrary: fc.constant(name), weight: stepCalled(name).weight ?? 1 })),
  ),
  { minLength: 1, maxLength: LONGEST, size: 'max' },
);

export interface Performance {
  /** The fault that was found after these steps; null if there is none. */
  readonly fault: string | null;
  readonly steps: readonly StepName[];
}

export interface PerformanceOptions extends PageOptions {
  /** Whether the ledger is checked after every step instead of only at the end. */
  readonly readsLedger?: boolean;
}

/** Runs a walk to its end, or to the first fault. */
export async function perform(walk: Walk, options: PerformanceOptions = {}): Promise<Performance> {
  const steps: StepName[] = [];
  const page = await Page.open(options);
  try {
    const judges = new Judges(page);
    for (const name of walk) {
      const { isPossible, take } = stepCalled(name);
      if (isPossible && !isPossible(page)) continue;
      steps.push(name);
      await take(page);
      await page.settled();
      const fault = judges.afterStep(page) ?? (options.readsLedger ? judges.transaction(page) : null);
      if (fault !== null) return { fault, steps };
    }
    await heal(page);
    // Checked before the views refetch, because the machines must learn every result without them.
    const fault = judges.afterStep(page) ?? judges.atRest(page);
    if (fault !== null) return { fault, steps };
    await lookAgain(page);
    return { fault: judges.afterStep(page) ?? judges.atEnd(page), steps };
  } catch (error) {
    return { fault: `it broke: ${String(error)}`, steps };
  } finally {
    page.close();
  }
}

/** Generates walks until one fails, and shrinks it. The result begins with the seed and ends with the steps. */
export async function faultAtLedger(
  parameters: { readonly numRuns: number; readonly seed: number },
  options: PerformanceOptions = {},
): Promise<string | null> {
  const { failed, errorInstance, seed, numShrinks } = await fc.check(
    fc.asyncProperty(WALKS, fc.scheduler(), async (walk, order) => {
      const { fault, steps } = await perform(walk, { ...options, order });
      if (fault !== null)
        throw new Error([`${fault}, after`, ...steps.map((step) => `  ${step}`)].join('\n'));
    }),
    parameters,
  );
  if (!failed) return null;
  const said = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return `SEED=${seed}, shrunk ${numShrinks} times: ${said}`;
}

/** Restores the network and the bank, then waits until no machine waits for a result. */
async function heal(page: Page): Promise<void> {
  page.line.heal();
  await page.line.arrive();
  await page.line.lab('bank/mode', { mode: 'up' });
  page.sendToAll({ type: 'network.restored' });
  await page.settled();
  for (let rings = 0; rings < PATIENCE && whoWaits(page) !== null; rings += 1)
    await page.pass(LONGEST_WAIT_MS / 4);
}

async function lookAgain(page: Page): Promise<void> {
  page.sendToAll({ type: 'page.returned' });
  await page.pass(LONGEST_WAIT_MS);
  await page.look();
  await page.pass(LONGEST_WAIT_MS);
}
