/** Formats a deviation for a failing test: expected and actual effects, the steps up to them, and the command that repeats it. */
import type { Deviation } from './replay.ts';

export function messageFor({ id, title, path, expected, found }: Deviation): string {
  const step = path.at(-1);
  const place = step === undefined ? 'its beginning' : `step ${path.length} “${step}”`;
  return [
    `${id} (${title}), ${place}:`,
    `  expected: ${expected || 'nothing'}`,
    `  found:    ${found || 'nothing'}`,
    ...path.map((each, index) => `  ${index + 1}. ${each}`),
    `  Repeat it with: npm run test:model -- --case ${id}`,
  ].join('\n');
}
