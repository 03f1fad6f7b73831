/** The changes of a world between two flushes: a log entry that follows the snapshot. */
import { read } from '../../contract/schema/struct.ts';
import { COLLECTION_NAMES } from '../store/collections.ts';
import { checkedRow, RowError } from '../store/row.ts';
import type { Write } from '../store/undo-log.ts';
import type { World } from '../world.ts';
import { WorldEnvironment, environmentOf, presentName } from './snapshot.ts';

export interface Batch {
  readonly dependencies: WorldEnvironment;
  /** Whether all earlier rows were removed, as by a reset. */
  readonly isFresh: boolean;
  readonly writes: readonly Write[];
}

/** Records the changes of a world between two flushes. */
export class Recorder {
  readonly #world: World;
  #writes: Write[] = [];
  #isFresh = false;
  #known: string;

  constructor(world: World) {
    this.#world = world;
    this.#known = notable(environmentOf(world));
    world.store.listen((writes, isFresh) => {
      if (isFresh) {
        this.#writes = [];
        this.#isFresh = true;
      }
      for (const write of writes) this.#writes.push(write);
    });
  }

  /** Returns the changes since the last call; null if there are none. */
  take(): Batch | null {
    const dependencies = environmentOf(this.#world);
    const noted = notable(dependencies);
    if (!this.#isFresh && this.#writes.length === 0 && noted === this.#known) return null;
    const batch = { dependencies, isFresh: this.#isFresh, writes: this.#writes };
    this.#known = noted;
    this.#isFresh = false;
    this.#writes = [];
    return batch;
  }
}

/** Read-only requests only increment the request counter, which alone is not worth a log entry. */
function notable({ clock, faults }: WorldEnvironment): string {
  return JSON.stringify([clock, faults]);
}

/** Parses a batch row by row. Throws a RowError if anything is invalid. */
export function readBatch(value: unknown): Batch {
  const { dependencies, isFresh, writes } = (value ?? {}) as Partial<Record<keyof Batch, unknown>>;
  const reading = read(WorldEnvironment, dependencies);
  if (!reading.ok || typeof isFresh !== 'boolean' || !Array.isArray(writes)) throw new RowError('no batch');
  return { dependencies: reading.value, isFresh, writes: writes.map(readWrite) };
}

function readWrite(value: unknown): Write {
  const [name, key, row]: readonly unknown[] = Array.isArray(value) ? value : [];
  const collection = COLLECTION_NAMES.find((candidate) => candidate === presentName(String(name)));
  if (!collection || typeof key !== 'string') throw new RowError(`no write to ${String(name)}`);
  return [collection, key, row === null ? null : checkedRow(collection, row)];
}
