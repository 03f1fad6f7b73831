// @module-tag deep
/** Every frozen case, recorded as a bug capsule, replays to the state in which it ended. */
import { describe, expect, test } from 'vitest';
import { verdictOn } from '../replay/verdict.ts';
import { ALL_FIXTURES } from '../../fixtures/all-fixtures.ts';
import { capsuleOf } from './page/recorded.ts';
import { readFrozen } from '../../model-testing/cases/frozen.ts';
import { walkOf } from '../../model-testing/cases/test-case.ts';

describe.each(ALL_FIXTURES.map((fixtures) => [fixtures.machine.id, fixtures] as const))(
  '%s',
  (machine, fixtures) => {
    test('each frozen case replays to its recorded final state', async () => {
      const differences: string[] = [];
      for (const testCase of readFrozen(machine).cases) {
        const verdict = await verdictOn(await capsuleOf(fixtures, walkOf(testCase)));
        if (!verdict.isSame) differences.push(`${testCase.id}: ${verdict.difference}`);
      }
      expect(differences.slice(0, 5)).toEqual([]);
    });
  },
);
