/** The texts of the manual test cases exist in each language of the site: docs/test-cases.md. */
import { expect, test } from 'vitest';
import { chartOf } from '../../chart/chart.ts';
import { ALL_FIXTURES } from '../../fixtures/all-fixtures.ts';
import { STATE_NAMES } from './texts/names.ts';
import { TESTER_MESSAGES } from './texts/state-texts.ts';

const STATES = ALL_FIXTURES.flatMap(({ machine }) => chartOf(machine).nodes.map(({ id }) => id));

test.each(['cn', 'vn', 'th'] as const)('in %s, no text and no name of a state is missing', (language) => {
  expect(Object.keys(TESTER_MESSAGES[language]).toSorted()).toEqual(
    Object.keys(TESTER_MESSAGES.lo).toSorted(),
  );
  expect(STATES.filter((id) => STATE_NAMES[language][id] === undefined)).toEqual([]);
});
