/**
 * Simulates an outage and the recovery of many clients: pages of players with the site's own session, navigation, cache and
 * retry policy, on one virtual clock. For some minutes their requests fail.
 */
import { onlineManager } from '@tanstack/react-query';
import { ROUTES } from '../../../../../src/app/navigation/routes.ts';
import { createSite } from '../../../../../src/app/create-site.ts';
import type { Site } from '../../../../../src/app/site.ts';
import { InProcessMock, recordedAnswers } from '../../../../in-process/mock.ts';
import { turn, VirtualTime } from '../../../../in-process/virtual-time.ts';
import { handBrowser } from '../../browser.ts';
import { BEHAVIOURS, type Interaction } from './behaviours.ts';
import { show, showFrame } from './reads.ts';
import { seeded } from '../../../../in-process/seeded.ts';

const START = Date.UTC(2026, 2, 2, 3, 0, 0);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const TURNS = 4;
/** Delay until a player presses "try again" on a failed page; it doubles with each press without success. */
const PRESSED_AFTER_MS = { least: 10_000, most: 30_000 };
const NEXT_PRESSED_AFTER_MS = { least: 1_000, most: 3_000 };

/** The browser is offline; or the server responds with 503. */
export type OutageKind = 'no connection' | '503';

export interface OutageOptions {
  readonly kind: OutageKind;
  readonly clients: number;
  readonly minutes: number;
  /** Length of the sliding window for rates: a page load alone sends a dozen requests within one second. */
  readonly windowSeconds: number;
  /** Step of the virtual clock: timers due within one step fire together, and their requests are answered before the next. */
  readonly stepMs: number;
}

export interface Return {
  /** Average requests per second before the outage. */
  readonly steady: number;
  /** Highest rate of a window after the outage. */
  readonly peak: number;
  /** Visible pages whose reads still had no data at the end of the simulation. */
  readonly stillMissing: number;
}

/** Signed-in behaviours only: a visitor's pages send fewer requests. */
const PLAYERS = BEHAVIOURS.filter(({ player }) => player !== null);
/** Not measured, because all clients load their page in its first moment. */
const WARM_UP_MINUTES = 10;
const STEADY_MINUTES = 10;
const AFTER_MINUTES = 10;

/** The peak rate after an outage may be at most this multiple of the steady rate. */
export const MOST_AFTER_OUTAGE = 2;

/** Loads the code of all pages, so that no import is pending while virtual time stands still. */
async function loadPages(): Promise<void> {
  await Promise.all(ROUTES.map(({ page }) => page.load()));
  await import('../../../../../src/app/player/player-code.ts');
}

/** Runs the simulation. The result is deterministic. */
export async function goThroughOutage({
  kind,
  clients,
  minutes,
  windowSeconds,
  stepMs,
}: OutageOptions): Promise<Return> {
  await loadPages();
  const time = new VirtualTime(START);
  const mock = new InProcessMock({ clock: { now: () => START } });
  const answer = recordedAnswers(mock);
  const fetchBefore = globalThis.fetch;
  const random = seeded(1);
  const asked: number[] = [];
  let isOut = false;
  globalThis.fetch = async (input, init) => {
    const second = Math.floor((time.now() - START) / 1000);
    asked[second] = (asked[second] ?? 0) + 1;
    if (!isOut) {
      const { status, text } = await answer(String(input), { method: init?.method ?? 'GET' });
      return new Response(text, { status });
    }
    if (kind === '503') return unavailable();
    throw new TypeError('Failed to fetch');
  };
  const passTo = async (minute: number) => {
    const end = START + minute * MINUTE_MS;
    while (time.now() < end) {
      time.advanceTo(Math.min(time.now() + stepMs, end));
      for (let turns = 0; turns < TURNS; turns += 1) await turn();
    }
  };

  const visits: Visit[] = [];
  try {
    await mock.setUp({ scenario: 'every-status', player: 'demo' });
    for (let count = 0; count < clients; count += 1) {
      const behaviour = PLAYERS[count % PLAYERS.length];
      if (behaviour) visits.push(new Visit(behaviour.actions, time, random));
    }
    const [from, to] = [WARM_UP_MINUTES + STEADY_MINUTES, WARM_UP_MINUTES + STEADY_MINUTES + minutes];
    await passTo(from);
    isOut = true;
    if (kind === 'no connection') for (const visit of visits) visit.announceLine(false);
    if (kind === 'no connection') onlineManager.setOnline(false);
    await passTo(to);
    isOut = false;
    if (kind === 'no connection') for (const visit of visits) visit.announceLine(true);
    if (kind === 'no connection') onlineManager.setOnline(true);
    await passTo(to + AFTER_MINUTES);

    const seconds = Array.from({ length: (to + AFTER_MINUTES) * 60 }, (_, second) => asked[second] ?? 0);
    const before = seconds.slice(WARM_UP_MINUTES * 60, from * 60);
    const after = seconds.slice(to * 60);
    return {
      steady: sum(before) / before.length,
      peak: peakOf(after, windowSeconds),
      stillMissing: visits.filter((visit) => visit.misses()).length,
    };
  } finally {
    for (const visit of visits) visit.end();
    onlineManager.setOnline(true);
    globalThis.fetch = fetchBefore;
    time.restore();
  }
}

