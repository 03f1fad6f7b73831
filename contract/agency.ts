/** The agency that runs the site: specification §3. */
import { type Infer, record } from './schema/vocabulary.ts';
import { Code, Link, Name } from './values.ts';

export const SOCIAL_NETWORKS = ['telegram', 'whatsapp', 'facebook', 'twitter', 'line'] as const; // spec §3
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

export const Agency = record({
  id: Code,
  name: Name,
  social: record({ telegram: Link, whatsapp: Link, facebook: Link, twitter: Link, line: Link }),
});
export type Agency = Infer<typeof Agency>;
