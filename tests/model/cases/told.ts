/** A deviation, as a tester reads it. */
import type { Deviation } from './replay.ts';

export function told({ id, path, expected, found }: Deviation): string {
  const steps = path.map((step, index) => `  ${index + 1}. ${step}`);
  return [
    `${id} is not what it was, after`,
    ...(steps.length > 0 ? steps : ['  its beginning']),
    `  expected: ${JSON.stringify(expected)}`,
    `  found:    ${typeof found === 'string' ? found : JSON.stringify(found)}`,
  ].join('\n');
}
