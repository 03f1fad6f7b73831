/** Everything that outlives a request. The rest of the mock is functions over it. */
import type { Clock } from '../contract/time/clock.ts';
import { ActLog } from './lab/acts.ts';
import { LabClock } from './lab/clock.ts';
import { FaultList } from './lab/faults.ts';
import { Journal } from './lab/journal.ts';
import { type CookieCarrier, cookiesOverHttp } from './pipeline/cookies.ts';
import { randomSecret, type SecretSource } from './security/crypto.ts';
import { seed } from './seeds/seed.ts';
import { createStore, type Store } from './store/store.ts';

export interface World {
  readonly store: Store;
  readonly clock: LabClock;
  readonly faults: FaultList;
  readonly journal: Journal;
  /** How it began, and what the lab has done to it since. */
  readonly acts: ActLog;
  readonly newSecret: SecretSource;
  /** Requests with an idempotency key that are being carried out: the digest of their body by scope and key. */
  readonly running: Map<string, string>;
  /** How many requests have been numbered, across resets. */
  readonly requests: { made: number };
  readonly newRequestId: () => string;
  readonly cookies: CookieCarrier;
  /** The folder of its host that the site lives in, such as `/demo`: addresses that the mock hands out begin with it. */
  readonly sitePath: string;
}

export interface WorldOptions {
  /** The real clock, unless a test brings its own. */
  readonly clock?: Clock;
  readonly secretSource?: SecretSource;
  /** Where cookies are set: in HTTP headers, unless the host stores them itself. */
  readonly cookies?: CookieCarrier;
  /** Nothing, which is the host's root, unless said. */
  readonly sitePath?: string;
}

export function createWorld(options: WorldOptions = {}): World {
  const requests = { made: 0 };
  const world: World = {
    store: createStore(),
    clock: new LabClock(options.clock ?? { now: () => Date.now() }),
    faults: new FaultList(),
    journal: new Journal(),
    acts: new ActLog(),
    newSecret: options.secretSource ?? randomSecret,
    running: new Map(),
    requests,
    newRequestId: () => {
      requests.made += 1;
      return `req-${String(requests.made).padStart(6, '0')}`;
    },
    cookies: options.cookies ?? cookiesOverHttp,
    sitePath: options.sitePath ?? '',
  };
  resetWorld(world);
  return world;
}

/** As the lab's reset names it when nothing else is asked of it. */
const SEEDS_ONLY = { scenario: 'default', seed: 1 } as const;

/** The world as it was made: seeds only, the real time, a bank that answers, no faults. */
export function resetWorld(world: World): void {
  world.clock.reset();
  world.faults.clear();
  world.journal.clear();
  world.acts.begin(SEEDS_ONLY);
  world.running.clear();
  world.store.load({});
  seed(world.store);
}
