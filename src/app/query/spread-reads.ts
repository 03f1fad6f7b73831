import { type Query, QueryCache } from '@tanstack/react-query';
import type { Browser } from '../../platform/browser.ts';
import { SPREADS, type ReconnectJitter, waitWithin } from './reconnect-jitter.ts';

/** What the reads of a machine are kept under, beside those of the views. */
export const MACHINE_SCOPE = 'machine';

type Dependencies = Pick<Browser, 'clock' | 'random' | 'isLookedAt'>;

/**
 * The cache, whose reads are asked for anew on focus and when the line is back (specification §7), but not all at once and
 * not by everybody at once. Only what nobody asked for waits: a press, a page that is gone to, what a machine is in the middle
 * of and what an event has made stale are read at once.
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
   * The line is back: what is missing comes with the page's turn, and what could not be read anew without a line some time
   * after it. All else is as good as before: without an outage it would not have been read anew either.
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
