/** All state that outlives a request. The rest of the mock consists of functions on it. */
import type { Clock } from '../contract/time/clock.ts';
import type { Forwarding } from './backend-proxy/forwarding.ts';
import { ActLog } from './lab/acts.ts';
import { LabClock } from './lab/clock.ts';
import { EventLog } from './lab/events/event-log.ts';
import { observeStore } from './lab/events/store-events.ts';
import { FaultList } from './lab/faults.ts';
import { Journal } from './lab/journal.ts';
import { Randomness } from './lab/randomness.ts';
import { DEFAULT_WORLD } from './paths.ts';
import { type CookieCarrier, cookiesOverHttp } from './pipeline/cookies.ts';
import { randomSecret, type SecretSource } from './security/crypto.ts';
import { seed } from './seeds/seed.ts';
import { createStore, type Store } from './store/store.ts';

export interface World {
  /** Unique in its server. */
  readonly id: string;
  readonly store: Store;
  readonly clock: LabClock;
  readonly faults: FaultList;
  /** Of the faults' probabilities and delays. */
  readonly randomness: Randomness;
  readonly journal: Journal;
  /** How the world was created, and the lab verbs executed in it. */
  readonly acts: ActLog;
  /** What happens in the world, for those who follow it. */
  readonly events: EventLog;
  readonly newSecret: SecretSource;
  /** Requests with an idempotency key that are in progress: the digest of the body by ticket id. */
  readonly running: Map<string, string>;
  /** The number of request ids used, across resets. */
  readonly requests: { made: number };
  readonly newRequestId: () => string;
  readonly cookies: CookieCarrier;
  /** Creates a world of the same host in its initial state, for `adopt`. */
  readonly prepare: () => World;
  /** The real backend that answers some of the calls; null if the mock answers all. */
  readonly forwarding: Forwarding | null;
  /** The folder of the host that contains the site, such as `/demo`: prefix of the URLs that the mock returns. */
  readonly sitePath: string;
}

export interface WorldOptions {
  /** `default` by default. */
  readonly id?: string;
  /** The real clock by default; tests may replace it. */
  readonly clock?: Clock;
  readonly secretSource?: SecretSource;
  /** HTTP headers by default; a host may store the cookies itself. */
  readonly cookies?: CookieCarrier;
  /** Empty by default: the host's root. */
  readonly sitePath?: string;
  /** Connects each world to a real backend. */
  readonly forwardingOf?: (events: EventLog) => Forwarding;
}

export function createWorld(options: WorldOptions = {}): World {
  return openWorld(prepareWorld(options));
}

/** From now on, those who follow the world are told what happens in it. */
export function openWorld(world: World): World {
  observeStore(world.store, world.events);
  world.events.begin();
  return world;
}

/** Creates a world that tells nobody what happens in it, so that a state can be built there. */
export function prepareWorld(options: WorldOptions = {}): World {
  const requests = { made: 0 };
  const realClock = options.clock ?? { now: () => Date.now() };
  const clock = new LabClock(realClock);
  const events = new EventLog(clock, realClock.now());
  const world: World = {
    id: options.id ?? DEFAULT_WORLD,
    store: createStore(),
    clock,
    faults: new FaultList((faults) => events.add({ type: 'faults', faults })),
    randomness: new Randomness(),
    journal: new Journal((request) => events.add({ type: 'request', request })),
    acts: new ActLog(),
    events,
    newSecret: options.secretSource ?? randomSecret,
    running: new Map(),
    requests,
    newRequestId: () => {
      requests.made += 1;
      return `req-${String(requests.made).padStart(6, '0')}`;
    },
    cookies: options.cookies ?? cookiesOverHttp,
    prepare: () => prepareWorld(options),
    forwarding: options.forwardingOf?.(events) ?? null,
    sitePath: options.sitePath ?? '',
  };
  resetWorld(world);
  return world;
}

/** Replaces the state of a world by the one of a prepared world, at once. Only the request counter keeps the higher value. */
export function adopt(world: World, prepared: World): void {
  world.events.quietly(() => {
    world.clock.adopt(prepared.clock);
    world.faults.reset();
    world.faults.resume(prepared.faults.active());
    world.randomness.begin(prepared.randomness.state);
    world.requests.made = Math.max(world.requests.made, prepared.requests.made);
    world.journal.clear();
    world.acts.begin(prepared.acts.beginning);
    world.running.clear();
    world.store.adopt(prepared.store);
  });
}

/** Equals the lab's reset without parameters. */
export const SEEDS_ONLY = { scenario: 'default', seed: 1 } as const;

/** Resets the world to its initial state: seeds only, the real time, a bank that responds, no faults. */
export function resetWorld(world: World): void {
  world.clock.reset();
  world.faults.reset();
  world.randomness.begin(SEEDS_ONLY.seed);
  world.journal.clear();
  world.acts.begin(SEEDS_ONLY);
  world.running.clear();
  seed(world.store);
}
