/** `/.well-known/security.txt` (RFC 9116): how to report a vulnerability of a deployed site to its operator. */
import type { SecurityConfiguration } from './site-configuration.ts';

export const SECURITY_FILE = '.well-known/security.txt';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 364;

/** Returns the file's content. It is valid for just under a year after the day of the build. */
export function securityText({ contact, languages }: SecurityConfiguration, builtOn: Date): string {
  const expires = new Date(builtOn.getTime() + VALID_DAYS * DAY_MS).toISOString().replace('.000', '');
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: ${languages}\n`;
}
