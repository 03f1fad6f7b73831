/** A mock backend without HTTP, for tests with thousands of requests. HTTP has its own tests. */
import type { Backend } from '../../mock-server/backend.ts';
import { createBackend } from '../../mock-server/backend.ts';
import { WORLD_HEADER } from '../../mock-server/paths.ts';
import type { WorldCard } from '../../mock-server/lab/inputs.ts';
import { Client } from './client.ts';
import { START } from './site.ts';

/** A fresh backend whose clock stands still until the lab moves it. */
export function stillBackend(): Backend {
  return createBackend({ clock: { now: () => Date.parse(START) } });
}

/** A client of that backend; of its world `default` if no other one is named. */
export function clientOf(backend: Backend, world?: string): Client {
  return new Client('http://localhost', async (request) => {
    if (world !== undefined) request.headers.set(WORLD_HEADER, world);
    const delivery = await backend.deliver(request);
    if (delivery?.kind !== 'response') throw new Error(`no answer to ${request.url}`);
    return delivery.response;
  });
}

/** A player of that backend, signed in. */
export async function signedIn(backend: Backend, username: string, world?: string): Promise<Client> {
  const client = clientOf(backend, world);
  await client.lab('session', { username });
  return client;
}

/** Creates a world through the lab. */
export async function createdWorld(lab: Client, options: object = {}): Promise<WorldCard> {
  const answer = await lab.tryLab('worlds', options);
  if (answer.status !== 201) throw new Error(`no world: ${answer.status} ${answer.text}`);
  return (answer.body as { readonly world: WorldCard }).world;
}
