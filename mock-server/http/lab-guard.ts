/** Restricts the lab to pages and tools of this machine; other sites in the same browser are rejected (contract §6). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Next } from './node-adapter.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Rejects with 403: a Host other than this machine (DNS rebinding), an Origin that differs from the Host, and requests that
 * the browser marks as cross-site.
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

/** Returns null for an opaque or non-HTTP origin, such as `null` or `file:`. */
function hostOf(origin: string): string | null {
  return /^https?:\/\//.test(origin) && URL.canParse(origin) ? new URL(origin).host : null;
}
