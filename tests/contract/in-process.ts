/** A mock backend without HTTP, for tests with thousands of requests. HTTP has its own tests. */
import type { Backend } from '../../mock-server/backend.ts';
import { createBackend } from '../../mock-server/backend.ts';
import { Client } from './client.ts';
import { START } from './site.ts';

/** A fresh backend whose clock stands still until the lab moves it. */
export function stillBackend(): Backend {
  return createBackend({ clock: { now: () => Date.parse(START) } });
}

/** A player of that backend, signed in. */
export async function signedIn(backend: Backend, username: string): Promise<Client> {
  const client = new Client('http://localhost', async (request) => {
    const delivery = await backend.deliver(request);
    if (delivery?.kind !== 'response') throw new Error(`no answer to ${request.url}`);
    return delivery.response;
  });
  await client.lab('session', { username });
  return client;
}
