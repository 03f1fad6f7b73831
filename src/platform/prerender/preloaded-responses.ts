import { attempt } from '../attempt.ts';

declare global {
  interface Window {
    /** Set by the script in the page's head, before the site's code has loaded: `deploy/prerender.ts`. */
    preloadedResponses?: Record<string, Promise<Response>>;
    /** The cookies from before the first request to the server. */
    cookiesAtPreload?: string;
  }
}

export interface PreloadedResponse {
  readonly response: Promise<Response>;
  /** The earliest time of the request, in milliseconds of the device's clock. */
  readonly sentAt: number;
  /** The cookies from before the first request. */
  readonly cookies: string;
}

/** Returns the response to a request of the page's head, once; then null. */
export function takePreloadedResponse(path: string): PreloadedResponse | null {
  const answers = window.preloadedResponses;
  const response = answers?.[path];
  if (!answers || !response) return null;
  delete answers[path];
  // Safari 14 has no `timeOrigin`.
  const sentAt =
    attempt(() => Number(performance.timeOrigin) || Date.now() - performance.now(), 0) || Date.now();
  return { response, sentAt, cookies: window.cookiesAtPreload ?? '' };
}
