/**
 * The state of a world as plain data: the content of an export, and the first entry of a log. Parsed by the row declarations
 * like any external data, so that invalid data is rejected before anything changes.
 */
import { type Reading, read, type Violation } from '../../contract/schema/struct.ts';
import {
  type Infer,
  integer,
  json,
  list,
  literal,
  optional,
  record,
  type Schema,
} from '../../contract/schema/vocabulary.ts';
import { UNKNOWN_BEGINNING } from '../lab/acts.ts';
import { ClockState } from '../lab/clock.ts';
import { FaultState } from '../lab/faults.ts';
import { atOnce, type Sliced } from '../slices.ts';
import { COLLECTION_NAMES, type CollectionName, collections } from '../store/collections.ts';
import { keyOf } from '../store/row.ts';
import { allRows, type Rows } from '../store/reader.ts';
import type { World } from '../world.ts';

/** The state of a world apart from its rows. The journal is only for watching developers, and is not persisted. */
export const WorldEnvironment = record({
  /** The number of request ids already used, so that ids in the ledger are unique. */
  requests: integer(),
  clock: ClockState,
  faults: list(FaultState),
  /** The position of the world's randomness; older files do not contain it. */
  randomness: optional(integer(0, 2 ** 32 - 1)),
});
export type WorldEnvironment = Infer<typeof WorldEnvironment>;

const RowsSchema = record(
  Object.fromEntries(COLLECTION_NAMES.map((name) => [name, list(collections[name].schema as Schema)])),
) as Schema as Schema<Rows>;

/** The version is incremented if an older file would be misread; a file that merely lacks fields is rejected with their names. */
export const Snapshot = record({
  format: literal('dok-champa-mock'),
  version: literal(1),
  dependencies: WorldEnvironment,
  store: RowsSchema,
});
export type Snapshot = Infer<typeof Snapshot>;

/** A snapshot whose rows have not been read: there may be tens of thousands. */
export const UnreadSnapshot = record({
  ...Snapshot.fields,
  store: record(Object.fromEntries(COLLECTION_NAMES.map((name) => [name, list(json())]))) as Schema as Schema<
    Readonly<Record<CollectionName, readonly unknown[]>>
  >,
});
export type UnreadSnapshot = Infer<typeof UnreadSnapshot>;

export function takeSnapshot(world: World): Snapshot {
  return {
    format: 'dok-champa-mock',
    version: 1,
    dependencies: environmentOf(world),
    store: allRows(world.store),
  };
}

export function environmentOf(world: World): WorldEnvironment {
  return {
    requests: world.requests.made,
    clock: world.clock.state(),
    faults: world.faults.active().map((fault) => ({ ...fault })),
    randomness: world.randomness.state,
  };
}

/** Maps collection names in older snapshots and logs to the current names. */
const RENAMED_COLLECTIONS: Readonly<Record<string, string>> = { protections: 'responsiblePlay' };

/** Returns a collection's current name for a possibly older one. */
export function presentName(name: string): string {
  return Object.hasOwn(RENAMED_COLLECTIONS, name) ? (RENAMED_COLLECTIONS[name] ?? name) : name;
}

/** Parses a snapshot row by row. */
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

/** Checks what row declarations cannot express: unique keys within a collection. */
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
 * Replaces the world's state by the snapshot; only the request counter keeps the higher value. Returns false without changes
 * if the clock would be outside the years that the lab allows.
 */
export function restore(world: World, snapshot: Snapshot): boolean {
  return atOnce(restoreInSlices(world, snapshot));
}

/** The same for a prepared world, which no request reaches meanwhile. */
export function* restoreInSlices(world: World, { dependencies, store }: Snapshot): Sliced<boolean> {
  if (!world.clock.resume(dependencies.clock)) return false;
  world.faults.resume(dependencies.faults);
  world.randomness.begin(dependencies.randomness ?? 1);
  world.requests.made = Math.max(world.requests.made, dependencies.requests);
  yield* world.store.loadInSlices(store);
  // A snapshot contains no requests, no verbs and no writes in progress.
  world.journal.clear();
  world.acts.begin(UNKNOWN_BEGINNING);
  world.running.clear();
  return true;
}

/** Collections whose rows are credentials: they grant access without a password. */
const KEYS_TO_SOMETHING = ['sessions', 'launches'] as const;

/**
 * Removes data that must not leave the machine: rows that are credentials, and stored responses that contain one. Salted
 * password hashes stay, because login in the imported world needs them.
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
