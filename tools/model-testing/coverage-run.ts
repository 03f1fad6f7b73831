/** The first part of `npm run test:model`: replays every frozen case and prints the coverage of each machine. */
import type { MachineFixtures } from '../fixtures/machine-fixtures.ts';
import { messageFor } from './cases/deviation-message.ts';
import { readFrozen } from './cases/frozen.ts';
import { deviationOf } from './cases/replay.ts';
import { type Kind, measureOf } from './measure.ts';
import { coverageTable, gapsList } from './report.ts';

/** Prints the coverage; returns false if a case deviates. */
export function runCoverage(fixtures: readonly MachineFixtures[], kinds: readonly Kind[]): boolean {
  const started = performance.now();
  const measures = fixtures.map((fixtures) => measureOf(fixtures, readFrozen(fixtures.machine.id).cases));
  const deviations = measures.flatMap((measure) => measure.deviations);

  console.log(coverageTable(measures, kinds));
  console.log('\nmet/of what can be; (+n) cannot be, for a reason; every guard counts both ways.\n');
  const gaps = gapsList(measures, kinds);
  if (gaps !== '') console.log(`${gaps}\n`);
  for (const deviation of deviations) console.log(`${messageFor(deviation)}\n`);
  const cases = measures.reduce((all, measure) => all + measure.cases, 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${cases - deviations.length} passed, ${deviations.length} failed (${seconds} s)`);
  return deviations.length === 0;
}

/**
 * Replays one frozen case and prints its deviation; returns false if there is one.
 *
 * @throws when there is no such case.
 */
export function runCase(all: readonly MachineFixtures[], id: string): boolean {
  for (const fixtures of all) {
    const testCase = readFrozen(fixtures.machine.id).cases.find((frozen) => frozen.id === id);
    if (!testCase) continue;
    const deviation = deviationOf(fixtures, testCase);
    console.log(deviation ? messageFor(deviation) : `${id}: ${testCase.steps.length} steps as frozen`);
    return deviation === null;
  }
  throw new Error(`No frozen case is called ${id}.`);
}
