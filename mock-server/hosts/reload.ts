/**
 * Carries the worlds of a development server over a reload of the mock's code, as plain data: objects of the old classes would keep the
 * old declarations of the rows, and drop every new field.
 */
import { read } from '../../contract/schema/struct.ts';
import { type Infer, integer, json, list, nullable, record, text } from '../../contract/schema/vocabulary.ts';
import { Instant } from '../../contract/values.ts';
import { FaultState } from '../lab/faults.ts';
import { WorldCard } from '../lab/inputs.ts';
import { playScenario, scenarioNamed } from '../lab/scenarios/play-scenario.ts';
import { scenarios } from '../lab/scenarios/scenarios.ts';
import { presentName, readSnapshot, restore, takeSnapshot } from '../persistence/snapshot.ts';
import { sweep } from '../domain/sweep.ts';
import { atOnce } from '../slices.ts';
import { COLLECTION_NAMES, collections } from '../store/collections.ts';
import { SEEDS_ONLY, adopt, type World } from '../world.ts';
import type { Worlds } from '../worlds.ts';

/** What a snapshot does not contain. The journal is not carried over: it is about the old code. */
const History = record({
  beginning: record({ scenario: nullable(text()), seed: nullable(integer()) }),
  acts: list(record({ number: integer(1), at: Instant, method: text(), verb: text(), body: json() })),
  endedFaults: list(FaultState),
});

/** Written by the old code and read by the new, so that nothing is known of its content. */
export interface CarriedWorld {
  readonly description: unknown;
  readonly snapshot: unknown;
  readonly history: unknown;
}

/** The state of all worlds. Their event streams end, so that clients connect to the new ones and read the state again. */
export function takeWorlds(worlds: Worlds): readonly CarriedWorld[] {
  return worlds.all().flatMap((description) => {
    const world = worlds.use(description.id);
    if (!world) return [];
    world.events.close();
    const history: Infer<typeof History> = {
      beginning: world.acts.beginning,
      acts: [...world.acts.all()],
      endedFaults: [...world.faults.ended()],
    };
    return [structuredClone({ description, snapshot: takeSnapshot(world), history })];
  });
}

/**
 * Restores carried worlds. `hasRows`: the worlds have been restored from their files already, and lack their history only. Returns what
 * could not be carried over, in sentences. A world whose rows do not fit the new code starts again from its scenario.
 */
export async function restoreWorlds(
  worlds: Worlds,
  carried: readonly CarriedWorld[],
  hasRows = false,
): Promise<readonly string[]> {
  const losses: string[] = [];
  for (const { description, snapshot, history } of carried) {
    const reading = read(WorldCard, description);
    if (!reading.ok) {
      losses.push(
        `A world is gone: its description has no ${reading.violations[0]?.path} that the new code accepts.`,
      );
      continue;
    }
    const { id, name } = reading.value;
    if (!worlds.find(id)) await worlds.resume(reading.value);
    const world = worlds.use(id);
    if (!world) continue;
    const past = read(History, history);
    const beginning = past.ok ? past.value.beginning : reading.value;
    const title = `The world ${name}`;
    const problem = hasRows ? null : restored(world, snapshot);
    if (problem !== null) {
      const from = startAgain(world, beginning);
      losses.push(
        `${title} starts again from the scenario ${from}, without its orders and sessions: its rows do not fit the new code (${problem}).`,
      );
      continue;
    }
    const dropped = droppedFields(snapshot);
    if (dropped.length > 0)
      losses.push(`${title} lost what the new code does not declare: ${dropped.join(', ')}.`);
    if (past.ok) {
      world.acts.resume(past.value.beginning, past.value.acts);
      world.faults.resume(world.faults.active(), past.value.endedFaults);
    } else losses.push(`${title} lost the log of its verbs: the new code reads another form of it.`);
  }
  return losses;
}

/** Returns the first problem; null if the world has the state of the snapshot. */
function restored(world: World, snapshot: unknown): string | null {
  const reading = readSnapshot(snapshot);
  if (!reading.ok) {
    const [first, ...more] = reading.violations;
    return `${first?.path} ${first?.code}${more.length > 0 ? `, and ${more.length} more` : ''}`;
  }
  const prepared = world.prepare();
  try {
    if (!restore(prepared, reading.value)) return 'the clock is outside 2000 to 2100';
    // Every request begins with it: rows that are valid one by one may still make it fail.
    sweep(prepared, prepared.newRequestId());
    adopt(world, prepared);
    return null;
  } catch (thrown) {
    return String(thrown);
  }
}

/** Returns the name of the scenario: the one that the world was in, or the default one if it no longer exists. */
function startAgain(world: World, { scenario, seed }: Infer<typeof History>['beginning']): string {
  const found = scenarios.find(({ name }) => name === scenario) ?? scenarioNamed();
  const prepared = world.prepare();
  atOnce(playScenario(prepared, found, seed ?? SEEDS_ONLY.seed));
  adopt(world, prepared);
  return found.name;
}

/** Fields and collections with rows that the present code does not declare; reading a snapshot ignores them. */
function droppedFields(snapshot: unknown): readonly string[] {
  const { store } = snapshot as { readonly store: Readonly<Record<string, readonly object[]>> };
  return Object.entries(store).flatMap(([former, rows]) => {
    const name = COLLECTION_NAMES.find((candidate) => candidate === presentName(former));
    if (!name) return rows.length > 0 ? [former] : [];
    const fields = new Set(rows.flatMap((row) => Object.keys(row)));
    return [...fields]
      .filter((field) => !(field in collections[name].schema.fields))
      .map((field) => `${name}.${field}`);
  });
}
