import { read } from '../../contract/schema/struct.ts';
import { integer, record, type Schema } from '../../contract/schema/vocabulary.ts';
import type { TextStore } from './storage.ts';

/**
 * A record in a browser's storage, where anybody may have written: an older version of the site, an extension, a curious
 * person. What is not exactly the record of this version is not there.
 */
export class PersistedRecord<T> {
  /** As it is written: a later version of the site knows by the number what it may not read. */
  private readonly envelope: Schema<{ readonly version: number; readonly value: T }>;

  constructor(
    private readonly store: TextStore,
    private readonly name: string,
    schema: Schema<T>,
    /** Raised whenever a record that was written before may no longer be read. */
    private readonly version = 1,
  ) {
    // The compiler cannot tell what a record of a generic field infers to.
    this.envelope = record({ version: integer(1), value: schema }) as Schema as typeof this.envelope;
  }

  read(): T | null {
    const reading = read(this.envelope, parsed(this.store.read(this.name)));
    return reading.ok && reading.value.version === this.version ? reading.value.value : null;
  }

  write(value: T): void {
    this.store.write(this.name, JSON.stringify({ version: this.version, value }));
  }

  remove(): void {
    this.store.remove(this.name);
  }
}

function parsed(written: string | null): unknown {
  try {
    return written === null ? null : JSON.parse(written);
  } catch {
    return null;
  }
}
