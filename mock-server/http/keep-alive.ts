import type { Server } from 'node:http';

/**
 * How long an idle connection stays open. Node's five seconds are shorter than the pauses of a test on a busy machine: a client
 * that reuses a connection in the moment in which the server closes it gets ECONNRESET, and does not repeat a POST.
 */
const KEEP_ALIVE_MS = 65_000;

/** Keeps idle connections of a server open longer than its clients pause between two requests. */
export function keepConnections(server: Pick<Server, 'keepAliveTimeout'>): void {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
}
