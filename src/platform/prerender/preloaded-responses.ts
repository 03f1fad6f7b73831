declare global {
  interface Window {
    /** Put there by the head of a page, before any of our code has come: `deploy/prerender.ts`. */
    preloadedResponses?: Record<string, Promise<Response>>;
    /** The cookies from before the server was asked. */
    cookiesAtPreload?: string;
  }
}

export interface PreloadedResponse {
  readonly response: Promise<Response>;
  /** When it was asked for at the earliest, in milliseconds of the device's clock. */
  readonly sentAt: number;
}

/** What the head of the page has asked the server for already; each answer is handed out once, and null after. */
export function takePreloadedResponse(path: string): PreloadedResponse | null {
  const answers = window.preloadedResponses;
  const response = answers?.[path];
  if (!answers || !response) return null;
  delete answers[path];
  return { response, sentAt: performance.timeOrigin };
}
