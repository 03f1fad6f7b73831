/** Persists a world in a log: everything that a response contains has been stored before. */
import { COLLECTION_NAMES } from '../store/collections.ts';
import { keyOf, type Row, RowError } from '../store/row.ts';
import type { Rows } from '../store/reader.ts';
import type { World } from '../world.ts';
import { type Batch, readBatch, Recorder } from './batch.ts';
import { readSnapshot, restore, type Snapshot, takeSnapshot } from './snapshot.ts';

/** The log was written by another version, or is not a log of the mock. Nothing has been changed. */
export class UnreadableLog extends Error {
  override readonly name = 'UnreadableLog';
}

export class Keeper {
  readonly #log: Log;
  readonly #recorder: Recorder;
  /** The batch that the log failed to store; retried before any newer one. */
  #held: Batch | null = null;
  #queue: Promise<void> = Promise.resolve();

  private constructor(log: Log, recorder: Recorder) {
    this.#log = log;
    this.#recorder = recorder;
  }

  /**
   * Restores the world from the log, if it has any entries, and compacts the log to one snapshot. Throws UnreadableLog
   * without changing world or log.
   */
  static async open(world: World, log: Log): Promise<Keeper> {
    const [first, ...rest] = await log.read();
    if (first !== undefined) resume(world, first, rest);
    await log.replace(takeSnapshot(world));
    return new Keeper(log, new Recorder(world));
  }

  /**
   * Resolves once all changes until now are in the log. Calls during a write share the next entry. Rejects if the log cannot
   * store it; the next flush retries.
   */
  flush(): Promise<void> {
    this.#queue = this.#queue.catch(() => undefined).then(() => this.#write());
    return this.#queue;
  }

  async #write(): Promise<void> {
    for (;;) {
      this.#held ??= this.#recorder.take();
      if (!this.#held) return;
      await this.#log.append(this.#held);
      this.#held = null;
    }
  }
}

/** Parses the whole log before it changes the world. */
function resume(world: World, first: unknown, rest: readonly unknown[]): void {
  const reading = readSnapshot(first);
  if (!reading.ok) {
    const [problem] = reading.violations;
    throw new UnreadableLog(`no snapshot of this version: ${problem?.path} ${problem?.code}`);
  }
  const batches = rest.map((entry, index) => batchAt(index + 2, entry));
  if (!restore(world, withBatches(reading.value, batches))) {
    throw new UnreadableLog('its clock is outside 2000 to 2100');
  }
}

/** The snapshot after applying the batches. A rewritten key keeps its position, as in the store. */
function withBatches(snapshot: Snapshot, batches: readonly Batch[]): Snapshot {
  const rows = new Map(
    COLLECTION_NAMES.map((name) => [
      name,
      new Map(snapshot.store[name].map((row): [string, Row] => [keyOf(name, row), row])),
    ]),
  );
  for (const { writes, isFresh } of batches) {
    if (isFresh) for (const rowsByKey of rows.values()) rowsByKey.clear();
    for (const [name, key, row] of writes) {
      if (row) rows.get(name)?.set(key, row);
      else rows.get(name)?.delete(key);
    }
  }
  const store: object = Object.fromEntries(
    [...rows].map(([name, rowsByKey]) => [name, [...rowsByKey.values()]]),
  );
  const { dependencies } = batches.at(-1) ?? snapshot;
  return { ...snapshot, dependencies, store: store as Rows };
}

function batchAt(line: number, entry: unknown): Batch {
  try {
    return readBatch(entry);
  } catch (thrown) {
    if (!(thrown instanceof RowError)) throw thrown;
    throw new UnreadableLog(`entry ${line}: ${thrown.message}`);
  }
}

/** Durable storage of entries in their order: a file, or a browser's database. */
export interface Log {
  /** Returns all complete entries, oldest first; empty for a new log. */
  read(): Promise<readonly unknown[]>;
  /** Resolves once the entry is durable. A partially written entry is ignored. */
  append(entry: unknown): Promise<void>;
  /** Replaces all entries by one, atomically: if the process is killed before the replacement is complete, the old entries remain. */
  replace(entry: unknown): Promise<void>;
}
