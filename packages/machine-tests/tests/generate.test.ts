/** The cases that are generated of a machine: one walk at least for each transition, wildcards and spawned actors included. */
import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf, fixturesOf } from '../../machine-core/index.ts';
import { generatedCases } from '../node.ts';
import { Coverage, deviationOf, measureOf } from '../index.ts';
import { newsroom, newsroomMachine } from '../samples/newsroom.ts';

const GENERATED = generatedCases(newsroom);

test('the cases take every transition, and replay with the same effects', () => {
  const { tallies, deviations } = measureOf(newsroom, GENERATED);
  expect(tallies.transitions).toEqual({ of: chartOf(newsroomMachine).edges.length, missing: [] });
  expect(deviations).toEqual([]);
});

test.each([
  [
    'newsroom on news.*',
    [
      ['send reporter.wanted', '→ covered; starts reporter'],
      ['send news.sport: a result', 'sends news.sport to reporter'],
    ],
  ],
  [
    'covered on done reporter',
    [
      ['send reporter.wanted', '→ covered; starts reporter'],
      ['answer reporter: home', 'performs note'],
    ],
  ],
  [
    'busy on done print → quiet',
    [
      ['send news.sport: live', '→ busy; starts print'],
      ['answer print: printed', '→ quiet'],
    ],
  ],
])('%s: its case sends what the fixtures have for it', (title, steps) => {
  expect(GENERATED.cases.find((one) => one.title === title)?.steps).toEqual(steps);
});

test('coverage is of one definition, though another machine has its id', () => {
  const cases = {
    beginnings: {},
    cases: [{ id: 'one', title: '', input: 'start', steps: [['send A', '']] as const }],
  };
  const machine = createMachine({ id: 'same', on: { A: { actions: 'x' } } });
  const invoked = createMachine({ id: 'same', on: { A: { actions: 'x' } } });
  const coverage = new Coverage(invoked);
  for (const one of cases.cases) deviationOf(fixturesOf(machine), cases, one, coverage);
  expect([...coverage.states, ...coverage.transitions]).toEqual([]);
});
