/**
 * The mock backend inside one page, with worlds that live as long as the page. Replaces `fetch` for all paths of the
 * backend, including the lab, so that no request below /api leaves the page.
 */
// Prevents MSW from storing cookies in the `localStorage` that all pages of the origin share.
import '../demo/worker-storage.ts';
import './alone.ts';
import { createBackend, isAnswered } from '../../backend.ts';
import { CookieJar } from '../demo/cookie-jar.ts';
import { withoutWire } from '../demo/without-wire.ts';

const overTheNetwork = globalThis.fetch.bind(globalThis);
const jar = new CookieJar();
const respond = withoutWire(createBackend({ cookies: jar }), jar);

globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || !isAnswered(pathname)) return overTheNetwork(request);
  const response = await Promise.race([respond(request, pathname), aborted(request.signal)]);
  // The error that `fetch` throws when a connection is cut.
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
};

/** Rejects when the request's signal is aborted, as `fetch` does. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}
