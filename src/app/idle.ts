import { waitFor } from 'xstate';
import { whenIdle } from '../platform/idle.ts';
import type { NavigationActor } from '../../machines/navigation.machine.ts';
import type { Services } from './services.ts';

/**
 * The first idle moment: the first page is rendered, no query is fetching, the browser is idle and online. Nothing but the
 * fingerprint starts after it.
 */
export interface IdleState {
  readonly isReached: boolean;
  /** Calls the listener once; immediately if the moment has passed. */
  onReached(listener: () => void): () => void;
}

interface Dependencies extends Services {
  readonly navigation: NavigationActor;
}

export function watchIdle({ browser, navigation, queries }: Dependencies): IdleState {
  let isReached = false;
  const listeners = new Set<() => void>();
  const reach = async () => {
    await waitFor(navigation, ({ context }) => context.shown !== null);
    await whenIdle();
    await readsAreDone(queries);
    await whenIdle();
    await whenOnline(browser);
    isReached = true;
    for (const listener of listeners) listener();
    listeners.clear();
  };
  void reach();
  return {
    get isReached() {
      return isReached;
    },
    onReached(listener) {
      if (isReached) listener();
      else listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function whenOnline(browser: Services['browser']): Promise<void> {
  return new Promise((resolve) => {
    if (browser.isOnline()) return resolve();
    const stop = browser.onNetworkChange((isOnline) => {
      if (!isOnline) return;
      stop();
      resolve();
    });
  });
}

/** Resolves as soon as no query is fetching. */
export function readsAreDone(queries: Services['queries']): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (queries.isFetching() > 0) return;
      stop();
      resolve();
    };
    const stop = queries.getQueryCache().subscribe(look);
    look();
  });
}
