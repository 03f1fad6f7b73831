/** Formats a deviation for a failing test: expected and actual effects, the steps up to them, and how to repeat it. */
import type { Deviation } from './replay.ts';

/** `repeat`: the command that repeats a case, without the id of the case. */
export function messageFor({ id, title, path, expected, found }: Deviation, repeat?: string): string {
  const step = path.at(-1);
  const place = step === undefined ? 'its beginning' : `step ${path.length} “${step}”`;
  return [
    `${id} (${title}), ${place}:`,
    `  expected: ${expected || 'nothing'}`,
    `  found:    ${found || 'nothing'}`,
    ...path.map((each, index) => `  ${index + 1}. ${each}`),
    ...(repeat === undefined ? [] : [`  Repeat it with: ${repeat} ${id}`]),
  ].join('\n');
}
