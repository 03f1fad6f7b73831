/**
 * `npm run test:mutants -- --sample 250 --seed 7`: breaks the machines, one transition at a time, and tries on each mutant what
 * `npm test` runs for its machine: the frozen cases, the rules of `tests/machines`, and the other tests that import it. Prints each
 * verdict, and the survivors at the end. `--machine deposit` limits it to one machine, `--mutant REGEXP` to mutants whose name
 * matches, and `--rules` leaves the frozen cases out.
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { SEED } from '../../../tests/suites/depth.ts';
import { ALL_FIXTURES } from '../../fixtures/all-fixtures.ts';
import type { MachineFixtures } from '../../../packages/machine-core/index.ts';
import { readFrozen } from '../../../packages/machine-tests/node.ts';
import { deviationOf } from '../../../packages/machine-tests/index.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { MutantRuns } from './mutant-runs.ts';
import { frozenFile } from '../frozen-file.ts';

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '250' },
    seed: { type: 'string', default: String(SEED) },
    machine: { type: 'string' },
    mutant: { type: 'string', default: '' },
    rules: { type: 'boolean', default: false },
  },
});

const started = performance.now();
const mutants = ALL_FIXTURES.filter(
  ({ machine }) => values.machine === undefined || machine.id === values.machine,
)
  .flatMap((fixtures) => mutantsOf(fixtures.machine).map((mutant) => ({ fixtures, mutant })))
  .filter(({ mutant }) => new RegExp(values.mutant).test(mutant.name));
if (mutants.length === 0) throw new Error('There is no such mutant.');
const chosen = sampled(mutants, Math.min(Number(values.sample), mutants.length), Number(values.seed));

const runs = await MutantRuns.start();
const survivors: string[] = [];
for (const [index, { fixtures, mutant }] of chosen.entries()) {
  const machine = fixtures.machine.id;
  const killer = failingCase(fixtures, mutant) ?? (await runs.failingFile({ machine, name: mutant.name }));
  if (killer === null) survivors.push(mutant.name);
  const verdict = killer === null ? 'SURVIVED' : `killed by ${killer}`;
  console.log(`${index + 1}/${chosen.length} ${mutant.name}: ${verdict}`);
}
await runs.close();

const killed = chosen.length - survivors.length;
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(`\n${killed} of ${chosen.length} killed (seed ${values.seed}, ${seconds} s)`);
for (const name of survivors) console.log(`survived: ${name}`);

function sampled<Value>(all: readonly Value[], count: number, seed: number): readonly Value[] {
  const subsets = fc.shuffledSubarray([...all], { minLength: count, maxLength: count });
  return fc.sample(subsets, { numRuns: 1, seed })[0] ?? [];
}

/** Returns what fails without a run of Vitest: XState when it makes the mutant, or a frozen case; null if nothing does. */
function failingCase(fixtures: MachineFixtures, { make }: Mutant): string | null {
  let machine;
  try {
    machine = make();
  } catch {
    return 'XState';
  }
  if (values.rules) return null;
  const frozen = readFrozen(frozenFile(fixtures.machine.id));
  const failing = frozen.cases.find((each) => deviationOf({ ...fixtures, machine }, frozen, each) !== null);
  return failing?.id ?? null;
}
