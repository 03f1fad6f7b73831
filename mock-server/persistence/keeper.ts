/** Keeps a world in a log, so that it outlives the process: what an answer tells of is never lost. */
import { COLLECTION_NAMES } from '../store/collections.ts';
import { keyOf, type Row, RowError } from '../store/row.ts';
import type { Rows } from '../store/reader.ts';
import type { World } from '../world.ts';
import { type Batch, readBatch, Recorder } from './batch.ts';
import { readSnapshot, restore, type Snapshot, takeSnapshot } from './snapshot.ts';

/** A log that this mock cannot go on from: of another version, or no log of a mock at all. Nothing has been changed. */
export class UnreadableLog extends Error {
  override readonly name = 'UnreadableLog';
}

export class Keeper {
  readonly #log: Log;
  readonly #recorder: Recorder;
  /** What a log rejected to take, to be tried again before anything newer. */
  #held: Batch | null = null;
  #queue: Promise<void> = Promise.resolve();

  private constructor(log: Log, recorder: Recorder) {
    this.#log = log;
    this.#recorder = recorder;
  }

  /**
   * Gives the world the state that the log holds, if any; makes one entry of the log's many; and goes on from there.
   * Throws UnreadableLog, and leaves world and log alone.
   */
  static async open(world: World, log: Log): Promise<Keeper> {
    const [first, ...rest] = await log.read();
    if (first !== undefined) resume(world, first, rest);
    await log.replace(takeSnapshot(world));
    return new Keeper(log, new Recorder(world));
  }

  /**
   * Resolves once everything that has happened until now is in the log. Those who come while it is being written share
   * the next entry. Rejects when the log takes nothing; the next flush tries again.
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

/** Reads the whole log before the world changes. */
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

/** The snapshot that would have been taken after the batches. A key that is written again keeps its place, as in the store. */
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

/** A place that outlives a process and keeps entries in the order in which they came: a file, or a browser's database. */
export interface Log {
  /** Every entry that is there as a whole, oldest first: nothing at all when the place is new. */
  read(): Promise<readonly unknown[]>;
  /** Resolves once the entry would survive the end of the process. One that was cut off in the middle never counts. */
  append(entry: unknown): Promise<void>;
  /** Replaces all entries by one, atomically: a process that is killed meanwhile leaves the old entries. */
  replace(entry: unknown): Promise<void>;
}
