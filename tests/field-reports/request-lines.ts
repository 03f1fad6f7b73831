import type { FieldReport } from './field-report.ts';

export const requestLines: FieldReport = {
  kind: 'Nesting, encodings and request lines that no browser sends',
  source: 'https://github.com/honojs/node-server/issues/228',
  seen: 'JSON of 4,000 levels and the session of a deleted player were a 500, gzip a 400 without a reason, an address in the request line HTML of the framework. `OPTIONS` differed between the commands.',
  input: [
    'JSON deeper than 64 levels, gzip',
    'absolute addresses, capitals, slashes at the end, backslashes, escapes that cannot be decoded',
    '`OPTIONS`, `HEAD` and `TRACE`',
    'the session of a deleted player',
    'a full disk, and a second process on one file',
  ],
  expected: 'Each is an error of the contract, the same in every command, and no other request suffers.',
  guard: 'One module reads the target of a request line, and one ends every response that no handler gave.',
  tests: [
    ['tests/mock-server/hosts.test.ts', ''],
    ['tests/contract/account/session.test.ts', 'a player who has been deleted'],
    ['tests/mock-server/persistence/keeper.test.ts', 'cannot be written'],
  ],
};
