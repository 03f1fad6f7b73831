/** Restricts the lab to this machine and to hosts with the token; other sites in the same browser are rejected (contract §6). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { labRequestId } from '../lab/worlds-verb.ts';
import { LAB_PATH } from '../paths.ts';
import type { LabAccess } from '../security/lab-access.ts';
import type { Next } from './node-adapter.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

type Guard = (incoming: IncomingMessage, outgoing: ServerResponse, next: Next) => Promise<void>;

/** Rejects with 403. Mounted at the path of the lab. */
export function labGuard(access: LabAccess): Guard {
  return async (incoming, outgoing, next) => {
    const rejection = await rejectionOf(incoming, access);
    if (!rejection) return next();
    outgoing.writeHead(403, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'X-Request-Id': labRequestId(),
    });
    outgoing.end(JSON.stringify({ code: 'FOREIGN', ...rejection }));
  };
}

interface Rejection {
  readonly message: string;
  readonly fields?: { readonly token: 'MISMATCH' };
}

async function rejectionOf(incoming: IncomingMessage, access: LabAccess): Promise<Rejection | null> {
  const { host, origin } = incoming.headers;
  if (origin !== undefined && hostOf(origin) !== host?.toLowerCase()) {
    return { message: 'the lab does not answer pages of another site' };
  }
  // Compares the token of the link itself.
  if (/^\/enter(\?|$)/.test(incoming.url ?? '')) return null;
  if (incoming.headers['sec-fetch-site'] === 'cross-site') {
    return { message: 'the lab does not answer requests from another site: type or paste the address' };
  }
  if (isThisMachine(incoming)) return null;
  if (!access.hasToken) {
    return {
      message: 'the lab answers this machine only: start the server with LAB_TOKEN to admit other hosts',
    };
  }
  const presented = access.presentedIn(incoming.headers);
  if (presented === null) {
    const ways = `send Authorization: Bearer TOKEN, or open ${LAB_PATH}/enter?token=TOKEN`;
    return { message: `the lab answers other hosts with its LAB_TOKEN only: ${ways}` };
  }
  if (await access.isToken(presented, incoming.socket.remoteAddress ?? 'unknown')) return null;
  return { message: 'this is not the LAB_TOKEN of the server', fields: { token: 'MISMATCH' } };
}

/**
 * A browser of this machine may have been led here by a name of another site (DNS rebinding), which its Host reveals; a program on another
 * machine may send any Host.
 */
function isThisMachine({ headers: { host }, socket: { remoteAddress = '' } }: IncomingMessage): boolean {
  return LOOPBACK.has(hostnameOf(host)) && /^(::1$|(::ffff:)?127\.)/.test(remoteAddress);
}

function hostnameOf(host: string | undefined): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
}

/** Returns null for an opaque or non-HTTP origin, such as `null` or `file:`. */
function hostOf(origin: string): string | null {
  return /^https?:\/\//.test(origin) && URL.canParse(origin) ? new URL(origin).host : null;
}
