/** What a visitor meets first: the agency, and what the device says of itself. Contract §2. */
import { Agency } from '../agency.ts';
import { Fingerprint } from '../fingerprint.ts';
import { literal, record } from '../schema/vocabulary.ts';
import type { Endpoint } from './endpoint.ts';

export const siteCalls = {
  agencyInfo: {
    method: 'GET',
    path: '/agency/info',
    access: 'public',
    status: 200,
    answer: record({ agency: Agency }),
    errors: ['NOT_FOUND'],
    source: 'S',
  },
  fingerprint: {
    method: 'POST',
    path: '/fingerprint',
    access: 'public',
    request: record({ fingerprint: Fingerprint }),
    status: 200,
    answer: record({ received: literal(true) }),
    errors: [],
    source: 'S',
  },
} as const satisfies Record<string, Endpoint>;
