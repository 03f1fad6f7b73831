/** The reports on every machine of the corpus: what is reached without an adapter and with one, and what is left. */
import { afterAll, describe, expect, test, vi } from 'vitest';
import { callsSoFar, forgetCalls } from '../../machine-core/corpus/calls.ts';
import { corpus } from '../../machine-core/corpus/corpus.ts';
import { type Report, reportOf } from '../index.ts';

/** The machines with something that cannot happen, as their authors know. */
const IMPOSSIBLE: Readonly<Record<string, readonly string[]>> = {
  publishing: ['publishing.archived', 'publishing.archived on restore #0'],
  quiz: ['quiz.lost', 'quiz.asking on answer.wrong #1', 'quiz.explaining on next #2'],
};

afterAll(forgetCalls);

/** XState warns of a machine that sends to an actor that is done. */
function quietReportOf(...given: Parameters<typeof reportOf>): Report {
  vi.spyOn(console, 'warn').mockReturnValue();
  return reportOf(...given);
}

function isWhole({ chart, reached }: Report): boolean {
  return reached.transitions.length === chart.edges.length;
}

/** Everything is reached, impossible or undecided, and nothing is two of these. */
function expectSorted({ chart, reached, impossible, undecided }: Report): void {
  const sorted = [
    ...reached.states,
    ...reached.transitions,
    ...[...impossible, ...undecided].map(({ id }) => id),
  ];
  const all = [...chart.nodes.filter(({ type }) => type !== 'history'), ...chart.edges];
  expect(sorted.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  for (const { reason } of [...impossible, ...undecided]) expect(reason).not.toMatch(/^$|\[object|xstate\./);
}

describe('with an adapter', () => {
  const reports: Report[] = [];

  test.each(corpus)(
    '$name: what is impossible is exactly what its author knows',
    ({ name, machine, adapter }) => {
      const report = quietReportOf(machine, adapter);
      expectSorted(report);
      expect(report.impossible.map(({ id }) => id)).toEqual(IMPOSSIBLE[name] ?? []);
      reports.push(report);
    },
  );

  test('at least 25 machines reach all their transitions, or what is left is impossible', () => {
    expect(reports).toHaveLength(corpus.length);
    expect(reports.filter(({ undecided }) => undecided.length === 0).length).toBeGreaterThanOrEqual(25);
    expect(callsSoFar()).toEqual({});
  });
});

describe('without an adapter', { tags: ['deep'] }, () => {
  const reports: Report[] = [];

  test.each(corpus)('$name: the search ends', ({ machine }) => {
    const report = quietReportOf(machine);
    expectSorted(report);
    reports.push(report);
    expect(callsSoFar()).toEqual({});
  });

  test('at least ten machines reach all their transitions', () => {
    expect(reports).toHaveLength(corpus.length);
    expect(reports.filter(isWhole).length).toBeGreaterThanOrEqual(10);
  });
});
