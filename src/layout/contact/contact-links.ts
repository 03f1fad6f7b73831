import { type Agency, SOCIAL_NETWORKS, type SocialNetwork } from '../../../contract/agency.ts';

/** One way to reach the agency. */
export interface ContactLink {
  readonly network: SocialNetwork;
  readonly href: string;
  /** A page of the web, which opens beside the site; any other address opens an app. */
  readonly isPage: boolean;
}

const PAGES = ['https:', 'http:'];
const APPS = ['line:', 'tg:', 'viber:', 'whatsapp:', 'fb-messenger:', 'mailto:', 'tel:'];

/** The links of the agency that may be followed (contract §1), in the order of specification §3. */
export function contactLinks(social: Agency['social']): readonly ContactLink[] {
  return SOCIAL_NETWORKS.flatMap((network) => {
    const url = addressIn(social[network]);
    return url ? [{ network, href: url.href, isPage: PAGES.includes(url.protocol) }] : [];
  });
}

/** The address as a browser reads it; null where its scheme is not allowed, or nothing comes after the scheme. */
function addressIn(text: string): URL | null {
  // A browser drops tabs and line ends, and so finds schemes that the text does not show: no operator means such an address.
  if (/\p{Cc}/u.test(text)) return null;
  try {
    const url = new URL(text);
    const isAllowed = [...PAGES, ...APPS].includes(url.protocol);
    return isAllowed && /[^/]/.test(url.href.slice(url.protocol.length)) ? url : null;
  } catch {
    return null;
  }
}
