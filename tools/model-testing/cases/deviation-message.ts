/** Formats a deviation for a failing test: expected and actual change, the steps up to it, and the command that repeats it. */
import { written } from './change.ts';
import type { Deviation } from './replay.ts';

export function messageFor({ id, path, expected, found }: Deviation): string {
  const step = path.at(-1);
  const place = step === undefined ? 'its beginning' : `step ${path.length} “${step}”`;
  return [
    `${id}, ${place}: ${typeof found === 'string' ? found : differencesBetween(expected, found)}`,
    ...path.map((each, index) => `  ${index + 1}. ${each}`),
    `  Repeat it with: npm run test:model -- --case ${id}`,
  ].join('\n');
}

/** Returns `expected state "open", found "checking"` for each part that differs. */
function differencesBetween(expected: object, found: object): string {
  const [before, now] = [new Map(Object.entries(expected)), new Map(Object.entries(found))];
  const differing = [...new Set([...before.keys(), ...now.keys()])].filter(
    (part) => written(before.get(part)) !== written(now.get(part)),
  );
  const textOf = (parts: ReadonlyMap<string, unknown>, part: string) =>
    parts.has(part) ? JSON.stringify(parts.get(part)) : 'unchanged';
  return differing
    .map((part) => `expected ${part} ${textOf(before, part)}, found ${textOf(now, part)}`)
    .join('; ');
}
