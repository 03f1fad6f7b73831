/** Who may drive the lab: a page or a tool of this machine, never a foreign site in the same browser (contract §6). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Next } from './node-adapter.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Rejects with 403 a Host that is not this machine, which is how a rebound name arrives, an Origin that is not the
 * Host's own, and whatever the browser itself calls cross-site.
 */
export function labGuard(incoming: IncomingMessage, outgoing: ServerResponse, next: Next): void {
  const { host, origin } = incoming.headers;
  const isForeign =
    !LOOPBACK.has(hostnameOf(host)) ||
    (origin !== undefined && hostOf(origin) !== host?.toLowerCase()) ||
    incoming.headers['sec-fetch-site'] === 'cross-site';
  if (!isForeign) return next();
  outgoing.writeHead(403, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  outgoing.end(JSON.stringify({ code: 'FOREIGN', message: 'the lab answers this machine only' }));
}

function hostnameOf(host: string | undefined): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
}

/** Null for an origin that is not a site's, such as `null` or a file's. */
function hostOf(origin: string): string | null {
  return /^https?:\/\//.test(origin) && URL.canParse(origin) ? new URL(origin).host : null;
}
