import type { Browser, Unsubscribe } from '../../platform/browser.ts';

/** A share of a time, up to a limit. */
interface Spread {
  readonly share: number;
  readonly atMostMs: number;
}

/**
 * The window over which simultaneous refetches of many clients are spread, for each kind of read (docs/decisions/0025). It
 * grows with the time offline or hidden: after one second the delay is short.
 */
export const SPREADS = {
  /** What is shown is refetched when the window gets the focus; the share is of its age. */
  focus: { share: 1 / 10, atMostMs: 4_000 },
  /** The network is back, and a view waits for a read that failed offline; the share is of the time offline. */
  missing: { share: 2 / 5, atMostMs: 120_000 },
  /** The network is back, and a shown read failed offline: its old data stays visible meanwhile. */
  shown: { share: 1, atMostMs: 300_000 },
} as const satisfies Readonly<Record<string, Spread>>;

/** A wait within a spread, in milliseconds: the share of it that `random` draws, between none and all. */
export function waitWithin({ share, atMostMs }: Spread, passedMs: number, random: Browser['random']): number {
  return random() * Math.min(Math.max(passedMs, 0) * share, atMostMs);
}

/**
 * The page's turn after the line has come back: a moment of its own, so that all whose line came back at once do not ask at
 * once. A press does not wait for it.
 */
export interface ReconnectJitter {
  /** Tells whenever it is the page's turn. */
  onReconnect(listener: () => void): Unsubscribe;
  /** Whether the line is back and the page's turn is still to come. */
  readonly isToCome: boolean;
  /** Somebody wants something now: what waits for its turn has it. */
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
  // The later of two draws: right after an outage many players press or go on by themselves, and later fewer do.
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
