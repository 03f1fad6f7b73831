// @module-tag deep
import { describe, expect, test } from 'vitest';
import { chartOf } from '../chart/chart.ts';
import { REPERTOIRES } from '../fixtures/all-fixtures.ts';
import { gapsOf } from './coverage.ts';
import { explore } from './explore.ts';
import { NEVER_MET } from './never-met.ts';

describe.each(REPERTOIRES.map((repertoire) => [repertoire.machine.id, repertoire] as const))(
  'the repertoire of %s',
  (id, repertoire) => {
    const { coverage, happenings } = explore(repertoire);
    const gaps = gapsOf(chartOf(repertoire.machine), coverage);

    test('leads through every transition, and makes every guard say yes and no', () => {
      const excused = Object.keys(NEVER_MET).filter((outcome) => outcome.startsWith(`${id}.`));
      expect(gaps.transitions).toEqual([]);
      expect(gaps.guards.toSorted()).toEqual(excused.toSorted());
    });

    test('has answers for every actor, and none that the machine does not hear', () => {
      const actors = Object.keys(repertoire.machine.implementations.actors);
      expect(Object.keys(repertoire.slots).toSorted()).toEqual(actors.toSorted());
      const unheard = happenings.filter(
        ({ step, transitions }) => /^(answer|fail) /.test(step) && transitions.length === 0,
      );
      expect(unheard).toEqual([]);
    });
  },
);
