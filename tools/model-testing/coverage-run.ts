/** `npm run test:model`: replays every frozen case, and prints what the cases of each machine reach and what they do not. */
import { fragmentOf } from '../../packages/machine-viewer/node.ts';
import { VIEWER_PATH } from '../viewer/paths.ts';
import type { MachineFixtures } from '../../packages/machine-core/index.ts';
import {
  deviationOf,
  KINDS,
  type Measure,
  measureOf,
  messageFor,
  type Tally,
  walkOf,
} from '../../packages/machine-tests/index.ts';
import { readFrozen } from '../../packages/machine-tests/node.ts';
import { frozenFile, REPEAT } from './frozen-file.ts';

const WIDTHS = [-18, 5, 5, 8, 11, 9] as const;

/** Prints the row of each machine when its cases have been replayed; returns false if a case deviates. */
export function runCoverage(all: readonly MachineFixtures[]): boolean {
  const started = performance.now();
  console.log(row(['machine', 'cases', 'steps', ...KINDS]));
  const measures = all.map((fixtures) => {
    const measure = measureOf(fixtures, readFrozen(frozenFile(fixtures.machine.id)));
    console.log(rowOf(measure));
    return measure;
  });

  console.log('\nNot reached:');
  for (const { tallies } of measures)
    for (const kind of KINDS) for (const name of tallies[kind].missing) console.log(`  ${name}`);

  const deviations = measures.flatMap((measure) => measure.deviations);
  for (const deviation of deviations) console.log(`\n${messageFor(deviation, REPEAT)}`);
  const cases = measures.reduce((sum, measure) => sum + measure.cases, 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\n${cases - deviations.length} passed, ${deviations.length} failed (${seconds} s)`);
  return deviations.length === 0;
}

/**
 * Replays one frozen case and prints its steps, their effects and its address in the viewer, or its deviation; returns false if
 * there is one.
 *
 * @throws when there is no such case.
 */
export function runCase(all: readonly MachineFixtures[], id: string): boolean {
  for (const fixtures of all) {
    const frozen = readFrozen(frozenFile(fixtures.machine.id));
    const testCase = frozen.cases.find((each) => each.id === id);
    if (!testCase) continue;
    const deviation = deviationOf(fixtures, frozen, testCase);
    if (deviation) console.log(messageFor(deviation, REPEAT));
    else {
      const { title, input, steps } = testCase;
      console.log(`${id}: ${title}\n   ${input}: ${frozen.beginnings[input]}`);
      for (const [index, [step, effects]] of steps.entries())
        console.log(`${index + 1}. ${step}: ${effects || 'nothing'}`);
      const query = `machine=${fixtures.machine.id}&tab=simulate`;
      console.log(`In the viewer: ${VIEWER_PATH}?${query}#${fragmentOf(walkOf(testCase))}`);
    }
    return deviation === null;
  }
  throw new Error(`No frozen case is called ${id}.`);
}

function rowOf({ machine, cases, steps, tallies }: Measure): string {
  const counted = ({ of, missing }: Tally) => `${of - missing.length}/${of}`;
  return row([machine, String(cases), String(steps), ...KINDS.map((kind) => counted(tallies[kind]))]);
}

/** Aligns the cells; a negative width aligns to the left. */
function row(cells: readonly string[]): string {
  return cells
    .map((cell, column) => {
      const width = WIDTHS[column] ?? 0;
      return width < 0 ? cell.padEnd(-width) : cell.padStart(width);
    })
    .join('  ');
}
