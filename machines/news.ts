/** News of the world: what the browser, the server and the other tabs report, whatever the page shows. */
import {
  type ActionFunction,
  type AnyActorRef,
  enqueueActions,
  type EventObject,
  type MachineContext,
} from 'xstate';

/** Each keeps its name on its way from its source to the machines that it concerns. */
export type News =
  /** The browser is online again. */
  | { readonly type: 'news.network.restored' }
  /** As `news.network.restored`, after a random delay, so that many clients do not send their requests together. */
  | { readonly type: 'news.network.reconnected' }
  /** The page is visible again. */
  | { readonly type: 'news.page.returned' }
  /** The browser has restored the page from the back/forward cache with its old state. */
  | { readonly type: 'news.page.restored' }
  /** The estimate of the server's clock was corrected. */
  | { readonly type: 'news.clock.corrected' }
  /** A response was 401 UNAUTHENTICATED. */
  | { readonly type: 'news.response.unauthenticated' }
  /** Another tab has signed a player in or out, so that the session of this tab may be another one. */
  | { readonly type: 'news.tabs.sessionChanged' }
  /** Another tab has signed this tab's player out. */
  | { readonly type: 'news.tabs.sessionEnded' }
  /** Back or Forward: the browser's URL has already changed to this path with its query. */
  | { readonly type: 'news.navigation.moved'; readonly to: string }
  | PageArrival;

/** A page is shown. The paths have a trailing slash; `left` is null for the first page, and if only the query has changed. */
export type PageArrival = {
  readonly type: 'news.navigation.arrived';
  readonly page: string;
  readonly left: string | null;
};

/** Passes an event on to every actor that the machine has started. */
export function broadcast<Context extends MachineContext, Event extends EventObject>(): ActionFunction<
  Context,
  Event,
  Event,
  undefined,
  never,
  never,
  never,
  never,
  never
> {
  return enqueueActions<Context, Event, undefined, Event, never, never, never, never, never>(
    ({ enqueue, event, self }) => {
      const children: Readonly<Record<string, typeof self | undefined>> = self.getSnapshot().children;
      for (const child of Object.values(children)) if (child) enqueue.sendTo(child, event);
    },
  );
}

/** Passes an event on to an actor of the system that is started later, or nowhere if it is not there yet. */
export function passTo<Context extends MachineContext, Event extends EventObject>(
  systemId: string,
): ActionFunction<Context, Event, Event, undefined, never, never, never, never, never> {
  return enqueueActions<Context, Event, undefined, Event, never, never, never, never, never>(
    ({ enqueue, event, system }) => {
      const receiver: AnyActorRef | undefined = system.get(systemId);
      if (receiver) enqueue.sendTo(receiver, event);
    },
  );
}

/** A guard: whether the player has left the page, or a page below it. */
export function hasLeft(page: string) {
  return (_: unknown, left: string | null): boolean => left?.startsWith(page) === true;
}
