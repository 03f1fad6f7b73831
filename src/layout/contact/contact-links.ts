import { type Agency, SOCIAL_NETWORKS, type SocialNetwork } from '../../../contract/agency.ts';

/** One way to reach the agency. */
export interface ContactLink {
  readonly network: SocialNetwork;
  readonly href: string;
}

/**
 * The links of the agency that may be shown, in the order of specification §3. They come from the server, so that only
 * an absolute `https:` address is one; anything else is left out.
 */
export function contactLinks(social: Agency['social']): readonly ContactLink[] {
  return SOCIAL_NETWORKS.flatMap((network) => {
    const href = secureAddress(social[network]);
    return href === null ? [] : [{ network, href }];
  });
}

/** The address as a browser reads it; null where it is not `https:`. */
function secureAddress(text: string): string | null {
  try {
    const url = new URL(text);
    return url.protocol === 'https:' ? url.href : null;
  } catch {
    return null;
  }
}
