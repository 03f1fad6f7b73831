/** Shows how far a run is: on a terminal one line that is rewritten, elsewhere a line for each tenth; failures at once. */
import type { Progress } from '../conform.ts';

export interface Progressing {
  readonly show: (progress: Progress) => void;
  /** Clears the rewritten line. */
  readonly end: () => void;
}

interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

const TENTHS = 10;

export function progressTo(output: Output): Progressing {
  const isTerminal = output.isTTY === true;
  const clear = () => {
    if (isTerminal) output.write('\r\u001b[K');
  };
  let failures = 0;
  let tenth = 0;
  return {
    show({ finding: { id, verdict, expected, received }, done, total }) {
      if (verdict === 'fail') {
        failures += 1;
        clear();
        output.write(`FAIL  ${id}  expected ${short(expected)}, received ${short(received)}\n`);
      }
      const state = `${done}/${total} rules, ${failures} failed`;
      if (isTerminal) output.write(`\r\u001b[K${`${state}  ${id}`.slice(0, (output.columns ?? 80) - 1)}`);
      else if (Math.floor((done * TENTHS) / total) > tenth) {
        tenth = Math.floor((done * TENTHS) / total);
        output.write(`${state}\n`);
      }
    },
    end: clear,
  };
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
