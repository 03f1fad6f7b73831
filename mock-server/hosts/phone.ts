/** What a server that listens on the network prints for a phone: a link, its QR, and who may drive the lab. */
import { styleText } from 'node:util';
import { renderUnicodeCompact } from 'uqr';
import type { LabAccess } from '../security/lab-access.ts';
import { randomSecret } from '../security/crypto.ts';

/** `address` is the one of the site in the network; `command` starts the server. With a token, the link also admits to the lab. */
export function phoneLines(address: string, access: LabAccess, command: string): string[] {
  const { origin } = new URL(address);
  const link = access.entrance === null ? address : origin + access.entrance;
  // Terminals differ in their background: the colours of a QR must not.
  const qr = renderUnicodeCompact(link, { border: 2 })
    .split('\n')
    .map((line) => styleText(['whiteBright', 'bgBlack'], line));
  return [`Phone         ${link}`, ...qr, ...advice(access, command)];
}

function advice(access: LabAccess, command: string): string[] {
  if (!access.hasToken) {
    return [
      'The lab answers this machine only. To drive it from the phone as well:',
      `LAB_TOKEN=${randomSecret()} ${command}`,
    ];
  }
  return access.isWeak ? ['LAB_TOKEN is short: everybody in the network may guess it.'] : [];
}
