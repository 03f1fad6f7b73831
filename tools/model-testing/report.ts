/** Formats coverage and freeze results as text tables. */
import { isRejected, type Refrozen } from './cases/refreeze.ts';
import { KINDS, type Kind, type Measure, shareOf, type Tally } from './measure.ts';

/** One row for each machine: for each kind, how many of the possible ones were met. */
export function coverageTable(measures: readonly Measure[], kinds: readonly Kind[] = KINDS): string {
  const rows = measures.map(({ machine, cases, steps, tallies }) => [
    machine,
    String(cases),
    String(steps),
    ...kinds.map((kind) => cell(tallies[kind])),
  ]);
  const sums = kinds.map((kind) => cell(sumOf(measures.map(({ tallies }) => tallies[kind]))));
  const total = [
    'all',
    String(sum(measures.map(({ cases }) => cases))),
    String(sum(measures.map(({ steps }) => steps))),
    ...sums,
  ];
  return table([['machine', 'cases', 'steps', ...kinds], ...rows, total]);
}

/** Lists the unmet and the excepted goals by name. */
export function gapsList(measures: readonly Measure[], kinds: readonly Kind[] = KINDS): string {
  const lines = measures.flatMap(({ machine, tallies }) =>
    kinds.flatMap((kind) => {
      const { missing, excepted } = tallies[kind];
      return [
        ...missing.map((name) => `${machine}: ${kind}: never met: ${name}`),
        ...reasonsOf(excepted).map(([reason, count]) => `${machine}: ${kind}: ${count} cannot be: ${reason}`),
      ];
    }),
  );
  return lines.join('\n');
}

/** One row for each machine: the changes that freezing made to its cases. */
export function freezeTable(reports: readonly Refrozen[]): string {
  const rows = reports.map(({ frozen, kept, changed, impossible, added }) => {
    const steps = added.flatMap((testCase) => testCase.steps);
    const rejected = steps.filter(([, change]) => isRejected(change));
    const numbers = [kept, changed, impossible.length, added.length, steps.length, rejected.length];
    return [frozen.machine, ...numbers.map(String)];
  });
  const head = ['kept', 'changed lines', 'impossible', 'added', 'added steps', 'that change nothing'];
  return table([['machine', ...head], ...rows]);
}

/** Lists the cases with an impossible step, and how they were handled. */
export function impossibleList(reports: readonly Refrozen[]): string {
  const cases = reports.flatMap(({ impossible }) => impossible);
  return cases
    .map(
      ({ id, at, step, outcome }) =>
        `${id}, ${at === 0 ? 'input' : `step ${at}`} “${step}” is impossible: ${outcome}`,
    )
    .join('\n');
}

/** Formats aligned columns; all but the first are right-aligned. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((text, column) =>
          column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

/** `met/possible`, the percentage if not all are met, and the number of exceptions. */
function cell(tally: Tally): string {
  const { of, met, excepted } = tally;
  const can = of - excepted.length;
  const share = met === can ? '' : ` ${(shareOf(tally) * 100).toFixed(1)} %`;
  return `${met}/${can}${share}${excepted.length > 0 ? ` (+${excepted.length})` : ''}`;
}

function sumOf(tallies: readonly Tally[]): Tally {
  return {
    of: sum(tallies.map(({ of }) => of)),
    met: sum(tallies.map(({ met }) => met)),
    excepted: tallies.flatMap(({ excepted }) => excepted),
    missing: tallies.flatMap(({ missing }) => missing),
  };
}

function reasonsOf(excepted: Tally['excepted']): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { reason } of excepted) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
