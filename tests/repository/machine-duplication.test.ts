/**
 * No two machines share more than 15 % of their lines: a pattern that two of them need is written once, in a module that both
 * import, such as machines/submission.setup.ts.
 *
 * The lines of a machine are those of its file without comments, imports and lines of punctuation only. A text that the
 * formatter has put below its key counts as one line with it. Two machines share a line if it is part of a run of at least three
 * lines that are the same, in the same order, in both. A single `on: {` or `target: 'editing',` is XState's syntax.
 */
import { describe, expect, test } from 'vitest';
import { FILES, textOf } from './files.ts';

const MOST_SHARED = 0.15;
const SHORTEST_RUN = 3;

interface Pair {
  readonly machine: string;
  readonly other: string;
  /** The part of the machine's lines that the other has too. */
  readonly share: number;
  readonly lines: readonly string[];
}

function linesOf(source: string): readonly string[] {
  return source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/^import [\s\S]*?;$/gm, '')
    .replaceAll(/:\n\s+/g, ': ')
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter((line) => /\w/.test(line));
}

/** Each run of lines as one text, from each line on. */
function runsOf(lines: readonly string[]): readonly string[] {
  return lines.slice(SHORTEST_RUN - 1).map((_, start) => lines.slice(start, start + SHORTEST_RUN).join('\n'));
}

function sharedLines(lines: readonly string[], others: readonly string[]): readonly string[] {
  const runs = new Set(runsOf(others));
  const shared = new Set<number>();
  for (const [start, run] of runsOf(lines).entries()) {
    if (!runs.has(run)) continue;
    for (let index = start; index < start + SHORTEST_RUN; index += 1) shared.add(index);
  }
  return lines.filter((_, index) => shared.has(index));
}

/** The machine that shares the largest part of its lines with another one. */
function worstPair(machines: ReadonlyMap<string, readonly string[]>): Pair {
  const pairs = [...machines].flatMap(([machine, lines]) =>
    [...machines]
      .filter(([other]) => other !== machine)
      .map(([other, others]): Pair => {
        const shared = sharedLines(lines, others);
        return { machine, other, share: shared.length / lines.length, lines: shared };
      }),
  );
  return pairs.reduce((worst, pair) => (pair.share > worst.share ? pair : worst));
}

test('no two machines share more than 15 % of their lines', () => {
  const files = FILES.filter((path) => /^machines\/\w+\.machine\.ts$/.test(path));
  expect(files.length).toBeGreaterThan(20);
  const { machine, other, share, lines } = worstPair(
    new Map(files.map((path) => [path, linesOf(textOf(path))])),
  );
  const percent = `${(share * 100).toFixed(1)} % of ${machine} is in ${other}`;
  expect(share, `${percent}:\n${lines.join('\n')}`).toBeLessThanOrEqual(MOST_SHARED);
});

describe('the measure', () => {
  const shareOf = (a: string, b: string) =>
    worstPair(
      new Map([
        ['a', linesOf(a)],
        ['b', linesOf(b)],
      ]),
    );
  const STATE = "editing: {\n  on: {\n    'form.submit': {\n      target: 'sending',\n    },\n  },\n},\n";

  test('counts a state that is in both machines, whatever its indentation, comments and punctuation', () => {
    const copy = STATE.replaceAll(/^ +/gm, '').replace('on: {', '// Sent once.\non: {\n');
    expect(shareOf(`const A = 1;\n${STATE}`, `${copy}const B = 1;\nconst C = 2;\n`)).toMatchObject({
      machine: 'a',
      other: 'b',
      share: 0.8,
      lines: ['editing: {', 'on: {', "'form.submit': {", "target: 'sending',"],
    });
  });

  test('does not count two equal lines, imports, or the same lines in another order', () => {
    const imports =
      "import {\n  assign,\n  setup,\n} from 'xstate';\nimport a from 'a';\nimport b from 'b';\n";
    const reversed = STATE.split('\n').toReversed().join('\n');
    expect(shareOf(imports + STATE, imports + reversed).share).toBe(0);
    expect(shareOf("on: {\n  target: 'a',\n  one,", "on: {\n  target: 'a',\n  two,").share).toBe(0);
  });

  test('reads a text below its key as one line with it', () => {
    expect(linesOf("description:\n  'Long.',\n}")).toEqual(["description: 'Long.',"]);
  });
});
