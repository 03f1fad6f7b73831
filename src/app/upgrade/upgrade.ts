import { waitUntil } from '../../../contract/time/clock.ts';
import { readDeployedBuild } from '../../api/deployed-build.ts';
import { whenIdle } from '../../platform/idle.ts';
import { isSeen } from '../../platform/page/document.ts';
import type { Unsubscribe } from '../../platform/unsubscribe.ts';
import { ExternalStore } from '../external-store.ts';
import { routeAt } from '../navigation/routes.ts';
import { pageOf, paths } from '../paths.ts';
import type { NavigationActor } from '../../../machines/navigation.machine.ts';
import type { Services } from '../services.ts';

type Dependencies = Pick<Services, 'browser' | 'client'> & { readonly navigation: NavigationActor };

const MINUTE_MS = 60_000;
const LOOK_EVERY_MS = 15 * MINUTE_MS;
/** Maximum difference between the polling intervals of two pages, so that those opened together do not poll together. */
const SPREAD_MS = 5 * MINUTE_MS;
const PUT_OFF_MS = 4 * 60 * MINUTE_MS;

/** The routes where money and bonuses are moved: no update notice is shown there. */
const CASHIER: readonly string[] = [paths.deposit, paths.withdraw, `${paths.promotions}:promotionId`];

export type UpgradeState =
  /** No look-up for at least 15 minutes, and for hours after the player has postponed the update. */
  | 'resting'
  /** Looks up the deployed build once the page is at rest. */
  | 'looking'
  /** Another build is deployed. The notice is delayed until it does not interrupt the player. */
  | 'found'
  /** The page shows the notice. */
  | 'offered'
  /** The player has accepted. The page reloads once it is at rest. */
  | 'leaving'
  | 'reloading';

/**
 * Detects that a new build was deployed while the page is open. It polls rarely, shows its notice only while no press and no
 * payment is in progress, and leaves the reload to the player.
 */
export class Upgrade extends ExternalStore<UpgradeState> {
  readonly #site: Dependencies;
  /** The build that this page runs. */
  readonly #build: string;
  readonly #lookEveryMs: number;
  /** The earliest time of the next look-up: an instant in milliseconds. */
  #nextLookAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(site: Dependencies, build: string) {
    super('resting');
    this.#site = site;
    this.#build = build;
    this.#lookEveryMs = LOOK_EVERY_MS + site.browser.random() * SPREAD_MS;
  }

  /** Looks for a newer build from now on. */
  start(): Unsubscribe {
    const { browser, navigation } = this.#site;
    this.#rest(this.#lookEveryMs);
    // The page has started from the copy of an earlier build, and something had been pressed (decision 60).
    void browser.outdated?.then((is) => is && this.getSnapshot() === 'resting' && this.set('found'));
    let shown = this.#page();
    const stopListening = browser.onReturn(() => this.#onReturn());
    const arrivals = navigation.subscribe(() => {
      const page = this.#page();
      if (page === shown) return;
      shown = page;
      this.#consider();
    });
    return () => {
      clearTimeout(this.#timer);
      this.set('resting');
      stopListening();
      arrivals.unsubscribe();
    };
  }

  /** The player accepts the update. */
  async accept(): Promise<void> {
    if (this.getSnapshot() !== 'offered') return;
    this.set('leaving');
    await whenQuiet(this.#site);
    if (this.getSnapshot() !== 'leaving') return;
    this.set('reloading');
    this.#site.browser.reload();
  }

  /** The player postpones the update, perhaps while the accepted reload waits. */
  putOff(): void {
    if (this.getSnapshot() === 'offered' || this.getSnapshot() === 'leaving') this.#rest(PUT_OFF_MS);
  }

  #rest(milliseconds: number): void {
    const { clock } = this.#site.client;
    this.#nextLookAt = clock.now() + milliseconds;
    this.set('resting');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#lookUp(), waitUntil(this.#nextLookAt, clock));
  }

  async #lookUp(): Promise<void> {
    clearTimeout(this.#timer);
    this.set('looking');
    await whenQuiet(this.#site);
    const deployed = await readDeployedBuild().catch(() => null);
    if (this.getSnapshot() !== 'looking') return;
    if (deployed === null || deployed === this.#build) this.#rest(this.#lookEveryMs);
    else this.set('found');
  }

  #onReturn(): void {
    // A sleeping phone has stopped the timer.
    const isTime = this.#site.client.clock.now() >= this.#nextLookAt;
    if (this.getSnapshot() === 'resting' && isTime) void this.#lookUp();
    this.#consider();
  }

  /** Another page is shown, or the page is visible again: the player is between two tasks, unless a write is in flight. */
  #consider(): void {
    const state = this.getSnapshot();
    if (state !== 'found' && state !== 'offered' && state !== 'leaving') return;
    if (CASHIER.includes(routeAt(this.#page())?.path ?? '')) this.set('found');
    // A player who has accepted and then continued during a long wait does not expect the reload any more.
    else if (this.#site.client.writes.size === 0) this.set('offered');
  }

  /** The path of the shown page. */
  #page(): string {
    return pageOf(this.#site.navigation.getSnapshot().context.shown ?? '');
  }
}

/** Resolves once the page is visible, the browser is online, and no write is in flight. */
async function whenQuiet(site: Dependencies): Promise<void> {
  for (let obstacle = obstacleOf(site); obstacle; obstacle = obstacleOf(site)) {
    await obstacle;
    // Other handlers of the same event run first: a response is processed, a page that became visible is rendered.
    await whenIdle();
  }
}

/** Resolves when the obstacle may be gone; null if there is none. */
function obstacleOf({ browser, client }: Dependencies): Promise<unknown> | null {
  if (!isSeen()) return next((listener) => browser.onReturn(listener));
  if (!browser.isOnline()) return next((listener) => browser.onNetworkChange(listener));
  return client.writes.size > 0 ? Promise.allSettled(client.writes) : null;
}

/** Resolves at the next notification. */
function next(listen: (listener: () => void) => () => void): Promise<void> {
  return new Promise((resolve) => {
    const stop = listen(() => {
      stop();
      resolve();
    });
  });
}
