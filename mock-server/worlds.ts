/** The isolated worlds of one server: contract §6. Every request belongs to exactly one of them. */
import { type Clock, instantOf } from '../contract/time/clock.ts';
import type { WorldCard } from './lab/inputs.ts';
import { DEFAULT_WORLD, WORLD_HEADER } from './paths.ts';
import { cookiesIn, WORLD_COOKIE } from './pipeline/cookies.ts';
import { randomId, type SecretSource } from './security/crypto.ts';
import { inSlices, type Sliced } from './slices.ts';
import { createWorld, openWorld, prepareWorld, SEEDS_ONLY, type World, type WorldOptions } from './world.ts';

/** The maximum number of worlds besides `default`. */
export const MOST_WORLDS = 64;

/** A world without a request for this long is dropped. Real time: the clock of a world may be moved. */
const UNUSED_MS = 60 * 60 * 1000;

/** Keeps one world across restarts. */
export interface Keeping {
  /** Resolves once all changes until now are durable. */
  readonly flush: () => Promise<void>;
  /** Deletes what is kept. */
  readonly discard: () => Promise<void>;
}

/** Begins to keep a world. If a state is already kept under its id, the world is restored to it. */
export type Keep = (world: World, description: WorldCard) => Promise<Keeping>;

export interface WorldsOptions extends WorldOptions {
  /** The world `default`, if it already exists. */
  readonly world?: World;
  /** Resolves once all changes of the world `default` are durable. */
  readonly flush?: () => Promise<void>;
  /** If absent, only the world `default` may outlive the process. */
  readonly keep?: Keep;
  /** Random by default, so that no id can be guessed from another one. */
  readonly newWorldId?: SecretSource;
}

interface Held {
  readonly description: WorldCard;
  readonly world: World;
  readonly keeping: Keeping | null;
  /** When the last request arrived, in real time. */
  usedAt: number;
}

export class Worlds {
  /** The world `default`. */
  readonly world: World;
  readonly #held = new Map<string, Held>();
  readonly #options: WorldOptions;
  readonly #clock: Clock;
  readonly #keep: Keep | undefined;
  readonly #newWorldId: SecretSource;
  /** How many worlds are being created. */
  #opening = 0;
  /** Resolves once all dropped worlds have been deleted from where they were kept. */
  #discarded: Promise<unknown> = Promise.resolve();

  constructor({ world, flush, keep, newWorldId = randomId, ...options }: WorldsOptions = {}) {
    this.#options = { ...(world && { cookies: world.cookies, sitePath: world.sitePath }), ...options };
    this.#clock = options.clock ?? { now: () => Date.now() };
    this.#keep = keep;
    this.#newWorldId = newWorldId;
    this.world = world ?? createWorld(options);
    const keeping = flush ? { flush, discard: () => Promise.resolve() } : null;
    const names = { id: DEFAULT_WORLD, name: DEFAULT_WORLD };
    this.#hold({ ...names, ...SEEDS_ONLY, createdAt: instantOf(this.#clock.now()) }, this.world, keeping);
  }

  /** The id of the world that a request names: its header's, else its cookie's, else `default`. */
  idIn(request: Request): string {
    const cookies = cookiesIn(this.world.cookies.cookieHeader(request));
    return request.headers.get(WORLD_HEADER) || cookies.get(WORLD_COOKIE) || DEFAULT_WORLD;
  }

  /** Returns the world with this id for a request; null if there is none. */
  use(id: string): World | null {
    this.#dropUnused();
    const held = this.#held.get(id);
    if (!held) return null;
    held.usedAt = this.#clock.now();
    return held.world;
  }

  /** `default` first, then in the order of creation. */
  all(): readonly WorldCard[] {
    this.#dropUnused();
    return [...this.#held.values()].map(({ description }) => description);
  }

  find(id: string): WorldCard | null {
    return this.all().find((description) => description.id === id) ?? null;
  }

  /** Creates a world, after `play` has brought it into its initial state. Null, without a change, if there are too many. */
  async create(
    {
      name,
      ...beginning
    }: { readonly name?: string | undefined; readonly scenario: string; readonly seed: number },
    play: (world: World) => Sliced<unknown>,
  ): Promise<WorldCard | null> {
    this.#dropUnused();
    if (this.#held.size + this.#opening > MOST_WORLDS) return null;
    this.#opening += 1;
    try {
      const id = this.#newWorldId();
      const world = prepareWorld({ ...this.#options, id });
      await inSlices(play(world));
      openWorld(world);
      const createdAt = instantOf(this.#clock.now());
      const description = { id, name: name ?? id, ...beginning, createdAt };
      this.#hold(description, world, (await this.#keep?.(world, description)) ?? null);
      return description;
    } finally {
      this.#opening -= 1;
    }
  }

  /** Restores a kept world. Counts as a use. */
  async resume(description: WorldCard): Promise<void> {
    const world = createWorld({ ...this.#options, id: description.id });
    this.#hold(description, world, (await this.#keep?.(world, description)) ?? null);
  }

  /** Deletes a world and what is kept of it. Returns null if there is none. */
  async delete(id: string): Promise<WorldCard | null> {
    const held = this.#held.get(id);
    if (!held || id === DEFAULT_WORLD) return null;
    this.#held.delete(id);
    held.world.events.close();
    await held.keeping?.discard();
    return held.description;
  }

  /** Resolves once all changes of a world are durable. A world that was deleted meanwhile has nothing to keep. */
  async flush(id: string): Promise<void> {
    await this.#discarded;
    await this.#held.get(id)?.keeping?.flush();
  }

  #hold(description: WorldCard, world: World, keeping: Keeping | null): void {
    this.#held.set(description.id, { description, world, keeping, usedAt: this.#clock.now() });
  }

  /** Evaluated by each request instead of by a timer, like every deadline of the mock. */
  #dropUnused(): void {
    const now = this.#clock.now();
    for (const [id, held] of this.#held) {
      // A world whose event stream has a subscriber is in use.
      if (held.world.events.isFollowed) held.usedAt = now;
      if (id === DEFAULT_WORLD || now - held.usedAt < UNUSED_MS) continue;
      this.#held.delete(id);
      // A failure to delete its file must not fail the request of another world.
      this.#discarded = Promise.allSettled([this.#discarded, held.keeping?.discard()]);
    }
  }
}
