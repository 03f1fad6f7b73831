/** Reads and writes the files of frozen cases. Each step has its own line, so that diffs are small. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { FrozenCases, TestCase } from './test-case.ts';

export function readFrozen(file: URL | string): FrozenCases {
  return JSON.parse(readFileSync(file, 'utf8')) as FrozenCases;
}

export function writeFrozen(file: URL | string, frozen: FrozenCases): void {
  writeFileSync(file, printed(frozen));
}

/** Returns the content of a file of frozen cases. */
export function printed({ machine, beginnings, cases }: FrozenCases): string {
  const inputs = Object.entries(beginnings).map(
    ([input, effects]) => `  ${JSON.stringify(input)}: ${JSON.stringify(effects)}`,
  );
  return `{"machine": ${JSON.stringify(machine)}, "beginnings": {
${inputs.join(',\n')}
}, "cases": [
${cases.map(printedCase).join(',\n')}
]}
`;
}

function printedCase({ steps, ...head }: TestCase): string {
  const parts = Object.entries(head).map(([name, text]) => `"${name}": ${JSON.stringify(text)}`);
  const lines = steps.map(([step, effects]) => `  [${JSON.stringify(step)}, ${JSON.stringify(effects)}]`);
  return `{${parts.join(', ')}, "steps": [\n${lines.join(',\n')}]}`;
}
