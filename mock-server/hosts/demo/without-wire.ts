/** Passes requests directly to the backend, without the network, with the cookies of a jar. */
import type { Backend } from '../../backend.ts';
import type { CookieJar } from './cookie-jar.ts';

/** Responds to a page's request; `path` is relative to the site's root, independent of its folder on the host. */
export type Respond = (request: Request, path: string) => Promise<Response>;

export function withoutWire(backend: Backend, jar: CookieJar): Respond {
  return async (request, path) => {
    const delivery = await backend.deliver(await asBackendsOwn(request, path, jar));
    switch (delivery?.kind) {
      case 'response':
        return delivery.response;
      case 'never':
        return new Promise(() => {});
      default:
        // For a page, all cut connections look the same, wherever they were cut.
        return Response.error();
    }
  };
}

/** Builds the request as it would arrive over HTTP. A new `Request`, because a navigation request cannot be cloned. */
async function asBackendsOwn(request: Request, path: string, jar: CookieJar): Promise<Request> {
  const { method } = request;
  const url = new URL(request.url);
  url.pathname = path;
  const headers = new Headers(request.headers);
  if (jar.xsrfToken !== null) headers.set('X-XSRF-TOKEN', jar.xsrfToken);
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
  return new Request(url, { method, headers, ...(body && body.byteLength > 0 ? { body } : {}) });
}
