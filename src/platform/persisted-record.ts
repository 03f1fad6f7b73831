import { read } from '../../contract/schema/struct.ts';
import { integer, record, type Schema } from '../../contract/schema/vocabulary.ts';
import type { TextStore } from './storage.ts';

/**
 * A record in a browser's storage. The stored text may come from an older version of the site, an extension or the user:
 * anything that does not match the schema and the version is ignored.
 */
export class PersistedRecord<T> {
  /** The stored format, with the version of the schema. */
  private readonly envelope: Schema<{ readonly version: number; readonly value: T }>;

  constructor(
    private readonly store: TextStore,
    private readonly name: string,
    schema: Schema<T>,
    /** Increase it when records that were stored before must no longer be read. */
    private readonly version = 1,
  ) {
    // TypeScript cannot infer the type of a record with a generic field.
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
