import type { FieldReport } from './field-report.ts';

export const oneRequestStopsAll: FieldReport = {
  kind: 'One request to the mock stops all others',
  source: 'https://github.com/pact-foundation/pact-mock_service/issues/7',
  seen: 'A regular expression of a fault hung every world of the server. A world of 10,000 orders took 40 seconds in one go.',
  input: [
    'patterns of faults and raw rows that backtrack without end',
    'a scenario with a history, in a new world and by a reset',
    'an imported file with a history',
    'wrong tokens of the lab',
  ],
  expected:
    'Patterns are matched in linear time; long work leaves room for other requests; guesses of a token wait.',
  guard:
    'The lab compiles patterns in one module only, and work on many rows is a generator (`mock-server/slices.ts`).',
  tests: [
    ['tests/contract/lab/fault-match.test.ts', 'does not stop the server'],
    ['tests/contract/lab/worlds.test.ts', 'made in slices'],
    ['tests/contract/lab/lab-security.test.ts', 'waits a second'],
  ],
};