/** One page of one player. The actions of the hour are rotated by a random phase, so that the players are not in step. */
class Visit {
  readonly #site: Site;
  readonly #clock: VirtualTime;
  readonly #networkListeners = new Set<(isOnline: boolean) => void>();
  readonly #returnListeners = new Set<() => void>();
  #isOnline = true;
  #isLookedAt = true;
  #isOver = false;
  readonly #leaveFrame: () => void;
  #leave: () => void;

  constructor(
    actions: readonly (readonly [number, Interaction])[],
    clock: VirtualTime,
    random: () => number,
  ) {
    this.#clock = clock;
    const browser = handBrowser({
      random,
      readCookie: () => 'token',
      isOnline: () => this.#isOnline,
      isLookedAt: () => this.#isLookedAt,
      onNetworkChange: (listener) => received(this.#networkListeners, listener),
      onReturn: (listener) => received(this.#returnListeners, listener),
    });
    browser.clock.now = () => clock.now();
    this.#site = createSite(browser);
    this.#site.queries.mount();
    this.#leaveFrame = showFrame(this.#site);
    this.#leave = show(this.#site, '/');

    const phase = random() * HOUR_MS;
    for (const [minute, action] of actions) {
      const first = (minute * MINUTE_MS - phase + HOUR_MS) % HOUR_MS;
      this.#after(first, () => this.#do(action));
    }
    this.#press(random);
  }

  announceLine(isOnline: boolean): void {
    this.#isOnline = isOnline;
    for (const listener of this.#networkListeners) listener(isOnline);
  }

  /** Whether the page is visible and one of its reads has no data. */
  misses(): boolean {
    return this.#isLookedAt && this.#missing().length > 0;
  }

  end(): void {
    this.#isOver = true;
    this.#leave();
    this.#leaveFrame();
    this.#site.queries.unmount();
    this.#site.queries.clear();
    // Its timers would keep a thousand sites in memory during the next run.
    this.#site.app.stop();
  }

  #do(action: Interaction): void {
    if (action.kind === 'go') {
      this.#site.navigation.send({ type: 'navigation.asked', to: action.to, replace: false });
      this.#leave();
      this.#leave = show(this.#site, action.to);
    }
    if (action.kind === 'away') this.#isLookedAt = false;
    if (action.kind === 'back') {
      this.#isLookedAt = true;
      this.#site.queries.getQueryCache().onFocus();
      for (const listener of this.#returnListeners) listener();
    }
  }

  /**
   * Presses "try again", which retries a single failed read (`LoadFailure`). After a success the next failed read follows
   * soon; after a failure the delay doubles.
   */
  #press(random: () => number, presses = 0): void {
    const within = ({ least, most }: { readonly least: number; readonly most: number }) =>
      least + random() * (most - least);
    this.#after(within(PRESSED_AFTER_MS) * 2 ** presses, async () => {
      for (let hasHelped = true; hasHelped; ) {
        const failed = this.#isLookedAt
          ? this.#missing().find(({ state }) => state.status === 'error')
          : null;
        if (!failed) return this.#press(random);
        await failed.fetch().catch(() => undefined);
        hasHelped = failed.state.status === 'success';
        if (hasHelped) await this.#pause(within(NEXT_PRESSED_AFTER_MS));
      }
      this.#press(random, presses + 1);
    });
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => this.#after(milliseconds, resolve));
  }

  #missing() {
    const shown = this.#site.queries.getQueryCache().findAll({ type: 'active' });
    return shown.filter(({ state }) => state.data === undefined);
  }

  #after(milliseconds: number, act: () => void): void {
    this.#clock.later(() => {
      if (!this.#isOver) act();
    }, milliseconds);
  }
}

function received<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The highest rate of a sliding window, in requests per second. */
function peakOf(seconds: readonly number[], windowSeconds: number): number {
  const starts = seconds.slice(0, Math.max(1, 1 + seconds.length - windowSeconds));
  const sums = starts.map((_, place) => sum(seconds.slice(place, place + windowSeconds)));
  return Math.max(...sums) / windowSeconds;
}

function unavailable(): Response {
  const reported = { code: 'SERVICE_UNAVAILABLE', message: '', requestId: 'r' };
  return Response.json(reported, { status: 503 });
}
