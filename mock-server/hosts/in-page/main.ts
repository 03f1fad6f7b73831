/**
 * The mock backend inside one page: a world of the page's own, as long as the page lives. It answers the page's `fetch`
 * for whatever the backend's is, the lab included, so that nothing below /api leaves the page.
 */
// MSW keeps cookies of its own where all pages of the origin would find them.
import '../demo/worker-storage.ts';
import './alone.ts';
import { createBackend, isAnswered } from '../../backend.ts';
import { CookieJar } from '../demo/cookie-jar.ts';
import { withoutWire } from '../demo/without-wire.ts';
import { createWorld } from '../../world.ts';

const overTheNetwork = globalThis.fetch.bind(globalThis);
const jar = new CookieJar();
const respond = withoutWire(createBackend({ world: createWorld({ cookies: jar }) }), jar);

globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || !isAnswered(pathname)) return overTheNetwork(request);
  const response = await Promise.race([respond(request, pathname), aborted(request.signal)]);
  // What `fetch` itself says of a line that was cut.
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
};

/** Rejects once the page gives up waiting, as `fetch` does. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}
