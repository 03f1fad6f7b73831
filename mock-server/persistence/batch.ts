/** What has happened to a world in one go: an entry of a log, after its snapshot. */
import { read } from '../../contract/schema/struct.ts';
import { COLLECTION_NAMES } from '../store/collections.ts';
import { checkedRow, RowError } from '../store/row.ts';
import type { Write } from '../store/undo-log.ts';
import type { World } from '../world.ts';
import { Dependencies, dependenciesOf, presentName } from './snapshot.ts';

export interface Batch {
  readonly dependencies: Dependencies;
  /** Whether nothing of the rows before is left, as after a reset. */
  readonly isFresh: boolean;
  readonly writes: readonly Write[];
}

/** Gathers what happens to a world between two looks. */
export class Recorder {
  readonly #world: World;
  #writes: Write[] = [];
  #isFresh = false;
  #known: string;

  constructor(world: World) {
    this.#world = world;
    this.#known = notable(dependenciesOf(world));
    world.store.listen((writes, isFresh) => {
      if (isFresh) {
        this.#writes = [];
        this.#isFresh = true;
      }
      for (const write of writes) this.#writes.push(write);
    });
  }

  /** What has happened since the last look; null when nothing has. */
  take(): Batch | null {
    const dependencies = dependenciesOf(this.#world);
    const noted = notable(dependencies);
    if (!this.#isFresh && this.#writes.length === 0 && noted === this.#known) return null;
    const batch = { dependencies, isFresh: this.#isFresh, writes: this.#writes };
    this.#known = noted;
    this.#isFresh = false;
    this.#writes = [];
    return batch;
  }
}

/** A request that only reads is counted, but the count alone is not worth writing down. */
function notable({ clock, faults }: Dependencies): string {
  return JSON.stringify([clock, faults]);
}

/** Reads a batch row by row. Throws a RowError where something does not fit. */
export function readBatch(value: unknown): Batch {
  const { dependencies, isFresh, writes } = (value ?? {}) as Partial<Record<keyof Batch, unknown>>;
  const reading = read(Dependencies, dependencies);
  if (!reading.ok || typeof isFresh !== 'boolean' || !Array.isArray(writes)) throw new RowError('no batch');
  return { dependencies: reading.value, isFresh, writes: writes.map(readWrite) };
}

function readWrite(value: unknown): Write {
  const [name, key, row]: readonly unknown[] = Array.isArray(value) ? value : [];
  const collection = COLLECTION_NAMES.find((candidate) => candidate === presentName(String(name)));
  if (!collection || typeof key !== 'string') throw new RowError(`no write to ${String(name)}`);
  return [collection, key, row === null ? null : checkedRow(collection, row)];
}
