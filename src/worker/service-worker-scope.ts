/** The part of the service worker API that the workers use: TypeScript's `webworker` types conflict with the `dom` types. */
export interface ServiceWorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifecycleEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: PageMessage) => void): void;
}

interface LifecycleEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends LifecycleEvent {
  readonly request: Request;
  /** The response that the browser requests while it starts the worker; undefined where it does not. */
  readonly preloadResponse: Promise<Response | undefined>;
  /** The page that a navigation opens. */
  readonly resultingClientId: string;
  respondWith(response: Promise<Response>): void;
}

/** A message from a page of this worker. */
export interface PageMessage extends LifecycleEvent {
  readonly data: unknown;
  readonly source: { readonly id: string } | null;
  readonly ports: readonly MessagePort[];
}

export const scope = globalThis as unknown as ServiceWorkerScope;
