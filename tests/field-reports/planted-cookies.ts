import type { FieldReport } from './field-report.ts';

export const plantedCookies: FieldReport = {
  kind: 'A sibling host plants a cookie',
  source: 'https://github.com/antrea-io/antrea-ui/issues/1339',
  seen: 'A planted `sid` let a player act in the account of an attacker; a planted `XSRF-TOKEN` at a longer path made login impossible.',
  input: ['`sid` and `__Host-sid` over HTTPS', '`XSRF-TOKEN` at paths of the page, and of the calls only'],
  expected:
    'Over HTTPS only `__Host-sid` is a session. The client tries each value of the token once, and the mock compares it with each cookie.',
  guard: 'The kit checks the cookie of every response (`every.sid-cookie`).',
  tests: [
    ['tests/contract/account/session.test.ts', 'a sid that a sibling host has planted is ignored'],
    ['tests/unit/src/api/client.test.ts', 'planted'],
    ['tests/browser/attacks/sibling-host.spec.ts', 'a player stays who he is'],
  ],
};
