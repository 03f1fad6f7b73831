/** The agency that runs the site: specification §3. */
import type { Endpoint } from './endpoint.ts';
import { Fingerprint } from './fingerprint.ts';
import { type Infer, literal, record } from './schema/vocabulary.ts';
import { Code, Link, Name } from './values.ts';

export const SOCIAL_NETWORKS = ['telegram', 'whatsapp', 'facebook', 'twitter', 'line'] as const; // spec §3
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

export const Agency = record({
  id: Code,
  name: Name,
  social: record({ telegram: Link, whatsapp: Link, facebook: Link, twitter: Link, line: Link }),
});
export type Agency = Infer<typeof Agency>;

/** Site calls: agency information and the device fingerprint. Contract §2. */
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
