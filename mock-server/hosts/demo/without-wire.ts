/** Requests that never leave the browser: they are carried to the backend with the cookies that a jar keeps for them. */
import type { Backend } from '../../backend.ts';
import type { CookieJar } from './cookie-jar.ts';

/** Answers a request of a page; `path` is where it leads in the site, whatever folder that lives in. */
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
        // A line that is cut is all the same to a page, wherever it was cut.
        return Response.error();
    }
  };
}

/** The request as it would arrive over HTTP. A new `Request`, because a navigation request cannot be cloned. */
async function asBackendsOwn(request: Request, path: string, jar: CookieJar): Promise<Request> {
  const { method } = request;
  const url = new URL(request.url);
  url.pathname = path;
  const headers = new Headers(request.headers);
  if (jar.xsrfToken !== null) headers.set('X-XSRF-TOKEN', jar.xsrfToken);
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
  return new Request(url, { method, headers, ...(body && body.byteLength > 0 ? { body } : {}) });
}
