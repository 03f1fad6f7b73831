/** Everything that outlives a request. The rest of the mock is functions over it. */
import type { Clock } from '../contract/clock.ts';
import { LabClock } from './lab/clock.ts';
import { FaultList } from './lab/faults.ts';
import { Journal } from './lab/journal.ts';
import { randomSecret, type SecretSource } from './security/secrets.ts';
import { seed } from './seeds/seed.ts';
import { Store } from './store/store.ts';

export interface World {
  readonly store: Store;
  readonly clock: LabClock;
  readonly faults: FaultList;
  readonly journal: Journal;
  readonly newSecret: SecretSource;
  /** Requests with an idempotency key that are being carried out: the digest of their body by scope and key. */
  readonly running: Map<string, string>;
  /** Numbers the answers, across resets. */
  readonly newRequestId: () => string;
}

export interface WorldOptions {
  /** The real clock, unless a test brings its own. */
  readonly clock?: Clock;
  readonly secretSource?: SecretSource;
}

export function createWorld(options: WorldOptions = {}): World {
  let requests = 0;
  const world: World = {
    store: new Store(),
    clock: new LabClock(options.clock ?? { now: () => Date.now() }),
    faults: new FaultList(),
    journal: new Journal(),
    newSecret: options.secretSource ?? randomSecret,
    running: new Map(),
    newRequestId: () => {
      requests += 1;
      return `req-${String(requests).padStart(6, '0')}`;
    },
  };
  resetWorld(world);
  return world;
}

/** The world as it was made: seeds only, the real time, a bank that answers, no faults. */
export function resetWorld(world: World): void {
  world.clock.reset();
  world.faults.clear();
  world.journal.clear();
  world.running.clear();
  world.store.clear();
  seed(world.store);
}
