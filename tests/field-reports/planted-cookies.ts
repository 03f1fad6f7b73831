import type { FieldReport } from './field-report.ts';

export const plantedCookies: FieldReport = {
  kind: 'A sibling host plants a cookie',
  source: 'https://github.com/antrea-io/antrea-ui/issues/1339',
  seen: 'A planted `sid` let a player act in the account of an attacker; a planted `XSRF-TOKEN` at a longer path made login impossible.',
  input: ['`sid` over HTTPS', 'two values of `XSRF-TOKEN`'],
  expected: 'Over HTTPS only `__Host-sid` is a session. The client tries each value of the token once.',
  guard: 'The kit checks the cookie of every response (`every.sid-cookie`).',
  tests: [
    ['tests/contract/account/session.test.ts', 'a sid that a sibling host has planted is ignored'],
    ['tests/unit/src/api/client.test.ts', 'planted'],
  ],
};
