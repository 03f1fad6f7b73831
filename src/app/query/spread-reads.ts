import { type Query, QueryCache } from '@tanstack/react-query';
import type { Browser } from '../../platform/browser.ts';
import { SPREADS, type ReconnectJitter, waitWithin } from './reconnect-jitter.ts';

/** What the reads of a machine are kept under, beside those of the views. */
export const MACHINE_SCOPE = 'machine';

type Dependencies = Pick<Browser, 'clock' | 'random' | 'isLookedAt'>;

/**
 * The query cache, which refetches on focus and on reconnect (specification §7) after a random delay, so that clients do not
 * refetch together. Only background refetches wait: reads for a press, a navigation or a machine, and reads that an event has
 * invalidated, start at once.
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
      // It may have arrived meanwhile; and what no view shows is refetched when the window gets the focus.
      for (const query of missing) if (isMissing(query) && dependencies.isLookedAt()) query.onOnline();
    });
  }

  /** The page is looked at again: each read in a moment of its own. */
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
   * After a reconnect: reads without data start after the page's delay, and reads that failed offline some time later. Other
   * reads keep their data: without the outage they would not have been refetched either.
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
      // It was read meanwhile, or no view shows it any more.
      if (answersTo(query) === before && this.#dependencies.isLookedAt()) ask();
    };
    if (wait === 0) due();
    else this.#waiting.set(query, setTimeout(due, wait));
  }
}

/** What a machine asks for is a part of what the player has begun. */
function isMachines({ queryKey }: Query): boolean {
  return queryKey[0] === MACHINE_SCOPE;
}

/** The page shows that it could not be read, or nothing at all. */
function isMissing({ state }: Query): boolean {
  return state.data === undefined;
}

function answersTo({ state }: Query): number {
  return state.dataUpdateCount + state.errorUpdateCount;
}
