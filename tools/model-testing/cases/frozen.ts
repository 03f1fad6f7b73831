/** Reads and prints the files of frozen cases. Each step has its own line, so that diffs are small. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FrozenCases, TestCase } from './test-case.ts';

/** Returns an empty list of cases if no file exists. */
export function readFrozen(machine: string): FrozenCases {
  if (!existsSync(pathOf(machine))) return { machine, cases: [] };
  return JSON.parse(readFileSync(pathOf(machine), 'utf8')) as FrozenCases;
}

export function writeFrozen(frozen: FrozenCases): void {
  writeFileSync(pathOf(frozen.machine), printed(frozen));
}

/** Returns the content of a file of frozen cases. */
export function printed({ machine, unmet = [], cases }: FrozenCases): string {
  const head = [
    `"machine": ${JSON.stringify(machine)}`,
    ...(unmet.length > 0 ? [`"unmet": ${JSON.stringify(unmet)}`] : []),
  ];
  return `{${head.join(',\n')}, "cases": [\n${cases.map(printedCase).join(',\n')}\n]}\n`;
}

function printedCase({ id, input, beginning, steps }: TestCase): string {
  const head = `{"id": ${JSON.stringify(id)}, "input": ${JSON.stringify(input)}, "beginning":\n ${JSON.stringify(beginning)}`;
  const lines = steps.map(([step, change]) => `  [${JSON.stringify(step)}, ${JSON.stringify(change)}]`);
  return `${head}, "steps": [\n${lines.join(',\n')}\n]}`;
}

function pathOf(machine: string): string {
  return fileURLToPath(new URL(`../frozen/${machine}.json`, import.meta.url));
}
