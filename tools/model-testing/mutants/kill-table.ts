/**
 * Mutation testing: changes every machine in many small ways, one at a time, and prints how many mutants the frozen cases detect,
 * and how many the other checks detect without them.
 */
import type { MachineFixtures } from '../../fixtures/machine-fixtures.ts';
import { readFrozen } from '../cases/frozen.ts';
import { table } from '../report.ts';
import fc from 'fast-check';
import { SEED } from '../../../tests/suites/depth.ts';
import { isRole } from '../ledger/casting.ts';
import { Hunt } from './hunt.ts';
import { LedgerTrial } from './ledger-trial.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { reasonFor } from './survivors.ts';
import { propertiesKill, tablesKill } from './trial.ts';

const KILLED_AT_LEAST = 0.95;

/** Total time limit for the ledger walks, which are the slowest check. Not every mutant gets tried. */
const LEDGER_SECONDS = 240;

interface Result {
  readonly machine: string;
  readonly mutants: number;
  readonly survivors: readonly string[];
  readonly properties: ReadonlySet<string>;
  readonly tables: ReadonlySet<string>;
  /** Mutants that the ledger walks detected, of the `judged` ones that they tried. */
  readonly ledger: ReadonlySet<string>;
  readonly judged: number;
}

export interface KillTableOptions {
  readonly ledgerSeconds?: number;
}

/** Prints the table; returns false if the frozen cases kill less than 95 %. */
export async function runMutants(
  fixtures: readonly MachineFixtures[],
  { ledgerSeconds = LEDGER_SECONDS }: KillTableOptions = {},
): Promise<boolean> {
  const started = performance.now();
  const results = fixtures.map(resultOf);
  const atLedger = await judgedByLedger(fixtures, ledgerSeconds);
  const rows = results.map((result) => ({ ...result, ...atLedger(result.machine) }));
  const all: Result = {
    machine: 'all',
    mutants: sum(rows.map(({ mutants }) => mutants)),
    survivors: rows.flatMap(({ survivors }) => survivors),
    properties: union(rows.map(({ properties }) => properties)),
    tables: union(rows.map(({ tables }) => tables)),
    ledger: union(rows.map(({ ledger }) => ledger)),
    judged: sum(rows.map(({ judged }) => judged)),
  };

  console.log(
    table([
      ['machine', 'mutants', 'killed', '%', 'by properties', 'by tables', 'by the ledger', 'by any', '%'],
      ...[...rows, all].map(rowOf),
    ]),
  );
  console.log(
    '\n“killed” is by the frozen cases; what stands behind it, by random walks that know nothing of them. The ledger is the' +
      `\nmock’s own; it came to so many mutants of the machines that move money (seed ${SEED}, ${ledgerSeconds} s).\n`,
  );
  for (const name of all.survivors)
    console.log(`survives: ${name}\n  ${reasonFor(name) ?? 'without a reason'}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`\n${all.mutants - all.survivors.length} of ${all.mutants} mutants killed (${seconds} s)`);
  return 1 - all.survivors.length / Math.max(1, all.mutants) >= KILLED_AT_LEAST;
}

function resultOf(fixtures: MachineFixtures): Omit<Result, 'ledger' | 'judged'> {
  const hunt = new Hunt(fixtures, readFrozen(fixtures.machine.id).cases);
  const mutants = mutantsOf(fixtures.machine);
  const named = (found: readonly Mutant[]) => new Set(found.map(({ name }) => name));
  return {
    machine: fixtures.machine.id,
    mutants: mutants.length,
    survivors: mutants.filter((mutant) => !hunt.kills(mutant)).map(({ name }) => name),
    properties: named(mutants.filter((mutant) => propertiesKill(fixtures, mutant))),
    tables: named(mutants.filter((mutant) => tablesKill(fixtures, mutant))),
  };
}

/** Tries as many mutants as the time allows, in a seeded random order, so that they are a fair sample. */
async function judgedByLedger(
  fixtures: readonly MachineFixtures[],
  seconds: number,
): Promise<(machine: string) => Pick<Result, 'ledger' | 'judged'>> {
  const waiting = fixtures.flatMap(({ machine }) =>
    mutantsOf(machine).flatMap((mutant) => (isRole(machine.id) ? [{ role: machine.id, mutant }] : [])),
  );
  const killed = new Map<string, Set<string>>();
  const judged = new Map<string, number>();
  if (waiting.length > 0) {
    const deadline = performance.now() + seconds * 1_000;
    const trial = await LedgerTrial.simulated(SEED);
    for (const { role, mutant } of shuffled(waiting)) {
      if (performance.now() > deadline) break;
      const verdict = await trial.verdictOn(role, mutant);
      judged.set(role, (judged.get(role) ?? 0) + 1);
      if (verdict === 'killed') killed.set(role, (killed.get(role) ?? new Set()).add(mutant.name));
    }
  }
  return (machine) => ({ ledger: killed.get(machine) ?? new Set(), judged: judged.get(machine) ?? 0 });
}

function rowOf(result: Result): readonly string[] {
  const { machine, mutants, survivors, properties, tables, ledger, judged } = result;
  const any = union([properties, tables, ledger]).size;
  return [
    machine,
    String(mutants),
    String(mutants - survivors.length),
    percent(mutants - survivors.length, mutants),
    String(properties.size),
    String(tables.size),
    judged === 0 ? '–' : `${ledger.size}/${judged}`,
    String(any),
    percent(any, mutants),
  ];
}

function shuffled<Value>(values: readonly Value[]): readonly Value[] {
  const [order = []] = fc.sample(
    fc.shuffledSubarray([...values], { minLength: values.length, maxLength: values.length }),
    { numRuns: 1, seed: SEED },
  );
  return order;
}

function union(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(sets.flatMap((set) => [...set]));
}

function percent(part: number, whole: number): string {
  return ((100 * part) / Math.max(1, whole)).toFixed(1);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
