import { type Query, QueryCache } from '@tanstack/react-query';
import type { Browser } from '../../platform/browser.ts';
import { SPREADS, type ReconnectJitter, waitWithin } from './reconnect-jitter.ts';

/** First element of the query keys of machine reads, which are separate from those of the views. */
export const MACHINE_SCOPE = 'machine';

type Dependencies = Pick<Browser, 'clock' | 'random' | 'isLookedAt'>;

/**
 * Delays refetches on focus and on reconnect (specification §7) by a random time, so that clients do not refetch together.
 * Only background refetches are delayed: reads for a press, a navigation or a machine, and invalidated queries, start at
 * once.
 */
export class SpreadReads extends QueryCache {
  readonly #dependencies: Dependencies;
  readonly #reconnect: ReconnectJitter;
  readonly #waiting = new Map<Query, ReturnType<typeof setTimeout>>();
  readonly #missing = new Set<Query>();

  constructor(dependencies: Dependencies, reconnect: ReconnectJitter) {
    super();
    this.#dependencies = dependencies;
    this.#reconnect = reconnect;
    reconnect.onReconnect(() => {
      const missing = [...this.#missing];
      this.#missing.clear();
      // Skipped for a query whose data has arrived during the delay. A hidden page refetches on focus instead.
      for (const query of missing) if (isMissing(query) && dependencies.isLookedAt()) query.onOnline();
    });
  }

  /** On focus each query is refetched after its own delay. */
  override onFocus(): void {
    const { clock, random } = this.#dependencies;
    for (const query of this.getAll()) {
      const { dataUpdatedAt, errorUpdatedAt } = query.state;
      const readAt = Math.max(dataUpdatedAt, errorUpdatedAt);
      const isWaitedFor = readAt === 0 || isMachines(query);
      const wait = isWaitedFor ? 0 : waitWithin(SPREADS.focus, clock.now() - readAt, random);
      this.#later(query, wait, () => query.onFocus());
    }
  }

  /**
   * On reconnect, queries without data are refetched after the page's delay, and queries whose last fetch failed some time
   * later. Other queries keep their data: without the outage they would not have been refetched either.
   */
  override onOnline(): void {
    for (const query of this.getAll()) {
      if (isMissing(query)) this.#missing.add(query);
      else if (query.state.status === 'error')
        this.#later(query, this.#reconnect.waitForShown(), () => query.onOnline());
    }
  }

  #later(query: Query, wait: number, ask: () => void): void {
    if (!query.isActive() && query.state.fetchStatus !== 'paused') return;
    const before = answersTo(query);
    clearTimeout(this.#waiting.get(query));
    const due = () => {
      this.#waiting.delete(query);
      // Skipped if the query was fetched during the delay, or if the page is hidden at its end.
      if (answersTo(query) === before && this.#dependencies.isLookedAt()) ask();
    };
    if (wait === 0) due();
    else this.#waiting.set(query, setTimeout(due, wait));
  }
}

/** A machine's reads belong to an action of the player. */
function isMachines({ queryKey }: Query): boolean {
  return queryKey[0] === MACHINE_SCOPE;
}

/** Without data the view shows an error or a placeholder. */
function isMissing({ state }: Query): boolean {
  return state.data === undefined;
}

function answersTo({ state }: Query): number {
  return state.dataUpdateCount + state.errorUpdateCount;
}
