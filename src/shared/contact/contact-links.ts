import { type Agency, SOCIAL_NETWORKS, type SocialNetwork } from '../../../contract/agency.ts';

/** One way to reach the agency. */
export interface ContactLink {
  readonly network: SocialNetwork;
  readonly href: string;
  /** Whether `href` is a web page, which opens in a new tab; any other address opens an app. */
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

/** The parsed address; null if its scheme is not allowed, or if nothing follows the scheme. */
function addressIn(text: string): URL | null {
  // Browsers strip tabs and newlines, which may hide another scheme, so an address with control characters is rejected.
  if (/\p{Cc}/u.test(text)) return null;
  try {
    const url = new URL(text);
    const isAllowed = [...PAGES, ...APPS].includes(url.protocol);
    return isAllowed && /[^/]/.test(url.href.slice(url.protocol.length)) ? url : null;
  } catch {
    return null;
  }
}
