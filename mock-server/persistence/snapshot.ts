/**
 * The state of a world as plain data: what an export holds, and what a log begins with. It is declared like everything
 * that comes in at an edge, rows by their own declarations, so that what does not fit is rejected before anything changes.
 */
import { type Reading, read, type Violation } from '../../contract/schema/struct.ts';
import { type Infer, integer, list, literal, record, type Schema } from '../../contract/schema/vocabulary.ts';
import { UNKNOWN_BEGINNING } from '../lab/acts.ts';
import { ClockState } from '../lab/clock.ts';
import { FaultState } from '../lab/faults.ts';
import { COLLECTION_NAMES, collections } from '../store/collections.ts';
import { keyOf } from '../store/row.ts';
import { allRows, type Rows } from '../store/reader.ts';
import type { World } from '../world.ts';

/** The state of a world besides its rows. The journal is for a developer who watches, and is not persisted. */
export const Dependencies = record({
  /** How many requests have been numbered: no two of them share a number in the ledger. */
  requests: integer(),
  clock: ClockState,
  faults: list(FaultState),
});
export type Dependencies = Infer<typeof Dependencies>;

const RowsSchema = record(
  Object.fromEntries(COLLECTION_NAMES.map((name) => [name, list(collections[name].schema as Schema)])),
) as Schema as Schema<Rows>;

/** The version grows when a file of before would be misread; one that merely lacks fields is rejected by their names. */
export const Snapshot = record({
  format: literal('dok-champa-mock'),
  version: literal(1),
  dependencies: Dependencies,
  store: RowsSchema,
});
export type Snapshot = Infer<typeof Snapshot>;

export function takeSnapshot(world: World): Snapshot {
  return {
    format: 'dok-champa-mock',
    version: 1,
    dependencies: dependenciesOf(world),
    store: allRows(world.store),
  };
}

export function dependenciesOf(world: World): Dependencies {
  return {
    requests: world.requests.made,
    clock: world.clock.state(),
    faults: world.faults.all().map((fault) => ({ ...fault })),
  };
}

/** The present names of collections by the names that older snapshots and logs have. */
const RENAMED_COLLECTIONS: Readonly<Record<string, string>> = { protections: 'responsiblePlay' };

/** A collection's present name: it may have been written under an older one. */
export function presentName(name: string): string {
  return Object.hasOwn(RENAMED_COLLECTIONS, name) ? (RENAMED_COLLECTIONS[name] ?? name) : name;
}

/** Reads a snapshot row by row. */
export function readSnapshot(value: unknown): Reading<Snapshot> {
  const reading = read(Snapshot, withPresentNames(value));
  if (!reading.ok) return reading;
  const violations = repeatedKeys(reading.value);
  return violations.length > 0 ? { ok: false, violations } : reading;
}

function withPresentNames(value: unknown): unknown {
  const { store } = { store: null, ...(value as object | null) } as { readonly store: unknown };
  if (typeof store !== 'object' || store === null) return value;
  const renamed = Object.entries(store).map(([name, rows]): [string, unknown] => [presentName(name), rows]);
  return { ...(value as object), store: Object.fromEntries(renamed) };
}

/** What no declaration of a row can say: that no two rows of a collection have the same key. */
export function repeatedKeys({ store }: Snapshot): Violation[] {
  return COLLECTION_NAMES.flatMap((name) => {
    const keys = new Set<string>();
    return store[name].flatMap((row, index) => {
      const isNew = keys.size < keys.add(keyOf(name, row)).size;
      return isNew ? [] : [{ path: `store.${name}.${index}.${collections[name].key}`, code: 'MISMATCH' }];
    });
  });
}

/**
 * Makes the world what the snapshot says; of the world before, nothing stays but the higher number of requests. False,
 * and nothing changes, when its clock would leave the years that the lab allows.
 */
export function restore(world: World, { dependencies, store }: Snapshot): boolean {
  if (!world.clock.resume(dependencies.clock)) return false;
  world.faults.resume(dependencies.faults);
  world.journal.clear();
  world.acts.begin(UNKNOWN_BEGINNING);
  world.running.clear();
  world.requests.made = Math.max(world.requests.made, dependencies.requests);
  world.store.load(store);
  return true;
}

/** Collections whose rows are credentials: they grant access without a password. */
const KEYS_TO_SOMETHING = ['sessions', 'launches'] as const;

/**
 * What may leave the machine: without the rows that open something, and without the stored answers that hand out such
 * a key. Passwords stay, as the salted hashes that they are, because a world that is restored from the file needs them for the login.
 */
export function withoutSecrets(snapshot: Snapshot): Snapshot {
  const { store } = snapshot;
  const secrets = KEYS_TO_SOMETHING.flatMap((name) => {
    const masked: readonly string[] = collections[name].masked;
    return store[name].flatMap((row) =>
      Object.entries(row).flatMap(([field, value]) =>
        masked.includes(field) && value ? [String(value)] : [],
      ),
    );
  });
  const idempotency = store.idempotency.filter(
    ({ setCookies, body }) =>
      setCookies.length === 0 && !secrets.some((secret) => body?.includes(secret) ?? false),
  );
  return { ...snapshot, store: { ...store, sessions: [], launches: [], idempotency } };
}
