import type { Browser } from '../../platform/browser.ts';
import type { Unsubscribe } from '../../platform/unsubscribe.ts';

/** A share of an elapsed time, up to a limit. */
interface Spread {
  readonly share: number;
  readonly atMostMs: number;
}

/**
 * The maximum delay of a refetch after a focus or reconnect, for each kind of read. The delay is random, so that many
 * clients do not refetch together (docs/decisions/0025). It grows with the elapsed time: short after one second.
 */
export const SPREADS = {
  /** A shown query is refetched when the window gets the focus; the share is of its age. */
  focus: { share: 1 / 10, atMostMs: 4_000 },
  /** The network is back, and a view waits for a read that failed offline; the share is of the time offline. */
  missing: { share: 2 / 5, atMostMs: 120_000 },
  /** The network is back, and a shown read failed offline. Its old data stays visible until the refetch. */
  shown: { share: 1, atMostMs: 300_000 },
} as const satisfies Readonly<Record<string, Spread>>;

/** Returns a random delay in milliseconds: from 0 to `share` of `passedMs`, at most `atMostMs`. */
export function waitWithin({ share, atMostMs }: Spread, passedMs: number, random: Browser['random']): number {
  return random() * Math.min(Math.max(passedMs, 0) * share, atMostMs);
}

/**
 * A random delay after the network has returned, so that clients of one outage do not send their requests together.
 * Requests for a user action do not wait for it.
 */
export interface ReconnectJitter {
  /** Calls the listener at the end of each delay. */
  onReconnect(listener: () => void): Unsubscribe;
  /** Whether a delay is in progress. */
  readonly isToCome: boolean;
  /** Ends a delay in progress. */
  flush(): void;
  /** The delay before shown data is refetched after the network's return, in milliseconds; random each time. */
  waitForShown(): number;
}

type Dependencies = Pick<Browser, 'clock' | 'random' | 'isOnline' | 'onNetworkChange'>;

export function startReconnectJitter({
  clock,
  random,
  isOnline,
  onNetworkChange,
}: Dependencies): ReconnectJitter {
  const listeners = new Set<() => void>();
  let passedMs = 0;
  let lostAt = isOnline() ? null : clock.now();
  let waiting: ReturnType<typeof setTimeout> | null = null;
  // The larger of two random numbers: right after an outage many players press buttons or navigate, so the automatic
  // requests are shifted to later.
  const late = () => Math.max(random(), random());
  const stop = () => {
    if (waiting !== null) clearTimeout(waiting);
    waiting = null;
  };
  const take = () => {
    stop();
    for (const listener of listeners) listener();
  };

  onNetworkChange((isBack) => {
    stop();
    if (!isBack) {
      lostAt ??= clock.now();
      return;
    }
    passedMs = lostAt === null ? 0 : clock.now() - lostAt;
    lostAt = null;
    waiting = setTimeout(take, waitWithin(SPREADS.missing, passedMs, late));
  });

  return {
    onReconnect(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get isToCome() {
      return waiting !== null;
    },
    flush() {
      if (waiting !== null) take();
    },
    waitForShown: () => waitWithin(SPREADS.shown, passedMs, late),
  };
}
