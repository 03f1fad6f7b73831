import { createServer } from 'node:net';

/**
 * Below the ports that operating systems give to connections and to servers without a port: one of those could be taken before the server
 * listens.
 */
const LOWEST = 15_000;
const COUNT = 15_000;

/** Workers begin at different ports. */
let next = process.pid * 31;

/** A free port of this machine, for servers whose port has to be known before they listen. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < COUNT; tried += 1) {
    next += 1;
    const port = LOWEST + (next % COUNT);
    if (await isFree(port)) return port;
  }
  throw new Error('no port is free');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
