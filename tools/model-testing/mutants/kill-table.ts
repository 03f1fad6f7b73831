/**
 * Mutation testing: changes every machine in many small ways, one at a time, and prints how many mutants the frozen cases detect.
 */
import type { MachineFixtures } from '../../fixtures/machine-fixtures.ts';
import { readFrozen } from '../cases/frozen.ts';
import { table } from '../report.ts';
import { Hunt } from './hunt.ts';
import { mutantsOf } from './mutants.ts';
import { reasonFor } from './survivors.ts';

const KILLED_AT_LEAST = 0.95;

interface Result {
  readonly machine: string;
  readonly mutants: number;
  readonly survivors: readonly string[];
}

/** Prints the table; returns false if the frozen cases kill less than 95 %. */
export function runMutants(fixtures: readonly MachineFixtures[]): boolean {
  const started = performance.now();
  const rows = fixtures.map(resultOf);
  const all: Result = {
    machine: 'all',
    mutants: sum(rows.map(({ mutants }) => mutants)),
    survivors: rows.flatMap(({ survivors }) => survivors),
  };

  console.log(table([['machine', 'mutants', 'killed', '%'], ...[...rows, all].map(rowOf)]));
  for (const name of all.survivors)
    console.log(`survives: ${name}\n  ${reasonFor(name) ?? 'without a reason'}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`\n${all.mutants - all.survivors.length} of ${all.mutants} mutants killed (${seconds} s)`);
  return 1 - all.survivors.length / Math.max(1, all.mutants) >= KILLED_AT_LEAST;
}

function resultOf(fixtures: MachineFixtures): Result {
  const hunt = new Hunt(fixtures, readFrozen(fixtures.machine.id).cases);
  const mutants = mutantsOf(fixtures.machine);
  return {
    machine: fixtures.machine.id,
    mutants: mutants.length,
    survivors: mutants.filter((mutant) => !hunt.kills(mutant)).map(({ name }) => name),
  };
}

function rowOf(result: Result): readonly string[] {
  const { machine, mutants, survivors } = result;
  return [
    machine,
    String(mutants),
    String(mutants - survivors.length),
    percent(mutants - survivors.length, mutants),
  ];
}

function percent(part: number, whole: number): string {
  return ((100 * part) / Math.max(1, whole)).toFixed(1);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
