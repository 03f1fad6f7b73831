import type { AnyActor } from 'xstate';
import type { Browser } from '../../platform/browser.ts';
import type { Unsubscribe } from '../../platform/unsubscribe.ts';

/** An actor that outlives the page that started it, with the function that stops it (docs/decisions/0034). */
export interface Started<A> {
  readonly actor: A;
  stop(): void;
}

/** Starts an actor. `stops` are unsubscribe functions that are called when it is stopped. */
export function startTied<A extends AnyActor>(actor: A, stops: readonly Unsubscribe[]): Started<A> {
  actor.start();
  return {
    actor,
    stop() {
      for (const stop of stops) stop();
      actor.stop();
    },
  };
}

/** Calls the listener each time the network is back. */
export function onNetworkBack(browser: Pick<Browser, 'onNetworkChange'>, listener: () => void): Unsubscribe {
  return browser.onNetworkChange((isOnline) => {
    if (isOnline) listener();
  });
}
