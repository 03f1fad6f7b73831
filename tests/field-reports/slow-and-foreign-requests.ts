import type { FieldReport } from './field-report.ts';

export const slowAndForeignRequests: FieldReport = {
  kind: 'Slow, foreign and malformed requests',
  source: 'https://github.com/nginx/nginx/issues/1024',
  seen: '1,150 slow bodies used up the descriptors of nginx. An address in the request line with another `Host` passed `SERVER_NAME`, and `/api/..;/` reached the backend.',
  input: [
    '300 slow bodies from one address, more than the descriptors at the start',
    'logins, registrations and fingerprints beyond the burst',
    'two hosts, semicolons, lines and headers that are too long',
    'headers that name an address, a host, a path or a method',
  ],
  expected:
    'Players at other addresses notice nothing. Each refusal is an error of the contract below /api, and a page elsewhere.',
  guard: 'One table of refusals, one check of names, one of paths, and one list of removed headers.',
  tests: [
    ['tests/deploy/limits.test.ts', ''],
    ['tests/deploy/refusals.test.ts', ''],
    ['tests/deploy/proxy.test.ts', 'does not reach the backend'],
  ],
};
