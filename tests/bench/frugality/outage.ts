/**
 * An outage, and how everybody comes back from it: so many pages of players with the site's own session, navigation, cache
 * and policy, on one clock, in front of answers that are taken away for some minutes and given back.
 */
import { onlineManager } from '@tanstack/react-query';
import { ROUTES } from '../../../src/app/navigation/routes.ts';
import { createSite, type Site } from '../../../src/app/site.ts';
import { InProcessMock, recordedAnswers } from '../../in-process/mock.ts';
import { turn, VirtualTime } from '../../in-process/virtual-time.ts';
import { handBrowser } from '../../unit/src/browser.ts';
import { BEHAVIOURS, type Interaction } from './behaviours.ts';
import { show, showFrame } from './reads.ts';
import { seeded } from './seeded.ts';

const START = Date.UTC(2026, 2, 2, 3, 0, 0);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const TURNS = 4;
/** After how long somebody presses "try again" on a page that says so; after each press twice as long as before. */
const PRESSED_AFTER_MS = { least: 10_000, most: 30_000 };
const NEXT_PRESSED_AFTER_MS = { least: 1_000, most: 3_000 };

/** What an outage is to a page: no line, a line that leads nowhere, or a server that says so. */
export type OutageKind = 'no line' | 'no answer' | '503';

export interface OutageOptions {
  readonly kind: OutageKind;
  readonly clients: number;
  readonly minutes: number;
  readonly seed?: number;
  /** Over how many seconds a rate is taken: a page that is loaded asks for a dozen things in one of them. */
  readonly windowSeconds?: number;
  /** What falls due within so many milliseconds happens together, and is answered. */
  readonly stepMs?: number;
}

export interface Return {
  /** Requests a second before the outage, on the average. */
  readonly steady: number;
  /** The most in a window before it, a second. */
  readonly steadyPeak: number;
  /** The most in a window while it lasted, a second: what reached no server counts, too. */
  readonly duringPeak: number;
  /** The most in a window after it, a second. */
  readonly peak: number;
  /** The most in a single second, before it and after it. */
  readonly steadyWorstSecond: number;
  readonly worstSecond: number;
  /** Pages in sight that still missed something when the watch ended. */
  readonly stillMissing: number;
}

/** Only what players do: a visitor's pages ask for less, before an outage and after it. */
const PLAYERS = BEHAVIOURS.filter(({ player }) => player !== null);
/** After a quarter of an hour everybody is where their hour has them. */
const WARM_UP_MINUTES = 10;
const STEADY_MINUTES = 10;
const AFTER_MINUTES = 10;

/** Loads the code of all pages, so that none comes while the time stands still. */
export async function loadPages(): Promise<void> {
  await Promise.all(ROUTES.map(({ page }) => page.load()));
  await import('../../../src/app/player-site.ts');
}

/** Lets it happen. The same numbers each time. */
export async function goThroughOutage({
  kind,
  clients,
  minutes,
  ...options
}: OutageOptions): Promise<Return> {
  const { seed = 1, windowSeconds = 10, stepMs = 200 } = options;
  await loadPages();
  const time = new VirtualTime(START);
  const mock = new InProcessMock({ clock: { now: () => START } });
  const answer = recordedAnswers(mock);
  const fetchBefore = globalThis.fetch;
  const random = seeded(seed);
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
    if (kind === 'no line') for (const visit of visits) visit.announceLine(false);
    if (kind === 'no line') onlineManager.setOnline(false);
    await passTo(to);
    isOut = false;
    if (kind === 'no line') for (const visit of visits) visit.announceLine(true);
    if (kind === 'no line') onlineManager.setOnline(true);
    await passTo(to + AFTER_MINUTES);

    const seconds = Array.from({ length: (to + AFTER_MINUTES) * 60 }, (_, second) => asked[second] ?? 0);
    const before = seconds.slice(WARM_UP_MINUTES * 60, from * 60);
    const after = seconds.slice(to * 60);
    return {
      steady: sum(before) / before.length,
      steadyPeak: peakOf(before, windowSeconds),
      duringPeak: peakOf(seconds.slice(from * 60, to * 60), windowSeconds),
      peak: peakOf(after, windowSeconds),
      steadyWorstSecond: Math.max(...before),
      worstSecond: Math.max(...after),
      stillMissing: visits.filter((visit) => visit.misses()).length,
    };
  } finally {
    for (const visit of visits) visit.end();
    onlineManager.setOnline(true);
    globalThis.fetch = fetchBefore;
    time.restore();
  }
}

/** One page of one player, which goes on with its hour again and again, from a minute of its own. */
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

  /** Whether the page is in sight and has not got what it shows. */
  misses(): boolean {
    return this.#isLookedAt && this.#missing().length > 0;
  }

  end(): void {
    this.#isOver = true;
    this.#leave();
    this.#leaveFrame();
    this.#site.queries.unmount();
    this.#site.queries.clear();
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
   * Whoever sees a failure presses "try again", which is for what failed there (`LoadFailure`): if it helps, at the next one
   * at once, else less and less often.
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

/** The most within any so many seconds, a second. */
function peakOf(seconds: readonly number[], windowSeconds: number): number {
  const starts = seconds.slice(0, Math.max(1, 1 + seconds.length - windowSeconds));
  const sums = starts.map((_, place) => sum(seconds.slice(place, place + windowSeconds)));
  return Math.max(...sums) / windowSeconds;
}

function unavailable(): Response {
  const reported = { code: 'SERVICE_UNAVAILABLE', message: '', requestId: 'r' };
  return Response.json(reported, { status: 503 });
}
