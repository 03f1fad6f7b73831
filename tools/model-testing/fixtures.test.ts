// @module-tag deep
import { describe, expect, test } from 'vitest';
import { chartOf } from '../chart/chart.ts';
import { ALL_FIXTURES } from '../fixtures/all-fixtures.ts';
import { gapsOf } from './coverage.ts';
import { explore } from './explore.ts';
import { NEVER_MET } from './never-met.ts';

describe.each(ALL_FIXTURES.map((fixtures) => [fixtures.machine.id, fixtures] as const))(
  'the fixtures of %s',
  (id, fixtures) => {
    const { coverage, entries } = explore(fixtures);
    const gaps = gapsOf(chartOf(fixtures.machine), coverage);

    test('reach every transition and both results of every guard', () => {
      const excused = Object.keys(NEVER_MET).filter((outcome) => outcome.startsWith(`${id}.`));
      expect(gaps.transitions).toEqual([]);
      expect(gaps.guards.toSorted()).toEqual(excused.toSorted());
    });

    test('have results for every actor, and none that the machine does not handle', () => {
      const actors = Object.keys(fixtures.machine.implementations.actors);
      expect(Object.keys(fixtures.actors).toSorted()).toEqual(actors.toSorted());
      const unhandled = entries.filter(
        ({ step, transitions }) => /^(answer|fail) /.test(step) && transitions.length === 0,
      );
      expect(unhandled).toEqual([]);
    });
  },
);
